import { useEffect } from "preact/hooks";

/** What has been given the focus until a component that comes late takes it, or the player moves on. */
let stopgap = /** @type {Element | null} */ (null);

/** @param {Element | null} element that has the focus now */
export function setStopgap(element) {
  stopgap = element;
}

/** Whether the control that had the focus has gone, and no component has taken it. */
export function isFocusLost() {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === stopgap;
}

/**
 * Takes the focus if the control that had it has gone, so that a player with a keyboard or a screen
 * reader does not lose the place.
 *
 * @param {import("preact").RefObject<HTMLElement | null>} place
 * @param {unknown[]} inputs which change when the place may take it
 */
export function useLostFocus(place, inputs) {
  useEffect(() => {
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, inputs);
}
