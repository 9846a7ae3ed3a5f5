import { MOST_HANDS } from "../../base/address/hand-list.ts";
import { Signs } from "../../base/ui/fields/signs.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { keyOf, t } from "../../base/words/i18n.ts";
import { PATH, techniqueName } from "../../base/words/techniques.ts";
import { measureOf } from "./sheet-hands.ts";
import {
  type ChoiceName,
  MOST_LETTERS,
  MOST_TABLES,
  readNumber,
  readSeed,
  SHEET_CHOICES,
  type SheetChoices,
} from "./sheet-link.ts";

/** The choice that a teacher changes most often after the number and the kind of the hands. */
const FIRST: Record<SheetChoices["format"], ChoiceName> = {
  cards: "size",
  worksheet: "key",
  kit: "size",
  lesson: "technique",
};
/** The choices that say which hands are dealt. They do not affect listed hands. */
const OF_HANDS: Record<SheetChoices["format"], ChoiceName[]> = {
  cards: ["level", "school", "edition", "deck", "technique"],
  worksheet: ["level", "school", "edition", "deck", "technique", "version"],
  kit: ["edition", "deck"],
  lesson: ["level", "school", "edition", "deck", "technique"],
};
const OF_SCREEN: ChoiceName[] = ["level", "school", "edition", "deck"];
const OF_PAPER: Record<SheetChoices["format"], ChoiceName[]> = {
  cards: ["size", "backs", "key", "why", "paper"],
  worksheet: ["first", "key", "why", "type", "paper"],
  kit: ["size", "backs", "key", "paper"],
  lesson: ["paper"],
};

interface FormProps {
  sheet: SheetChoices;
  onChange: (change: Partial<SheetChoices>) => void;
}

/** The choices for a sheet, each as a list: those of most teachers, and the others folded. */
export function SheetForm({ sheet, onChange }: FormProps) {
  const own = { sheet, onChange };
  const ofHands = OF_HANDS[sheet.format];
  const first = FIRST[sheet.format];
  const isMixed = sheet.format !== "lesson";
  const isLevel = (name: ChoiceName) => name === "level" || name === "school";
  const isShown = !sheet.hands || !ofHands.includes(first);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div class="sheet-form">
        <Select name="format" {...own} />
        {sheet.format !== "kit" && !sheet.hands && (
          <Count name="count" most={MOST_HANDS} {...own} />
        )}
        {sheet.format === "kit" && <Count name="tables" most={MOST_TABLES} {...own} />}
        <Measure {...own} />
        {!sheet.hands && <Selects names={ofHands.filter(isLevel)} isMixed={isMixed} {...own} />}
      </div>
      {isShown && (
        <div class="sheet-form">
          <Selects names={[first]} {...own} />
        </div>
      )}
      <Fold title={t("start.choices")} open={false}>
        {() => (
          <>
            {!sheet.hands && (
              <div class="sheet-form">
                <Selects
                  names={ofHands.filter((name) => !isLevel(name) && name !== first)}
                  {...own}
                />
                <SheetSigns {...own} />
                <Seed {...own} />
              </div>
            )}
            {sheet.school && <p class="help-text">{t("print.school.about")}</p>}
            <h2>{t("print.on-paper")}</h2>
            <div class="sheet-form">
              <Selects names={OF_PAPER[sheet.format].filter((name) => name !== first)} {...own} />
              {["worksheet", "lesson"].includes(sheet.format) && (
                <>
                  <Text name="title" {...own} />
                  <Text name="group" {...own} />
                </>
              )}
            </div>
            <p class="help-text">{t("print.help")}</p>
          </>
        )}
      </Fold>
    </form>
  );
}

/** The choices of a set's hands that few teachers change. */
export const MoreOfSet = (own: FormProps) => (
  <div class="sheet-form">
    <Selects names={["edition", "technique"]} {...own} />
    <SheetSigns {...own} />
    <Seed {...own} />
  </div>
);

/**
 * The choices that say which hands are dealt.
 *
 * @param props `isLesson`: for the hands of one after the other, without a seed. A technique then
 *   stands for the hands of its lesson.
 */
