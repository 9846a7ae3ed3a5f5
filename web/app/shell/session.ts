import { saveForTab, takeForTab } from "../core/storage.ts";
import type { CombineStep } from "../game/combining/steps.ts";
import type { Game } from "../game/game.ts";
import type { Hand } from "../game/table/table.ts";
import type { SolveForm } from "../solve/solve-form.ts";

/** Newer builds read sessions of older ones, so a changed shape needs a new key. */
const KEY = "twentyfour:carried:2";

/** The state of the table and the fields, stored over a reload. */
interface Session {
  /** The link of the hand. */
  key: string;
  hand: Hand | null;
  answer: string;
  merges: CombineStep[];
  /** How many of the steps are not undone. */
  done: number;
  cards: string;
  target: string;
  operators?: string;
}

/** Takes the session that was saved before the reload for a newer build. */
export const takeSession = () => takeForTab(KEY) as Session | null;

/** Saves the session for the next page in this tab. */
export function saveSession({ table, answer, combining }: Game, solveForm: SolveForm) {
  const hand = table.hand.value;
  saveForTab(KEY, {
    key: hand.key,
    hand: hand.numbers && hand,
    answer: answer.text.value,
    merges: combining.steps.all.value,
    done: combining.steps.done.value,
    cards: solveForm.cards.value,
    target: solveForm.target.value,
    operators: solveForm.operators.value,
  });
}

/** Restores what the player typed and combined. An answer is restored only for its own hand. */
export function restoreSession(
  session: Session,
  { table, answer, combining }: Game,
  solveForm: SolveForm,
) {
  if (table.hand.value.key === session.key) {
    answer.text.value = session.answer;
    combining.steps.all.value = session.merges;
    combining.steps.done.value = session.done;
  }
  solveForm.cards.value = session.cards;
  solveForm.target.value = session.target;
  solveForm.operators.value = session.operators ?? "";
}
