import { animateChanges, read, route } from "../base/address/router.ts";
import { isCalm } from "../base/browser/motion.ts";
import { LAZY_PAGES } from "./lazy-pages.ts";

/** A hand in a list and the hand on the table have this name while one becomes the other. */
const HAND = "hand";

/**
 * Lets each page become the next one from now on, where the browser can do this. The route changes
 * when the browser has a picture of the page before, because this page also follows the route. A
 * page that is still to be loaded is shown at once, without motion.
 */
export function animatePages() {
  if (!document.startViewTransition) return;
  let transition: ViewTransition | null = null;
  let pressed: HTMLElement | null = null;
  let isMoved = false;
  let isPressed = false;
  addEventListener("pointerdown", ({ target }) => {
    isPressed = target === document.documentElement && transition !== null;
    transition?.skipTransition();
  });
  // While a page moves, Chromium gives every press to the document. It is passed on.
  addEventListener("click", (event) => {
    const { target, clientX, clientY } = event;
    if (isPressed && target === document.documentElement) {
      isPressed = false;
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent("click", event));
    } else pressed = target instanceof Element ? handOf(target) : null;
  });
  // On phones the browser itself moves the page while the player swipes back.
  addEventListener("popstate", ({ hasUAVisualTransition }) => {
    isMoved = hasUAVisualTransition;
  });

  animateChanges((change) => {
    const { name } = read(location.hash);
    const hand = name === "play" ? pressed : null;
    const still = isMoved || document.hidden || isCalm();
    pressed = null;
    transition?.skipTransition();
    label(onTable(), "");
    if (still || name === route.peek().name || LAZY_PAGES[name]?.loaded.peek() === null)
      return change();
    label(hand, HAND);
    transition = document.startViewTransition(async () => {
      label(hand, "");
      change();
      await null; // Preact draws
      scrollTo(0, 0);
      if (hand) label(onTable(), HAND);
    });
    transition.ready.catch(() => {}); // it was skipped
    const started = transition;
    started.finished.finally(() => {
      if (transition !== started) return;
      transition = null;
      label(onTable(), "");
    });
  });
}

/** The cards in a list whose link contains this element. */
const handOf = (element: Element) =>
  element.closest(".daily-hand")?.querySelector<HTMLElement>(".hand-fan") ??
  element.closest<HTMLElement>(".hand-link");

const onTable = () => document.querySelector<HTMLElement>(".hand");

function label(element: HTMLElement | null, name: string) {
  element?.style.setProperty("view-transition-name", name);
}
