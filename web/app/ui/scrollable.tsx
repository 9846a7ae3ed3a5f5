import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Makes an element focusable while it scrolls, so that keys scroll it. */
export function useScrollable(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = place.current;
    if (!box) return;

    function update() {
      const scrolls = box && box.scrollHeight > box.clientHeight;
      if (scrolls && getComputedStyle(box).overflowY !== "visible") box.tabIndex = 0;
      else box?.removeAttribute("tabindex");
    }

    const size = new ResizeObserver(update);
    size.observe(box);

    function follow() {
      for (const part of box?.children ?? []) size.observe(part);
      update();
    }

    const content = new MutationObserver(follow);
    content.observe(box, { childList: true, subtree: true, characterData: true });
    follow();
    return () => {
      content.disconnect();
      size.disconnect();
    };
  }, []);
}
