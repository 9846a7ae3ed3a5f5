import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/**
 * The element that the focus guard focused, until a late component takes the focus or the player
 * moves it.
 */
let stopgap: Element | null = null;

/** @param element that has the focus now */
export function setStopgap(element: Element | null) {
  stopgap = element;
}

/** Whether the focused control was removed and no component has taken the focus. */
export function isFocusLost() {
  const { activeElement, body } = document;
  return activeElement === body || activeElement === stopgap;
}

/**
 * Takes the focus if the focused control was removed, so that a player with a keyboard or a screen
 * reader does not lose the place.
 *
 * @param inputs the element may take the focus when one of them changes
 */
export function useLostFocus(place: RefObject<HTMLElement | null>, inputs: unknown[]) {
  useEffect(() => {
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, inputs);
}
