import { useEffect, useRef } from "preact/hooks";

/**
 * Begins at the top, with the focus on the heading, whenever another part of a page is entered.
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
