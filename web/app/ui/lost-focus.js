import { useEffect } from "preact/hooks";
import { stopgap } from "./focus-guard.js";

/**
 * Takes the focus if the control that had it has gone, so that a player with a keyboard or a screen
 * reader does not lose the place.
 *
 * @param {import("preact").RefObject<HTMLElement | null>} place
 * @param {unknown[]} inputs which change when the place may take it
 */
export function useLostFocus(place, inputs) {
  useEffect(() => {
    const { activeElement, body } = document;
    const lost = activeElement === body || activeElement === stopgap;
    if (lost) place.current?.focus({ preventScroll: true });
  }, inputs);
}
