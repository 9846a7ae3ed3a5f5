import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const PIXELS = 16; // of text of the usual size

/**
 * The width of an element, and again whenever it changes: a chart is drawn for the room that it has,
 * so that its words keep their size. The unit is a sixteenth of the size of the page's text, which is
 * larger on large screens.
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