export function DealtForm({ isLesson = false, ...own }: FormProps & { isLesson?: boolean }) {
  const { sheet } = own;
  if (isLesson && sheet.technique) {
    return (
      <div class="sheet-form">
        <Select name="technique" {...own} />
      </div>
    );
  }
  return (
    <>
      <div class="sheet-form">
        {isLesson && <Select name="technique" {...own} />}
        <Count name="count" most={MOST_HANDS} {...own} />
        <Measure {...own} />
        <Selects
          names={isLesson ? OF_SCREEN : ["level", "school", "deck"]}
          isMixed={!isLesson}
          {...own}
        />
        {isLesson && <SheetSigns {...own} />}
      </div>
      {sheet.school && <p class="help-text">{t("print.school.about")}</p>}
    </>
  );
}

/** Chooses hands by level, or by school step. */
function Measure({ sheet, onChange }: FormProps) {
  return (
    <label>
      {t("print.measure")}
      <select
        class="box"
        value={measureOf(sheet)}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.value === "school"
              ? { school: sheet.level === "mixed" ? "mixed" : "any", level: "any" }
              : { school: "", level: sheet.school === "mixed" ? "mixed" : "any" },
          )
        }
      >
        <option value="people">{t("print.measure.people")}</option>
        <option value="school">{t("print.measure.school")}</option>
      </select>
    </label>
  );
}

/** @param props `isMixed`: whether a sheet can go from one dot to three */
function Selects({
  names,
  isMixed = true,
  ...own
}: FormProps & { names: ChoiceName[]; isMixed?: boolean }) {
  const { sheet } = own;
  const hidden: ChoiceName[] = [
    sheet.school ? "level" : "school",
    ...(sheet.edition ? (["deck"] as const) : []),
    ...(sheet.hands && sheet.key !== "none" ? [] : (["why"] as const)),
  ];
  return names
    .filter((name) => !hidden.includes(name))
    .map((name) => <Select key={name} name={name} isMixed={isMixed} {...own} />);
}

function Count({
  name,
  most,
  sheet,
  onChange,
}: FormProps & { name: "count" | "tables"; most: number }) {
  return (
    <label>
      {t(`print.${name}`)}
      <input
        class="box"
        type="number"
        min="1"
        max={most}
        value={sheet[name]}
        onChange={({ currentTarget }) =>
          onChange({ [name]: readNumber(currentTarget.value, sheet[name], most) })
        }
      />
    </label>
  );
}

function Seed({ sheet, onChange }: FormProps) {
  return (
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
  );
}

function Text({ name, sheet, onChange }: FormProps & { name: "title" | "group" }) {
  return (
    <label>
      {t(name === "title" ? "print.heading" : "print.group")}
      <input
        class="box"
        type="text"
        autocomplete="off"
        maxLength={MOST_LETTERS}
        value={sheet[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.value.trim() })}
      />
    </label>
  );
}

function SheetSigns({ sheet, onChange }: FormProps) {
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
  isMixed = true,
  onChange,
}: FormProps & { name: ChoiceName; isMixed?: boolean }) {
  return (
    <label>
      {t(`print.${name}`)}
      <select
        class="box"
        value={sheet[name]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ [name]: value, ...(name === "format" && measureFor(value, sheet)) })
        }
      >
        {choicesOf(name, sheet)
          .filter((choice) => isMixed || choice !== "mixed")
          .map((choice) => (
            <option key={choice} value={choice}>
              {label(name, choice)}
            </option>
          ))}
      </select>
    </label>
  );
}

/** A tournament and a lesson are for a school, whose steps choose their hands. */
const measureFor = (format: string, { school }: SheetChoices): Partial<SheetChoices> =>
  format === "kit" || format === "lesson" ? { school: school || "any", level: "any" } : {};

/** The school step that needs ÷. */
const DIVISION = "4";

/** The choices that are possible. Kits and lessons choose their hands, so they take no list. */
function choicesOf(
  name: ChoiceName,
  { format, hands, operators }: SheetChoices,
): readonly string[] {
  if (name === "format" && hands) return ["cards", "worksheet"];
  if (name === "version") return ["", "both"];
  if (name === "technique" && format === "lesson") return PATH;
  if (name !== "school") return SHEET_CHOICES[name];
  return SHEET_CHOICES.school.filter(
    (step) => step && (step !== DIVISION || operators.includes("/")),
  );
}

function label(name: ChoiceName, choice: string) {
  if (name === "technique" && choice) return techniqueName(choice);
  const isSetting = ["deck", "edition"].includes(name) || (name === "level" && choice !== "mixed");
  const key = isSetting
    ? keyOf(`settings.${name}.${choice || "standard"}`)
    : keyOf(`print.${name}.${choice || "any"}`);
  return key ? t(key) : choice;
}
