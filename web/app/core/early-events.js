/**
 * What happens on a prerendered page is kept until the scripts have brought it to life, and then
 * happens again. Links work of themselves.
 */

const KINDS = ["animationend", "change", "click", "input", "keydown", "submit"];

/** @typedef {{event: Event, text: string | null}} Early what happened, and what its field said then */

/** @param {Element} root the prerendered page */
export function keepEvents(root) {
  /** @type {Early[]} */
  const early = [];
  const answer = /** @type {HTMLElement | null} */ (root.querySelector(".answer"));

  /** @param {Event} event */
  function keep(event) {
    const { target, type } = event;
    if (!(target instanceof Element) || target.closest("a")) return;
    if (type === "keydown" ? target.matches("input") : !root.contains(target)) return;
    if (type === "submit") event.preventDefault();
    if (type === "click") press(target, "true");
    if (type === "click" && target.closest(".card, .key")) answer?.focus({ preventScroll: true });
    early.push({ event, text: type === "input" ? textOf(target) : null });
  }

  for (const kind of KINDS) addEventListener(kind, keep, true);
  globalThis.takeEarlyEvents = () => {
    for (const kind of KINDS) removeEventListener(kind, keep, true);
    for (const { event, text } of early) {
      press(event.target, "false");
      if (text !== null && event.target instanceof HTMLInputElement) event.target.value = "";
    }
    return early;
  };
}

/** What is kept, and leaves the page as it was prerendered. */
export function takeEvents() {
  const early = globalThis.takeEarlyEvents?.() ?? [];
  globalThis.takeEarlyEvents = undefined;
  return early;
}

/** @param {Early[]} early */
export function replayEvents(early) {
  let before = "";
  for (const { event, text } of early) {
    const { target, type } = event;
    if (text !== null && target instanceof HTMLInputElement) {
      const whole = text.startsWith(before) ? target.value + text.slice(before.length) : text;
      target.setRangeText(whole, 0, target.value.length, "end");
      before = text;
    }
    const Kind = /** @type {typeof Event} */ (event.constructor);
    target?.dispatchEvent(new Kind(type, event));
  }
}

/** @param {Element} target */
const textOf = (target) =>
  target instanceof HTMLInputElement && target.type === "text" ? target.value : null;

/**
 * Shows that a card or a sign is selected, or not yet.
 *
 * @param {EventTarget | null} target
 * @param {"true" | "false"} pressed
 */
function press(target, pressed) {
  const button = target instanceof Element ? target.closest("[aria-pressed]") : null;
  button?.setAttribute("aria-pressed", pressed);
}
