import type { TargetedKeyboardEvent } from "preact";

/** How far the arrow keys go among the buttons of a toolbar. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves the focus to the next button, as in every toolbar; a screen reader lets the keys through there. */
export function moveAmongButtons(event: TargetedKeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}
