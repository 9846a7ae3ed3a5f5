import { t } from "../core/i18n.js";
import { CHOICES, choose, LANGUAGES, settings } from "../core/settings.js";

/** @import { Locale, SettingName } from "../core/settings.js" */

/**
 * One setting: all its choices side by side.
 *
 * @param {{name: SettingName}} props
 */
export function Choice({ name }) {
  return (
    <fieldset class="choice">
      <legend>{t(`settings.${name}`)}</legend>
      <div class="segments">
        {CHOICES[name].map((choice) => (
          <label key={choice} class="segment">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={settings.value[name] === choice}
              onChange={() => choose(name, choice)}
            />
            <span lang={choice in LANGUAGES ? choice : undefined}>{label(name, choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * @param {SettingName} name
 * @param {string} choice
 */
function label(name, choice) {
  if (choice in LANGUAGES) return LANGUAGES[/** @type {Locale} */ (choice)].name;
  return t(/** @type {import("../core/i18n.js").Key} */ (`settings.${name}.${choice}`));
}
