import { useState } from "preact/hooks";
import { t } from "../../base/words/i18n.ts";
import { LONGEST_NAME, shownName } from "./start-code.ts";

/** The player's name, which the other phone shows. */
export function NameField({ value, onName }: { value: string; onName: (name: string) => void }) {
  const [text, setText] = useState(value);
  return (
    <label class="challenge-name">
      {t("challenge.name")}
      <input
        class="box"
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          onName(shownName(currentTarget.value));
        }}
      />
    </label>
  );
}
