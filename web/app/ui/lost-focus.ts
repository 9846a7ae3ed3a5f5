import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** What has been given the focus until a component that comes late takes it, or the player moves on. */
let stopgap: Element | null = null;

/** @param element that has the focus now */
export function setStopgap(element: Element | null) {
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
 * @param inputs which change when the place may take it
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, inputs: unknown[]) {
  useEffect(() => {
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, inputs);
}
