import { puzzleOf } from "../../base/cards/puzzle.ts";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { WhyNot } from "../why/why-not.tsx";
import { hintSentences } from "./hint-sentences.ts";
import { HintTree } from "./hint-tree.tsx";

/** The hints that were taken, weakest first. A hint to undo has a button for it. */
export function Hints({ game }: { game: HandTable }) {
  const { coach, combining, table } = game;
  const now = coach.advice.value;
  const hints = hintSentences(game);
  const waits = now && !now.hints && !now.error;
  const undo = coach.hints.value.find(({ code }) => code === "undo");
  if (now?.error && !table.hand.value.error) return <FailureNotice error={now.error} />;
  return (
    <div class="hints" data-level={hints.length}>
      {(waits || hints.length > 0) && (
        <Notice kind="note">
          {waits && <p>{t("hint.looking")}</p>}
          {hints.map(({ code, words }) => (
            <p key={code}>{words}</p>
          ))}
          {undo && (
            <div class="notice-actions">
              <button
                type="button"
                class="button"
                onClick={() => combining.undo(Number(undo.params.count))}
              >
                {t("combine.undo.count", { count: undo.params.count })}
              </button>
            </div>
          )}
        </Notice>
      )}
      {undo && <DeadEnd game={game} />}
      <HintTree game={game} />
    </div>
  );
}

/** Why the target is out of reach from the cards that are left. */
function DeadEnd({ game: { combining, table } }: { game: HandTable }) {
  const puzzle = puzzleOf(table.hand.value);
  const numbers = combining.remaining.value.map(({ value }) => value);
  if (!puzzle || numbers.length === puzzle.numbers.length) return null;
  return <WhyNot puzzle={{ ...puzzle, numbers }} />;
}
