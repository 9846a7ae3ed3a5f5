import { keyOf, t } from "../core/i18n.ts";
import { Signs } from "../ui/signs.tsx";
import { MOST_HANDS } from "./hand-list.ts";
import { type ChoiceName, readSeed, SHEET_CHOICES, type SheetChoices } from "./sheet-link.ts";

const OF_FORMAT: Record<SheetChoices["format"], ChoiceName[]> = {
  cards: ["edition", "deck", "level", "size", "backs", "key", "paper"],
  worksheet: ["edition", "deck", "level", "key", "paper"],
  kit: ["edition", "deck", "size", "backs", "key", "paper"],
};

/** The choices that do not affect listed hands. */
const OF_SEED: ChoiceName[] = ["edition", "deck", "level"];

/** The choices for a sheet, each as a list. */
export function SheetForm({
  sheet,
  onChange,
}: {
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}) {
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
      {!sheet.hands && <SheetSigns sheet={sheet} onChange={onChange} />}
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

/** The choices that say which hands are dealt, without their number. */
export function DealtForm({
  sheet,
  onChange,
}: {
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}) {
  return (
    <div class="sheet-form">
      {OF_SEED.filter((name) => name !== "deck" || !sheet.edition).map((name) => (
        <Select key={name} name={name} sheet={sheet} onChange={onChange} />
      ))}
      <SheetSigns sheet={sheet} onChange={onChange} />
    </div>
  );
}

function SheetSigns({
  sheet,
  onChange,
}: {
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}) {
  return (
    <Signs
      edition={sheet.edition}
      chosen={sheet.operators}
      onChange={(operators) => onChange({ operators })}
    />
  );
}

function Select({
  name,
  sheet,
  onChange,
}: {
  name: ChoiceName;
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}) {
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

/** Lists cannot be printed as kits: a kit needs hands of all levels. */
const choicesOf = (name: ChoiceName, { hands }: SheetChoices) =>
  SHEET_CHOICES[name].filter((choice) => !hands || choice !== "kit");

function label(name: ChoiceName, choice: string) {
  const isSetting = name === "level" || name === "deck" || name === "edition";
  const key = isSetting
    ? keyOf(`settings.${name}.${choice || "standard"}`)
    : keyOf(`print.${name}.${choice}`);
  return key ? t(key) : choice;
}
