import { t } from "../core/i18n.js";
import { CHOICES, choose, settings } from "../core/settings.js";
import { Icon } from "../ui/icon.jsx";

/** How the player answers: by typing, or by combining cards. */
export function WaySwitch() {
  return (
    <fieldset class="segments way" aria-label={t("settings.way")}>
      {CHOICES.way.map((way) => (
        <label key={way} class="segment" title={t(`settings.way.${way}`)}>
          <input
            type="radio"
            name="way"
            value={way}
            aria-label={t(`settings.way.${way}`)}
            checked={settings.value.way === way}
            onChange={() => choose("way", way)}
          />
          <span>
            <Icon name={way} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
