import type { RefObject, TableHTMLAttributes } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** Makes an element focusable while it scrolls, so that keys scroll it. */
export function useScrollable(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = place.current;
    if (!box) return;

    function update() {
      if (!box) return;
      const high = box.scrollHeight > box.clientHeight;
      const wide = box.scrollWidth > box.clientWidth;
      if ((high || wide) && getComputedStyle(box).overflowY !== "visible") box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    }

    const size = new ResizeObserver(update);
    size.observe(box);

    /** Each part is measured after the next layout, because measuring it now would force a layout. */
    function follow() {
      for (const part of box?.children ?? []) size.observe(part);
    }

    const content = new MutationObserver(follow);
    content.observe(box, { childList: true });
    follow();
    return () => {
      content.disconnect();
      size.disconnect();
    };
  }, []);
}

/** A table that scrolls where it is wider than its place. */
export function WideTable(table: TableHTMLAttributes) {
  const place = useRef<HTMLDivElement | null>(null);
  useScrollable(place);
  return (
    <div class="wide-table" ref={place}>
      <table {...table} />
    </div>
  );
}
