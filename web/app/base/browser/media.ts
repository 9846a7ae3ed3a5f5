import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether the window has room for two columns. */
const TWO_COLUMNS = "(min-width: 68.75rem)";

/** Whether there is room for two columns, now and after each change of the window. */
export function useTwoColumns() {
  const wide = useSignal(matchMedia(TWO_COLUMNS).matches);
  useEffect(() => {
    const media = matchMedia(TWO_COLUMNS);
    const follow = () => {
      wide.value = media.matches;
    };
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return wide.value;
}
