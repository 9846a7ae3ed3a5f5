import { saveForTab, takeForTab } from "../base/browser/storage.ts";
import type { SolveForm } from "../learn/solver/solve-form.ts";

/** Newer builds read sessions of older ones, so a changed shape needs a new key. */
const KEY = "twentyfour:carried:3";

/** The fields of Solve, stored over a reload. A table stores its own hand. */
interface Session {
  cards: string;
  target: string;
  operators?: string;
  ordered?: boolean;
}

/** Takes the session that was saved before the reload for a newer build. */
export const takeSession = () => takeForTab(KEY) as Session | null;

/** Saves the session for the next page in this tab. */
export function saveSession({ cards, target, operators, ordered }: SolveForm) {
  saveForTab(KEY, {
    cards: cards.value,
    target: target.value,
    operators: operators.value,
    ordered: ordered.value,
  });
}

/** Restores the content of the fields. */
export function restoreSession(
  { cards, target, operators, ordered }: Session,
  solveForm: SolveForm,
) {
  solveForm.cards.value = cards;
  solveForm.target.value = target;
  solveForm.operators.value = operators ?? "";
  solveForm.ordered.value = ordered ?? false;
}
