import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isCalm } from "../core/motion.ts";

/** The distance in pixels between the edge of the window and cards that stay in sight. */
const EDGE = 8;

/** Which part tells it; a falsy value is none. */
export type News = readonly [value: unknown, selector: string];

/**
 * Scrolls to the newest message, to the heading of a tall one: in the place that holds the messages, and
 * with the page where that is longer than the window.
 *
 * @param news the most important last; a value changes when there is something new
 * @param cards whether the cards stay in sight, even if something said does not
 */
export function useInView(place: RefObject<HTMLElement | null>, news: News[], cards = false) {
  const values = news.map(([value]) => value);
  const told = useRef<unknown[]>([]);
  useEffect(() => {
    const fresh = news.findLast(([value], at) => value && value !== told.current[at]);
    told.current = values;
    const box = place.current;
    const part = fresh && box?.querySelector(fresh[1]);
    if (!box || !part) return;
    const behavior = isCalm() ? "auto" : "smooth";
    const within = wayWithin(part, box);
    box.scrollBy({ top: within, behavior });
    const tall = part.clientHeight > innerHeight / 2;
    const hand = cards ? document.querySelector(".hand") : null;
    const most = hand ? hand.getBoundingClientRect().top - EDGE : Infinity;
    const way = wayTo((tall && part.querySelector("h2")) || part, within);
    scrollBy({ top: Math.min(way, most), behavior });
  }, values);
}

/**
 * How far a place is to be scrolled until a part of it is in view, its beginning first; 0 where it does not
 * scroll.
 */
function wayWithin(part: Element, box: Element) {
  if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY === "visible")
    return 0;
  const frame = box.getBoundingClientRect();
  const { top, bottom } = part.getBoundingClientRect();
  const above = top - frame.top - EDGE;
  const below = bottom + EDGE - frame.bottom;
  return above < 0 ? above : Math.max(0, Math.min(above, below));
}

/**
 * How far to scroll the page until a part of it is in view, with the margins that its style asks for.
 *
 * @param moved how far it is about to move up in its place
 */
function wayTo(part: Element, moved: number) {
  const { top, bottom } = part.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(part);
  const above = top - moved - Number.parseFloat(scrollMarginTop);
  const below = bottom - moved + Number.parseFloat(scrollMarginBottom) - innerHeight;
  return above < 0 ? above : Math.max(0, Math.min(above, below));
}
