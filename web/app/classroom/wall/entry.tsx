import { signal, useSignal } from "@preact/signals";
import { Scanner } from "../../base/ui/scanner/scanner.tsx";
import { sentences, t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { findAnswer } from "../../player/answers/answer-form.ts";
import {
  type NamedAnswer,
  type ReadAnswers,
  readAnswers,
} from "../../player/answers/chat-answers.ts";
import { type Wall, withAnswers } from "./wall.ts";
import { changeWall } from "./wall-store.ts";

/** What the last text did, for the line below the field. */
const news = signal("");

/**
 * Adds answers to the wall and says what that did.
 *
 * @param isPupil as in `withAnswers`
 */
export function addAnswers(
  answers: NamedAnswer[],
  isPupil: boolean,
  { damaged, newer, other }: ReadAnswers["faults"] = { damaged: 0, newer: 0, other: 0 },
) {
  let counts = { added: 0, known: 0, left: 0 };
  if (answers.length > 0) {
    changeWall((now) => {
      if (!now) return now;
      const { wall, ...outcome } = withAnswers(now, answers, isPupil);
      counts = outcome;
      return wall;
    });
  }
  const { added, known, left } = counts;
  news.value =
    sentences(
      added > 0 && t("wall.added", { count: added }),
      known > 0 && t("wall.known", { count: known }),
      left > 0 && t("wall.left", { count: left }),
      other > 0 && t("wall.other", { count: other }),
      damaged > 0 && t("wall.damaged", { count: damaged }),
      newer > 0 && t("wall.newer", { count: newer }),
    ) || t("wall.nothing");
  say(news.peek());
}

/** Reads a text into the wall. Returns whether it has answers to the hand. */
function readInto({ hand }: Wall, text: string, isPupil: boolean) {
  const { answers, faults } = readAnswers(text, hand);
  addAnswers(answers, isPupil, faults);
  return answers.length > 0;
}

/** The field for answers and chats, and the scanner for the codes of pupils. */
export function Entry({ wall }: { wall: Wall }) {
  const text = useSignal("");
  const isScanning = useSignal(false);
  return (
    <form
      class="wall-entry"
      onSubmit={(event) => {
        event.preventDefault();
        const isChat = text.peek().trim().includes("\n");
        if (text.peek().trim() && readInto(wall, text.peek(), !isChat)) text.value = "";
      }}
    >
      {isScanning.value && <ScanAnswers wall={wall} />}
      <textarea
        class="box"
        rows={1}
        aria-label={t("wall.field")}
        placeholder={t("wall.field")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" class="button primary">
        {t("wall.add")}
      </button>
      <button
        type="button"
        class="button"
        aria-pressed={isScanning.value}
        onClick={() => {
          isScanning.value = !isScanning.value;
        }}
      >
        {t(isScanning.value ? "scan.stop" : "wall.scan")}
      </button>
      <p class="wall-news">{news.value}</p>
    </form>
  );
}

/** Scans the codes of one pupil after the other. */
function ScanAnswers({ wall }: { wall: Wall }) {
  /** How many codes were scanned; each begins a new search. */
  const scanned = useSignal(0);
  const last = useSignal("");
  return (
    <div class="wall-scanner">
      <Scanner
        key={scanned.value}
        isWanted={(text) => text !== last.peek() && findAnswer(text) !== null}
        onText={(text) => {
          last.value = text;
          readInto(wall, text, true);
          scanned.value += 1;
        }}
      />
    </div>
  );
}
