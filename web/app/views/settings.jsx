import { useLayoutEffect } from "preact/hooks";
import { Colophon } from "../components/colophon.jsx";
import { t } from "../i18n.js";
import { CHOICES, choose, keep, kept, settings } from "../settings.js";

/** @import { SettingName } from "../settings.js" */

export function Settings() {
  useLayoutEffect(keep, []);
  return (
    <div class="page">
      <div class="sheet prose">
        <h1 tabIndex={-1}>{t("settings.title")}</h1>
        <Choice name="language" />
        <Choice name="theme" />
        <Choice name="ranks" />
        <Choice name="shortcuts" />
        <Choice name="sounds" />
        <p class={kept.value ? "help-text" : "fault"}>
          {t(kept.value ? "settings.kept" : "settings.unkept")}
        </p>
        <Colophon />
      </div>
    </div>
  );
}

/**
 * One setting: all its choices side by side.
 *
 * @param {{name: SettingName}} props
 */
function Choice({ name }) {
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
            <span>{label(name, choice)}</span>
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
  return t(/** @type {import("../i18n.js").Key} */ (`settings.${name}.${choice}`));
}
