import { effect, untracked } from "@preact/signals";
import { route } from "../../base/address/router.ts";
import { engineState } from "../../base/python/engine.ts";
import { allowedSpoken } from "../../base/words/allowed-words.ts";
import { enumerated, sentences, t } from "../../base/words/i18n.ts";
import { number, pretty } from "../../base/words/pretty.ts";
import { say } from "../../base/words/say.ts";
import { verdictSentences } from "../../base/words/verdict-sentences.ts";
import type { HandState, Judged } from "../hand/types.ts";
import { astrayOf, changeOf, isFaceUp, tilesOf } from "../hand/views.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { announceTyping } from "./announce-typing.ts";
import { astrayWords, repairWords } from "./astray-words.ts";
import { faultWords, shown, stepOf } from "./combining-words.ts";
import { tableWords } from "./table-words.ts";

/**
 * Announces the events on a table to screen readers, each once: a hand, a step, a verdict, and its
 * explanation. A hand that comes back, or that is restored after a reload, is announced like a
 * dealt one.
 *
 * @param page the route of its page
 * @param newsOfWin further sentences about a win; null if the win is announced in another way
 */
export function announceTable(
  game: HandTable,
  page: string,
  newsOfWin: (verdict: Judged) => Promise<string[] | null>,
) {
  const { answer, input, live, table } = game;
  const target = () => table.hand.peek().target ?? "";

  if (isReady(live.state.peek())) announceHand();
  live.onEvent((before, event, after) => {
    if (event.type === "replaced" || event.type === "won-before") {
      if (event.type === "replaced" && isReady(after)) announceHand();
      return;
    }
    if (isReady(after) && !isReady(before)) announceHand();
    if (lastStep(after) !== lastStep(before) && input.peek() === "combine") announceCards(after);
    if (after.fault && after.fault !== before.fault) say(faultWords(after.fault));
    if (after.verdict && after.verdict !== before.verdict) announceVerdict(after.verdict);
    const astray = after.repair === before.repair ? null : astrayOf(after);
    if (astray) say(astrayWords(astray, target()));
    if (after.mended !== before.mended) say(repairWords(changeOf(after), target()));
  });
  announceTyping(game);
  announceInput(game, page);
  effect(() => {
    if (answer.pending.value && engineState.value === "loading") say(t("verdict.waiting"));
  });

  function announceHand() {
    const words = t("play.dealt", { cards: tableWords(game), target: number(target()) });
    say(sentences(words, allowedSpoken(table.hand.peek())));
  }

  async function announceVerdict(verdict: Judged) {
    const words = verdictSentences(verdict, target());
    if (!verdict.ok) return say(sentences(...words, ...placeWords(verdict)));
    const news = await newsOfWin(verdict);
    if (news && answer.verdict.peek() === verdict) say(sentences(...words, ...news));
  }
}

/** Whether the cards are face up, and the target is known. */
const isReady = (hand: HandState) => isFaceUp(hand) && hand.deal.target !== null;

const lastStep = ({ steps, done }: HandState) => steps[done - 1] ?? null;

/** Announces the result of combining two cards, and the cards that are left. */
function announceCards(hand: HandState) {
  const step = lastStep(hand);
  const made = step ? stepOf(step.tile) : "";
  const cards = tilesOf(hand)
    .filter((tile) => tile !== null)
    .map(shown);
  const left = cards.length > 1 ? t("combine.cards", { cards: enumerated(cards) }) : "";
  say(made && left ? t("clauses", { first: made, second: left }) : made || left);
}

/** Announces a change between typing and combining. */
function announceInput(game: HandTable, page: string) {
  const { input } = game;
  let before = input.peek();
  effect(() => {
    if (input.value === before) return;
    before = input.value;
    if (route.peek().name !== page) return;
    untracked(() => say(t(`input.${before}.begun`, { cards: tableWords(game) })));
  });
}

/** The position of the fault in a typed answer, which is marked for other players. */
function placeWords({ by, span, text }: Judged) {
  if (by !== "type" || !span) return [];
  const points = [...text];
  const [before, part] = [points.slice(0, span[0]), points.slice(...span)].map((some) =>
    pretty(some.join("")).trim(),
  );
  if (part === pretty(text).trim()) return [];
  if (part) return [t("verdict.echo.part", { text: pretty(text).trim(), part })];
  return before ? [t("verdict.echo.gap", { text: pretty(text).trim(), before })] : [];
}
