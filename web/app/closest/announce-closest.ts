import { effect, untracked } from "@preact/signals";
import { hasKeyboard } from "../core/devices.ts";
import { t } from "../core/i18n.ts";
import { equation, number } from "../core/pretty.ts";
import { say } from "../core/say.ts";
import { announceCombining } from "../game/announcing/combining-news.ts";
import { announceHands } from "../game/announcing/hand-news.ts";
import { announceTyping } from "../game/announcing/typing-news.ts";
import { announceVerdicts } from "../game/announcing/verdict-news.ts";
import type { ClosestGame } from "./closest.ts";
import { bestWords, outcomeWords } from "./closest-words.ts";

/** Announces to screen readers what happens on the table of closest counts, each thing once. */
export function announceClosest(game: ClosestGame) {
  const { best, result, table } = game;
  announceHands(game, "closest");
  announceTyping(game);
  announceCombining(game);
  announceVerdicts(game, async () => null);

  const target = () => table.hand.peek().target ?? "";

  effect(() => {
    if (game.givingUp.value) say(t("closest.give-up.again"));
  });

  effect(() => {
    const ended = result.value;
    if (!ended) return;
    untracked(() => {
      const stars = ended.given ? t("closest.stars.count", { count: ended.stars }) : "";
      const isExact = ended.distance === "0";
      const words = [
        outcomeWords(ended, target()),
        stars && t("sentence", { words: stars }),
        isExact && hasKeyboard() ? t("verdict.next") : "",
      ];
      say(words.filter(Boolean).join(" "));
    });
  });

  effect(() => {
    const { phase, found } = best.state.value;
    if (phase === "running" || !found) return;
    untracked(() => {
      const ended = result.peek();
      if (!ended) return;
      const { text, value } = found.expression;
      const isTold = found.distance === ended.distance;
      const made = isTold ? "" : t("sentence", { words: equation(text, number(value)) });
      const next = hasKeyboard() ? t("verdict.next") : "";
      say([bestWords(best.state.peek(), ended, target()), made, next].filter(Boolean).join(" "));
    });
  });
}
