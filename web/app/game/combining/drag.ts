/** The distance, in pixels, from which a press is a drag. */
const SLACK = 8;

/**
 * Lets an element that is a place on the table be dragged onto another place.
 *
 * @param {(place: number) => void} drop called with the place where it was dropped
 */
export function draggable(drop) {
  let start = /** @type {{x: number, y: number} | null} */ (null);
  let dragged = false;
  let over = /** @type {HTMLElement | null} */ (null);

  /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
  function end({ currentTarget, type }) {
    const place = over?.dataset.place;
    lift(null);
    currentTarget.style.translate = "";
    delete currentTarget.dataset.dragged;
    start = null;
    if (place && type === "pointerup") drop(Number(place));
  }

  /** @param {HTMLElement | null} next */
  function lift(next) {
    if (over === next) return;
    if (over) delete over.dataset.over;
    if (next) next.dataset.over = "";
    over = next;
  }

  return {
    /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
    onPointerDown({ currentTarget, pointerId, button, clientX, clientY }) {
      dragged = false;
      if (button !== 0) return;
      start = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },

    /** @param {PointerEvent & {currentTarget: HTMLElement}} event */
    onPointerMove({ currentTarget, clientX, clientY }) {
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      dragged = true;
      currentTarget.dataset.dragged = "";
      currentTarget.style.translate = `${dx}px ${dy}px`;
      const under = document
        .elementsFromPoint(clientX, clientY)
        .find((element) => element !== currentTarget && element.matches("button[data-place]"));
      lift(under instanceof HTMLElement ? under : null);
    },

    onPointerUp: end,
    onPointerCancel: end,

    /**
     * Ignores the click at the end of a drag.
     *
     * @param {MouseEvent} event
     */
    onClickCapture(event) {
      if (dragged && event.detail) event.stopImmediatePropagation();
      dragged = false;
    },
  };
}
