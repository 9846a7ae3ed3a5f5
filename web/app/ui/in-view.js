import { useEffect } from "preact/hooks";

/**
 * Scrolls to the last message when there is a new one; to the heading of a tall one.
 *
 * @param {import("preact").RefObject<HTMLElement | null>} place holds the messages, the newest last
 * @param {unknown[]} news changes when there is something new
 */
export function useInView(place, news) {
  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const last = [...(place.current?.children ?? [])]
      .filter((child) => child.childElementCount)
      .pop();
    if (news.some(Boolean)) {
      const tall = last && last.clientHeight > innerHeight / 2;
      const part = (tall && last.querySelector("h2")) || last;
      part?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
    }
  }, news);
}
