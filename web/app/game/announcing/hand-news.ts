import { effect, untracked } from "@preact/signals";
import { allowedSpoken } from "../../core/allowed-words.ts";
import { t } from "../../core/i18n.ts";
import { number } from "../../core/pretty.ts";
import { route } from "../../core/router.ts";
import { say } from "../../core/say.ts";
import { type Seen, tableWords } from "./table-words.ts";

/**
 * Announces the cards of a new hand, what they have to make and by which operators, and, when the player
 * changes between typing and combining, how the answer is given now.
 *
 * @param page the route of the page that it is on
 */
export function announceHands(game: Seen, page: string) {
  const { input, table } = game;
  let told = "";
  let before = input.peek();

  effect(() => {
    const { key, cards, target, operators } = table.hand.value;
    if (key === told || target === null || !cards.length || !cards.every(Boolean)) return;
    told = key;
    untracked(() => {
      const words = t("play.dealt", { cards: tableWords(game), target: number(target) });
      say(`${words} ${allowedSpoken({ operators })}`.trim());
    });
  });

  effect(() => {
    if (input.value === before) return;
    before = input.value;
    if (route.peek().name !== page) return;
    untracked(() => {
      say(t(`input.${before}.begun`, { cards: tableWords(game) }));
    });
  });
}
