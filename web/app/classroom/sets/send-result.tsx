import { useSignal } from "@preact/signals";
import { href, type Query } from "../../base/address/router.ts";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { inGroups } from "../print/codes.ts";
import { LONGEST_NAME, shownName } from "./set-result.ts";

/**
 * The code of a result with the pupil's name, to send to the teacher.
 *
 * @param props `query`: of the set's link; null if the teacher cannot open the address of this page
 */
export function SendResult({ code, query }: { code: string; query: Query | null }) {
  const pupil = useSignal("");
  const shown = shownName(pupil.value);
  const text = `${inGroups(code)} ${shown}`.trim();
  const link =
    query && addressOf(href("set", { ...query, result: code, ...(shown && { name: shown }) }));
  return (
    <>
      <label class="sets-form">
        {t("sets.name")}
        <input
          class="box"
          type="text"
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          value={pupil.value}
          onInput={(event) => {
            pupil.value = event.currentTarget.value;
          }}
        />
      </label>
      <p>{t("sets.code")}</p>
      <p class="example">
        <code class="sets-code" translate={false}>
          {text}
        </code>
      </p>
      <ShareButton text={link || text} label={t("sets.send")} primary />
    </>
  );
}
