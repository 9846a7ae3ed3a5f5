const NUMERAL_BEFORE = /[\p{Nd}AJQKT]$/iu;

/** Types a text at the caret. A number never runs into the number before it. */
export function insert(box: HTMLInputElement, text: string) {
  const start = box.selectionStart ?? box.value.length;
  const end = box.selectionEnd ?? start;
  const joins = /^[⁻\d]/.test(text) && NUMERAL_BEFORE.test(box.value.slice(0, start));
  replace(box, start, end, joins ? ` ${text}` : text);
}

/**
 * Deletes the selection, or the sign before the caret. A number is deleted together with the space
 * that `insert` put before it.
 */
export function backspace(box: HTMLInputElement) {
  const end = box.selectionEnd ?? box.value.length;
  const start = box.selectionStart ?? end;
  const before = box.value.slice(0, start);
  const last = before.match(/\s*(?:⁻?\d+(?:⁄\d+)?|.)$/su)?.[0] ?? "";
  replace(box, start === end ? start - last.length : start, end, "");
}

export const clear = (box: HTMLInputElement) => replace(box, 0, box.value.length, "");

function replace(box: HTMLInputElement, start: number, end: number, text: string) {
  box.setRangeText(text, start, end, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Applies a key of the page to the box, unless the box is read-only. The caret stays in the box,
 * and a phone's keyboard stays closed. A card or key that was pressed with the keyboard keeps the
 * focus.
 */
export function pressKey(box: HTMLInputElement | null, change: (box: HTMLInputElement) => void) {
  if (!box || box.readOnly) return;
  change(box);
  if (matchMedia("(pointer: coarse)").matches) box.inputMode = "none";
  if (!document.activeElement?.matches(".card, .key")) box.focus({ preventScroll: true });
}
