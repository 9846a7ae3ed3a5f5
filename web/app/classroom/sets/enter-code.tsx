import { useSignal } from "@preact/signals";
import { go, href, read } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import type { CodeFault } from "../print/codes.ts";
import { readSetCode } from "../print/set-code.ts";
import { readSet } from "./set-link.ts";

/** The page on which a pupil types the code of a set, or pastes its link. */
export function EnterPage() {
  return (
    <div class="page start">
      <h1 tabIndex={-1}>{t("nav.set")}</h1>
      <EnterCode />
      <a class="back-link" href={href("teach")}>
        {t("nav.teach")}
      </a>
    </div>
  );
}

function EnterCode() {
  const text = useSignal("");
  const fault = useSignal<CodeFault | null>(null);

  function open() {
    const [link] = /#\S+/.exec(text.value) ?? [];
    const linked = link ? read(link) : null;
    if (linked && readSet(linked.query)) return go("set", linked.query);
    const found = readSetCode(text.value);
    if ("query" in found) return go("set", found.query);
    fault.value = found.fault;
    say(t(`sets.enter.${found.fault}`), { urgent: true });
  }

  return (
    <form
      class="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <div class="field">
        <label for="sets-code">{t("sets.enter")}</label>
        <input
          id="sets-code"
          class="box sets-enter"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="S2AB-CDEF-GHJK"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            fault.value = null;
          }}
        />
        <p class="fault">{fault.value && t(`sets.enter.${fault.value}`)}</p>
      </div>
      <button type="submit" class="button primary start-button">
        {t("sets.open")}
      </button>
    </form>
  );
}
