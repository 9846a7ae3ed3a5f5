import {
  CHOICES,
  choose,
  LANGUAGES,
  type SettingName,
  type Settings,
  settings,
} from "../../browser/settings.ts";
import { keysOf } from "../../data/keys.ts";
import { keyOf, languageOf, t } from "../../words/i18n.ts";

/** A setting; or, with `chosen` and `onChoose`, a choice of the same values for one mode. */
type ChoiceProps = {
  name: SettingName;
  chosen?: Partial<Settings>;
  onChoose?: typeof choose;
};

/** One setting, with all its choices side by side. */
export function Choice({ name, chosen = settings.value, onChoose = choose }: ChoiceProps) {
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
              checked={chosen[name] === choice}
              onChange={() => onChoose(name, choice)}
            />
            <Label name={name} choice={choice} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One setting with many choices, in a row that opens their list. */
export function ListedChoice({ name, chosen = settings.value, onChoose = choose }: ChoiceProps) {
  return (
    <label class="choice listed-choice">
      <span lang={languageOf(`settings.${name}`)}>{t(`settings.${name}`)}</span>
      <select
        class="box"
        value={chosen[name]}
        onChange={({ currentTarget: { value } }) => {
          const choice = CHOICES[name].find((each) => each === value);
          if (choice) onChoose(name, choice);
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
