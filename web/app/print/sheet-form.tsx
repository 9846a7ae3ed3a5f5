import { t } from "../core/i18n.js";
import { MOST_HANDS } from "./hand-list.js";
import { readSeed, SHEET_CHOICES } from "./sheet-link.js";

/** @import { ChoiceName, SheetChoices } from "./sheet-link.js" */

/** @type {Record<SheetChoices["format"], ChoiceName[]>} */
const OF_FORMAT = {
  cards: ["edition", "deck", "level", "size", "backs", "key", "paper"],
  worksheet: ["edition", "deck", "level", "key", "paper"],
  kit: ["edition", "deck", "size", "backs", "key", "paper"],
};

/** What makes no difference to hands that are listed. */
const OF_SEED = /** @type {ChoiceName[]} */ (["edition", "deck", "level"]);

/**
 * The choices of a sheet, each in a list.
 *
 * @param {{sheet: SheetChoices, onChange: (change: Partial<SheetChoices>) => void}} props
 */
export function SheetForm({ sheet, onChange }) {
  const names = OF_FORMAT[sheet.format].filter((name) =>
    sheet.hands ? !OF_SEED.includes(name) : name !== "deck" || !sheet.edition,
  );
  return (
    <form class="sheet-form" onSubmit={(event) => event.preventDefault()}>
      <Select name="format" sheet={sheet} onChange={onChange} />
      {sheet.format !== "kit" && !sheet.hands && (
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
      {!sheet.hands && (
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
      )}
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
        {choicesOf(name, sheet).map((choice) => (
          <option key={choice} value={choice}>
            {label(name, choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A kit has hands of all levels, which a list need not have.
 *
 * @param {ChoiceName} name
 * @param {SheetChoices} sheet
 */
const choicesOf = (name, { hands }) =>
  SHEET_CHOICES[name].filter((choice) => !hands || choice !== "kit");

/**
 * @param {ChoiceName} name
 * @param {string} choice
 */
function label(name, choice) {
  if (name === "level") return t(`settings.level.${/** @type {SheetChoices["level"]} */ (choice)}`);
  if (name === "deck") return t(`settings.deck.${/** @type {SheetChoices["deck"]} */ (choice)}`);
  if (name === "edition")
    return t(
      `settings.edition.${/** @type {Exclude<SheetChoices["edition"], "">} */ (choice) || "standard"}`,
    );
  return t(/** @type {import("../core/i18n.js").Key} */ (`print.${name}.${choice}`));
}
