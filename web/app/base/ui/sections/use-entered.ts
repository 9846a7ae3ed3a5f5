import { useEffect, useRef } from "preact/hooks";

/**
 * When another part of a page opens, scrolls to the top and focuses the heading.
 *
 * @param name of the part
 */
export function useEntered(name: string) {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    scrollTo(0, 0);
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [name]);
}
