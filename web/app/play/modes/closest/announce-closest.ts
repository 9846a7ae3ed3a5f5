import type { Closest } from "../../../../engine/contract.d.ts";
import { hasKeyboard } from "../../../base/browser/devices.ts";
import { sentences, t } from "../../../base/words/i18n.ts";
import { equation, number } from "../../../base/words/pretty.ts";
import { say } from "../../../base/words/say.ts";
import type { Outcome } from "../../../table/hand/types.ts";
import { announceTable } from "../../../table/views/announce-table.ts";
import type { ClosestGame } from "./closest.ts";
import { bestWords, outcomeWords } from "./closest-words.ts";

/** Announces the events of closest counts to screen readers, each once. */
export function announceClosest(game: ClosestGame) {
  const { best, live, table } = game;
  announceTable(game, "closest", async () => null);

  const target = () => table.hand.peek().target ?? "";

  live.onEvent((before, event, after) => {
    const { outcome } = after;
    if (!outcome || event.type === "replaced") return;
    if (outcome !== before.outcome) announceOutcome(outcome);
    if (after.best !== before.best && after.best.found) announceBest(outcome, after.best.found);
  });

  function announceOutcome(outcome: Outcome) {
    const stars = outcome.given ? t("closest.stars.count", { count: outcome.stars }) : "";
    const isExact = outcome.distance === "0";
    const words = sentences(
      outcomeWords(outcome, target()),
      stars && t("sentence", { words: stars }),
      isExact && hasKeyboard() && t("verdict.next"),
    );
    say(words);
  }

  function announceBest(outcome: Outcome, { distance, expression: { text, value } }: Closest) {
    const isTold = distance === outcome.distance;
    const reached = isTold ? "" : t("sentence", { words: equation(text, number(value)) });
    const next = hasKeyboard() ? t("verdict.next") : "";
    const words = bestWords(best.state.peek(), outcome, target());
    say(sentences(words, reached, next));
  }
}
