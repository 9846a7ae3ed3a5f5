/** A press is a drag from this distance on, in pixels. */
const SLACK = 8;

/** A length on the screen, in CSS for a table that may be upside down. */
const turned = (pixels: number) => `calc(${pixels}px * var(--turned, 1))`;

/**
 * Lets a place on the table be dragged onto another place.
 *
 * @param drop called with the place of the drop
 */
export function draggable(drop: (place: number) => void) {
  let start: { x: number; y: number } | null = null;
  let dragged = false;
  let over: HTMLElement | null = null;

  function end({ currentTarget, type }: PointerEvent & { currentTarget: HTMLElement }) {
    const place = over?.dataset.place;
    lift(null);
    currentTarget.style.translate = "";
    delete currentTarget.dataset.dragged;
    start = null;
    if (place && type === "pointerup") drop(Number(place));
  }

  function lift(next: HTMLElement | null) {
    if (over === next) return;
    if (over) delete over.dataset.over;
    if (next) next.dataset.over = "";
    over = next;
  }

  return {
    onPointerDown({
      currentTarget,
      pointerId,
      button,
      clientX,
      clientY,
    }: PointerEvent & { currentTarget: HTMLElement }) {
      dragged = false;
      if (button !== 0) return;
      start = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },

    onPointerMove({
      currentTarget,
      clientX,
      clientY,
    }: PointerEvent & { currentTarget: HTMLElement }) {
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      dragged = true;
      currentTarget.dataset.dragged = "";
      currentTarget.style.translate = `${turned(dx)} ${turned(dy)}`;
      const under = document
        .elementsFromPoint(clientX, clientY)
        .find((element) => element !== currentTarget && element.matches("button[data-place]"));
      lift(under instanceof HTMLElement ? under : null);
    },

    onPointerUp: end,
    onPointerCancel: end,

    /** Ignores the click at the end of a drag. */
    onClickCapture(event: MouseEvent) {
      if (dragged && event.detail) event.stopImmediatePropagation();
      dragged = false;
    },
  };
}
