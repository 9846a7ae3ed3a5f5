import { setStopgap } from "./lost-focus.ts";

/** How long components have to move the focus themselves, in milliseconds. */
const FOCUS_TIMEOUT = 1000;

const STOPS = "h1[tabindex], h2[tabindex], a[href], button, input, select, textarea";

/**
 * If the focused control is removed, moves the focus to a control near it. A player with a keyboard
 * or a screen reader then need not start again at the top of the page.
 */
export function guardFocus() {
  /** The last focused element and its ancestors. */
  let path: Element[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;

  addEventListener("focusin", ({ target }) => {
    clearTimeout(waiting);
    setStopgap(null);
    path = [];
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
      path.push(at);
  });

  new MutationObserver(() => {
    const [last] = path;
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const lost = path;
    path = [];
    waiting = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const stop = stopNear(lost);
      stop?.focus({ preventScroll: true });
      setStopgap(stop);
    }, FOCUS_TIMEOUT);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * The first focusable element in the nearest ancestor that is still in the page. Of the whole page,
 * only the content counts: the buttons before it would show themselves over the title.
 */
function stopNear(path: Element[]) {
  for (const part of path) {
    const place = part.querySelector("main") ?? part;
    const stops = part.isConnected ? place.querySelectorAll(STOPS) : [];
    const stop = [...stops].find((it) => it.checkVisibility?.() ?? true);
    if (stop instanceof HTMLElement) return stop;
  }
  return null;
}
