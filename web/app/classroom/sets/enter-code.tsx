import { useSignal } from "@preact/signals";
import { go, read } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import type { CodeFault } from "../print/codes.ts";
import { readSetCode } from "../print/set-code.ts";
import { readSet } from "./set-link.ts";

/** The field in which a pupil types the code of a set, or pastes its link. */
export function EnterCode() {
  const text = useSignal("");
  const fault = useSignal<CodeFault | null>(null);

  function open() {
    const linked = text.value.includes("#") ? read(text.value.replace(/^[^#]*/, "")) : null;
    if (linked && readSet(linked.query)) return go("set", linked.query);
    const found = readSetCode(text.value);
    if ("query" in found) return go("set", found.query);
    fault.value = found.fault;
    say(t(`set.enter.${found.fault}`), { urgent: true });
  }

  return (
    <form
      class="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label for="set-code">{t("set.enter")}</label>
      <div class="set-enter">
        <input
          id="set-code"
          class="box"
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
        <button type="submit" class="button">
          {t("set.open")}
        </button>
      </div>
      <p class="fault">{fault.value && t(`set.enter.${fault.value}`)}</p>
    </form>
  );
}
