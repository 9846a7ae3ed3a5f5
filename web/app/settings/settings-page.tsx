import { useLayoutEffect } from "preact/hooks";
import { Colophon } from "../about/colophon.tsx";
import { locale, t, wordsMissing } from "../core/i18n.ts";
import { offlineReady } from "../core/offline.ts";
import { LANGUAGES, saveSettings, settingsSaved } from "../core/settings.ts";
import { DealChoices } from "../dealing/deal-choices.tsx";
import { canSave } from "../history/history.ts";
import { StorageReport } from "../history/storage-report.tsx";
import { Choice } from "../ui/choice.tsx";
import { ReloadNotice } from "../ui/notices/reload-notice.tsx";

export function SettingsPage() {
  useLayoutEffect(saveSettings, []);
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("settings.title")}</h1>
        <Choice name="language" />
        {!LANGUAGES[locale.value].reviewed && (
          <p class="help-text" data-language="unreviewed">
            {t("settings.language.unreviewed", { file: `web/locales/${locale.value}.json` })}
          </p>
        )}
        {wordsMissing.value && <ReloadNotice text={t("words.missing")} />}
        <Choice name="theme" />
        <Choice name="ranks" />
        <Choice name="input" />
        <Choice name="shortcuts" />
        <Choice name="reader" />
        <p class="help-text">{t("reader.on")}</p>
        <Choice name="clock" />
        <Choice name="limits" />
        <Choice name="start" />
        <DealChoices />
        <Choice name="rated" />
        <Choice name="sounds" />
        <p class={settingsSaved.value ? "help-text" : "fault"}>
          {t(settingsSaved.value ? "settings.saved" : "settings.unsaved")}
        </p>
        {canSave.value && <p class="help-text">{t(`data.can-save.${canSave.value}`)}</p>}
        <StorageReport />
        {offlineReady.value !== null && (
          <p class="help-text" data-offline={offlineReady.value ? "yes" : "no"}>
            {t(offlineReady.value ? "offline.yes" : "offline.no.more")}
          </p>
        )}
        <Colophon />
      </div>
    </div>
  );
}
