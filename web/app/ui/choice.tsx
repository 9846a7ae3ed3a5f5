import { type Key, t } from "../core/i18n.ts";
import {
  CHOICES,
  choose,
  LANGUAGES,
  type Locale,
  type SettingName,
  settings,
} from "../core/settings.ts";

/** One setting: all its choices side by side. */
export function Choice({ name }: { name: SettingName }) {
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

function label(name: SettingName, choice: string) {
  if (choice in LANGUAGES) return LANGUAGES[choice as Locale].name;
  return t(`settings.${name}.${choice}` as Key);
}
