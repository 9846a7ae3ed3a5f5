import { useSignal } from "@preact/signals";
import { href, type Query } from "../../base/address/router.ts";
import { csvFile, download } from "../../base/browser/download.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { failureOf } from "../../base/python/engine.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { copyText } from "../../base/ui/sharing/share.ts";
import { formatTag, locale, sentences, t } from "../../base/words/i18n.ts";
import { classes } from "../../player/history/classes.ts";
import { askQuestions } from "../school/ask-questions.ts";
import { bestMarks, type Mark, markRows, moodleRows, tableText } from "../school/marks.ts";
import { fetchGame, isGame } from "../school/one-file.ts";
import { pack } from "../school/package.ts";
import { qtiFiles } from "../school/qti-package.ts";
import { scormFiles } from "../school/scorm-package.ts";
import { readTerms, SCORM } from "./set-link.ts";
import { rowsOf, sorted, valueIn } from "./set-table.ts";

/** Drawings of the offers, in a box of 48 by 32. */
const TILES = [
  { name: "moodle", drawing: "M8 3h22v26H8ZM12 9h14M12 15h14M12 21h8M36 10v12M31 17l5 5 5-5" },
  { name: "table", drawing: "M6 5h36v22H6ZM6 12h36M6 19h36M22 5v22M32 5v22" },
  { name: "scorm", drawing: "M24 3l15 6v14l-15 6-15-6V9ZM9 9l15 6 15-6M24 15v14" },
  {
    name: "qti",
    drawing:
      "M11 5a3 3 0 1 0 .1 0ZM11 13a3 3 0 1 0 .1 0ZM11 21a3 3 0 1 0 .1 0ZM11 15v2M20 8h20M20 16h20M20 24h14",
  },
] as const;

type Tile = (typeof TILES)[number]["name"];

/** What a set and its results become for a school's system: one press each. */
export function SchoolTiles({ set, query, hands }: { set: string; query: Query; hands: Puzzle[] }) {
  const outcome = useSignal("");
  const isBusy = useSignal(false);
  const title = readTerms(query).title || t("sets.title");
  useSaid(isBusy.value ? "" : outcome.value);

  const save = (content: Blob, name: string) => {
    download(content, name);
    return t("school.saved", { file: name });
  };

  function saveMoodle() {
    const marks = marksOf(set, hands.length);
    const nameless = marks.length - marks.filter(({ name }) => name).length;
    if (bestMarks(marks).length === 0) return t("school.no-marks");
    const rows = moodleRows(marks, title, t("school.user"));
    return sentences(
      save(csvFile(rows), "twentyfour-moodle.csv"),
      nameless > 0 && t("school.nameless", { count: nameless }),
    );
  }

  async function copyTable() {
    const marks = marksOf(set, hands.length);
    if (marks.length === 0) return t("school.no-marks");
    const named = marks.map((mark, at) => ({
      ...mark,
      name: mark.name || t("sets.nameless", { place: at + 1 }),
    }));
    const rows = markRows(named, [t("sets.name"), t("school.mark"), t("school.of")]);
    return t((await copyText(tableText(rows))) ? "share.copied" : "school.not-copied");
  }

  async function saveScorm(game: Blob | null) {
    if (!game) return t("school.no-game");
    const link = href("set", { ...query, marks: SCORM });
    const files = scormFiles({ name: set, title, link, language: locale.value, game });
    return save(await pack(files), "twentyfour-scorm.zip");
  }

  async function saveQuestions() {
    const items = await askQuestions(hands, (done) => {
      outcome.value = t("school.asking", { place: done + 1, count: hands.length });
    });
    if (items.length === 0) return t("school.no-questions");
    const files = qtiFiles({ name: set, title, language: locale.value, items });
    return save(await pack(files), "twentyfour-qti.zip");
  }

  /** Shows what an act has led to. Presses meanwhile do nothing. */
  async function run(act: () => string | Promise<string>) {
    if (isBusy.value) return;
    isBusy.value = true;
    outcome.value = "";
    try {
      outcome.value = await act();
    } catch (error) {
      failureOf(error);
      outcome.value = t("school.not-made");
    } finally {
      isBusy.value = false;
    }
  }

  const choose = async (chosen: File) =>
    (await isGame(chosen)) ? saveScorm(chosen) : t("school.other-file");

  const acts = {
    moodle: saveMoodle,
    table: copyTable,
    scorm: async () => saveScorm(await fetchGame()),
    qti: saveQuestions,
  };

  return (
    <div class="school">
      <ul class="offers">
        {TILES.map(({ name, drawing }) => (
          <li key={name}>
            {name === "scorm" && location.protocol === "file:" ? (
              <label class="offer file">
                <Face name={name} drawing={drawing} about={t("school.scorm.choose")} />
                <input
                  type="file"
                  accept=".html"
                  onChange={({ currentTarget: { files } }) => {
                    const chosen = files?.[0];
                    if (chosen) run(() => choose(chosen));
                  }}
                />
              </label>
            ) : (
              <button type="button" class="offer" onClick={() => run(acts[name])}>
                <Face name={name} drawing={drawing} about={t(`school.${name}.about`)} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="school-outcome">{outcome.value}</p>
    </div>
  );
}

function Face({ name, drawing, about }: { name: Tile; drawing: string; about: string }) {
  return (
    <>
      <svg viewBox="0 0 48 32" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <span>
        <b>{t(`school.${name}`)}</b>
        <br />
        {about}
      </span>
    </>
  );
}

/** The marks of the class, in the order of the names. A name is empty, or as the pupil wrote it. */
function marksOf(set: string, of: number): Mark[] {
  const rows = rowsOf(classes.peek().get(set)?.codes ?? []);
  const compare = new Intl.Collator(formatTag.value, { numeric: true });
  return sorted(rows, "name", compare).map(({ pair: [name, code], ...row }) => ({
    name: name === code ? "" : name,
    solved: valueIn(row, "solved") ?? 0,
    of,
  }));
}
