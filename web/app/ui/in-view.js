import { useEffect } from "preact/hooks";
import { isCalm } from "../core/motion.js";

/** The distance in pixels between the edge of the window and cards that stay in sight. */
const EDGE = 8;

/**
 * Scrolls to the last message when there is a new one; to the heading of a tall one.
 *
 * @param {import("preact").RefObject<HTMLElement | null>} place holds the messages, the newest last
 * @param {unknown[]} news changes when there is something new
 * @param {boolean} [cards] whether the cards stay in sight, even if something said does not
 */
export function useInView(place, news, cards = false) {
  useEffect(() => {
    const last = [...(place.current?.children ?? [])]
      .filter((child) => child.childElementCount)
      .pop();
    if (!last || !news.some(Boolean)) return;
    const tall = last.clientHeight > innerHeight / 2;
    const part = (tall && last.querySelector("h2")) || last;
    const hand = cards ? document.querySelector(".hand") : null;
    const most = hand ? hand.getBoundingClientRect().top - EDGE : Infinity;
    scrollBy({ top: Math.min(wayTo(part), most), behavior: isCalm() ? "auto" : "smooth" });
  }, news);
}

/**
 * How far to scroll until a part of the page is in view, with the margins that its style asks for.
 *
 * @param {Element} part
 */
function wayTo(part) {
  const { top, bottom } = part.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(part);
  const above = top - Number.parseFloat(scrollMarginTop);
  const below = bottom + Number.parseFloat(scrollMarginBottom) - innerHeight;
  return above < 0 ? above : Math.max(0, Math.min(above, below));
}
