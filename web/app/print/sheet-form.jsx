import { t } from "../core/i18n.js";
import { MOST_HANDS, readSeed, SHEET_CHOICES } from "./sheet-link.js";

/** @import { ChoiceName, SheetChoices } from "./sheet-link.js" */

/** @type {Record<SheetChoices["format"], ChoiceName[]>} */
const OF_FORMAT = {
  cards: ["edition", "deck", "level", "size", "backs", "key", "paper"],
  worksheet: ["edition", "deck", "level", "key", "paper"],
  kit: ["edition", "deck", "size", "backs", "key", "paper"],
};

/**
 * The choices of a sheet, each in a list.
 *
 * @param {{sheet: SheetChoices, onChange: (change: Partial<SheetChoices>) => void}} props
 */
export function SheetForm({ sheet, onChange }) {
  const names = OF_FORMAT[sheet.format].filter((name) => name !== "deck" || !sheet.edition);
  return (
    <form class="sheet-form" onSubmit={(event) => event.preventDefault()}>
      <Select name="format" sheet={sheet} onChange={onChange} />
      {sheet.format !== "kit" && (
        <label>
          {t("print.count")}
          <input
            class="box"
            type="number"
            min="1"
            max={MOST_HANDS}
            value={sheet.count}
            onChange={(event) => {
              const count = Math.round(event.currentTarget.valueAsNumber) || sheet.count;
              onChange({ count: Math.min(Math.max(count, 1), MOST_HANDS) });
            }}
          />
        </label>
      )}
      {names.map((name) => (
        <Select key={name} name={name} sheet={sheet} onChange={onChange} />
      ))}
      <label>
        {t("print.seed")}
        <input
          class="box"
          type="text"
          autocomplete="off"
          spellcheck={false}
          maxLength={6}
          value={sheet.seed}
          onChange={(event) => {
            const seed = readSeed(event.currentTarget.value);
            if (seed) onChange({ seed });
            event.currentTarget.value = seed ?? sheet.seed;
          }}
        />
      </label>
    </form>
  );
}

/**
 * @param {object} props
 * @param {ChoiceName} props.name
 * @param {SheetChoices} props.sheet
 * @param {(change: Partial<SheetChoices>) => void} props.onChange
 */
function Select({ name, sheet, onChange }) {
  return (
    <label>
      {t(`print.${name}`)}
      <select
        class="box"
        value={sheet[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
      >
        {SHEET_CHOICES[name].map((choice) => (
          <option key={choice} value={choice}>
            {label(name, choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * @param {ChoiceName} name
 * @param {string} choice
 */
function label(name, choice) {
  if (name === "level") return t(`settings.level.${/** @type {SheetChoices["level"]} */ (choice)}`);
  if (name === "deck") return t(`settings.deck.${/** @type {SheetChoices["deck"]} */ (choice)}`);
  return t(/** @type {import("../core/i18n.js").Key} */ (`print.${name}.${choice || "none"}`));
}
