import { setStopgap } from "./lost-focus.ts";

/** How long, in milliseconds, a component has to give the focus a place itself. */
const PATIENCE = 1000;

const STOPS = "h1[tabindex], h2[tabindex], a[href], button, input, select, textarea";

/**
 * Gives the focus a place near the control that had it and has gone, so that a player with a keyboard or a
 * screen reader does not begin anew at the top of the page.
 */
export function guardFocus() {
  /** What had the focus last, and all around it. */
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
    }, PATIENCE);
  }).observe(document.body, { childList: true, subtree: true });
}

/** The first stop in the nearest part of the page that is still there. */
function stopNear(path: Element[]) {
  for (const part of path) {
    const stops = part.isConnected ? part.querySelectorAll(STOPS) : [];
    const stop = [...stops].find((it) => it.checkVisibility?.() ?? true);
    if (stop instanceof HTMLElement) return stop;
  }
  return null;
}
