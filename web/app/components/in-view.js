import { useEffect } from "preact/hooks";

/**
 * Brings the last thing said into view when something new is said, or its heading if it has one.
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
      const head = last?.querySelector("h2") ?? last;
      head?.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
    }
  }, news);
}
