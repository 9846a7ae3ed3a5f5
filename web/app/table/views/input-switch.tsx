import { CHOICES, choose, settings } from "../../base/browser/settings.ts";
import { Icon } from "../../base/ui/buttons/icon.tsx";
import { t } from "../../base/words/i18n.ts";

/** How the player answers: by typing, or by combining cards. */
export function InputSwitch() {
  return (
    <fieldset class="segments input-switch" aria-label={t("settings.input")}>
      {CHOICES.input.map((input) => (
        <label key={input} class="segment" title={t(`settings.input.${input}`)}>
          <input
            type="radio"
            name="input"
            value={input}
            aria-label={t(`settings.input.${input}`)}
            checked={settings.value.input === input}
            onChange={() => choose("input", input)}
          />
          <span>
            <Icon name={input} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
