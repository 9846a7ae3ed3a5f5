import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isCalm } from "../../browser/motion.ts";

/** The distance to keep between the edge of the window and the cards, in pixels. */
const EDGE = 8;

/**
 * A value that changes when there is something new, with the selector of the part that shows it. A
 * falsy value means that there is nothing.
 */
export type News = readonly [value: unknown, selector: string];

/**
 * Scrolls the newest message into view, or the heading of a tall message. Scrolls the box of
 * messages, and the page if it is longer than the window. When the window changes its size, as a
 * phone that is turned, the box scrolls again.
 *
 * @param news the most important last; a value changes when there is something new
 * @param cards whether the cards stay in view, even if a message then does not
 */
export function useInView(place: RefObject<HTMLElement | null>, news: News[], cards = false) {
  const values = news.map(([value]) => value);
  const previous = useRef<unknown[]>([]);
  const newest = useRef<Element | null>(null);
  useEffect(() => {
    const stay = () => {
      const box = place.current;
      if (box && newest.current?.isConnected) box.scrollTop += wayWithin(newest.current, box);
    };
    addEventListener("resize", stay);
    return () => removeEventListener("resize", stay);
  }, []);
  useEffect(() => {
    const fresh = news.findLast(([value], at) => value && value !== previous.current[at]);
    previous.current = values;
    const box = place.current;
    const part = fresh && box?.querySelector(fresh[1]);
    if (!box || !part) return;
    newest.current = part;
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
 * How far to scroll a box until a part of it is in view, preferring the beginning of the part; 0 if
 * the box does not scroll.
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
 * How far to scroll the page until a part is in view, including its scroll margins.
 *
 * @param moved how far the part is about to move up within its box
 */
function wayTo(part: Element, moved: number) {
  const { top, bottom } = part.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(part);
  const above = top - moved - Number.parseFloat(scrollMarginTop);
  const below = bottom - moved + Number.parseFloat(scrollMarginBottom) - innerHeight;
  return above < 0 ? above : Math.max(0, Math.min(above, below));
}
