import { useEffect } from "preact/hooks";

/**
 * Brings the last thing said into view when something new is said; of a tall one, its heading.
 *
 * @param {import("preact").RefObject<HTMLElement | null>} place holds what is said, the newest last
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
