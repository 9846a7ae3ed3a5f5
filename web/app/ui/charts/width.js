import { useLayoutEffect, useState } from "preact/hooks";

/**
 * The width of an element in pixels, and again whenever it changes: a chart is drawn for the room
 * that it has, so that its words keep their size.
 *
 * @param {import("preact").RefObject<HTMLElement | null>} box
 */
export function useWidth(box) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}
