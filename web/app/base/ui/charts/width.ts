import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const PIXELS = 16; // of text of the usual size

/**
 * The width of an element, updated when it changes. Charts are drawn for their actual width, so
 * that their words keep their size. The unit is a sixteenth of the page's text size, which grows on
 * large screens.
 */
export function useWidth(box: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth((element.clientWidth * PIXELS) / size);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}
