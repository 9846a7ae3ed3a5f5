import type { TargetedKeyboardEvent } from "preact";

/** How many buttons each arrow key moves in a toolbar. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Moves the focus to the next button, as toolbars do. Screen readers pass the arrow keys through in
 * a toolbar.
 */
export function moveAmongButtons(event: TargetedKeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}
