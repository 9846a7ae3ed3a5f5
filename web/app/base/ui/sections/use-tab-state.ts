import { useEffect, useState } from "preact/hooks";
import { removeForTab, saveForTab, takeForTab } from "../../browser/storage.ts";

/**
 * The state of a component, restored after a reload and forgotten on another page.
 *
 * @param name of the state; a changed shape needs a new name
 */
export function useTabState<State>(name: string, initial: State) {
  const place = `twentyfour:${name}`;
  const [state, setState] = useState(() => (takeForTab(place) as State | null) ?? initial);
  useEffect(() => {
    saveForTab(place, state);
  }, [state]);
  useEffect(() => () => removeForTab(place), []);
  return [state, setState] as const;
}
