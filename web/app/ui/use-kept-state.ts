import { useEffect, useState } from "preact/hooks";
import { removeForTab, saveForTab, takeForTab } from "../core/storage.ts";

/**
 * The state of a component, which is as it was after a reload; on another page it is forgotten.
 *
 * @param name of the state; a change of its shape needs a new name
 */
export function useKeptState<State>(name: string, initial: State) {
  const place = `twentyfour:${name}`;
  const [state, setState] = useState(() => (takeForTab(place) as State | null) ?? initial);
  useEffect(() => {
    saveForTab(place, state);
  }, [state]);
  useEffect(() => () => removeForTab(place), []);
  return [state, setState] as const;
}
