import { type Key, languageOf, t } from "../core/i18n.ts";
import {
  CHOICES,
  choose,
  LANGUAGES,
  type Locale,
  type SettingName,
  settings,
} from "../core/settings.ts";

/** One setting, with all its choices side by side. */
export function Choice({ name }: { name: SettingName }) {
  return (
    <fieldset class="choice">
      <legend lang={languageOf(`settings.${name}`)}>{t(`settings.${name}`)}</legend>
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
            <Label name={name} choice={choice} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Label({ name, choice }: { name: SettingName; choice: string }) {
  if (choice in LANGUAGES) return <span lang={choice}>{LANGUAGES[choice as Locale].name}</span>;
  const key = `settings.${name}.${choice}` as Key;
  return <span lang={languageOf(key)}>{t(key)}</span>;
}
