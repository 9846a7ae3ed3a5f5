import { useLayoutEffect } from "preact/hooks";
import { offlineReady } from "../../base/browser/offline.ts";
import { LANGUAGES, saveSettings, settingsSaved } from "../../base/browser/settings.ts";
import { inWords } from "../../base/time/dates.ts";
import { Choice } from "../../base/ui/fields/choice.tsx";
import { ReloadNotice } from "../../base/ui/notices/reload-notice.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { dateTag } from "../../base/words/date-tag.ts";
import { locale, t, wordsMissing } from "../../base/words/i18n.ts";
import { StorageReport } from "../../player/backup/storage-report.tsx";
import { DealChoices } from "../../player/dealing/deal-choices.tsx";
import { canSave } from "../../player/history/history.ts";

/** Computers with a mouse have the function, but do not vibrate. */
const canVibrate = "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;

/** The choices that players change first, and the others in groups. */
export function SettingsPage() {
  useLayoutEffect(saveSettings, []);
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("settings.title")}</h1>
        <Choice name="input" />
        <Choice name="level" />
        <Choice name="language" />
        <Review />
        {wordsMissing.value && <ReloadNotice text={t("words.missing")} />}
        <Choice name="sounds" />
        {canVibrate && <Choice name="vibration" />}
        <Choice name="faces" />
        {!settingsSaved.value && <p class="fault">{t("settings.unsaved")}</p>}
        <Fold title={t("settings.group.look")}>
          {() => (
            <>
              <Choice name="theme" />
              <Choice name="ranks" />
              <Choice name="clock" />
              <Choice name="start" />
            </>
          )}
        </Fold>
        <Fold title={t("deal.title")}>
          {() => (
            <>
              <DealChoices level={false} />
              <Choice name="rated" />
            </>
          )}
        </Fold>
        <Fold title={t("settings.group.keys")}>
          {() => (
            <>
              <Choice name="limits" />
              <Choice name="shortcuts" />
              <Choice name="reader" />
              <p class="help-text">{t("reader.on")}</p>
            </>
          )}
        </Fold>
        <Fold title={t("settings.group.device")}>
          {() => (
            <>
              {settingsSaved.value && <p class="help-text">{t("settings.saved")}</p>}
              {canSave.value && <p class="help-text">{t(`data.can-save.${canSave.value}`)}</p>}
              <StorageReport />
              {offlineReady.value !== null && (
                <p class="help-text" data-offline={offlineReady.value ? "yes" : "no"}>
                  {t(offlineReady.value ? "offline.yes" : "offline.no.more")}
                </p>
              )}
            </>
          )}
        </Fold>
      </div>
    </div>
  );
}

/** Whether a native speaker has reviewed the words of the language, and when. */
function Review() {
  const { reviewed } = LANGUAGES[locale.value];
  const file = `web/locales/${locale.value}.json`;
  const date = reviewed && inWords(reviewed.date, dateTag.value, { dateStyle: "long" });
  return (
    <p class="help-text" data-language={date ? "reviewed" : "unreviewed"}>
      {date
        ? t("settings.language.reviewed", { date, file })
        : t("settings.language.unreviewed", { file })}
    </p>
  );
}
