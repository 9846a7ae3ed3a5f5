import { keyOf, languageOf, t } from "../core/i18n.ts";
import { keysOf } from "../core/keys.ts";
import { CHOICES, choose, LANGUAGES, type SettingName, settings } from "../core/settings.ts";

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

/** One setting with many choices, in a row that opens their list. */
export function ListedChoice({ name }: { name: SettingName }) {
  return (
    <label class="choice listed-choice">
      <span lang={languageOf(`settings.${name}`)}>{t(`settings.${name}`)}</span>
      <select
        class="box"
        value={settings.value[name]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = CHOICES[name].find((choice) => choice === value);
          if (chosen) choose(name, chosen);
        }}
      >
        {CHOICES[name].map((choice) => (
          <option key={choice} value={choice}>
            {t(keyOf(`settings.${name}.${choice}`) ?? `settings.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Label({ name, choice }: { name: SettingName; choice: string }) {
  const locale = keysOf(LANGUAGES).find((tag) => tag === choice);
  if (locale) return <span lang={locale}>{LANGUAGES[locale].name}</span>;
  const key = keyOf(`settings.${name}.${choice}`);
  return key ? <span lang={languageOf(key)}>{t(key)}</span> : <span>{choice}</span>;
}
