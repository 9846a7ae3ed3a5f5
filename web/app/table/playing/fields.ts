import { computed, type ReadonlySignal } from "@preact/signals";
import type { HandState } from "../hand/types.ts";

/** Fields of a hand by their names, each as a signal, so that a view follows only what it shows. */
export type FieldSignals<Name extends keyof HandState> = {
  [Field in Name]: ReadonlySignal<HandState[Field]>;
};

export function signalsOf<const Name extends keyof HandState>(
  state: ReadonlySignal<HandState>,
  names: readonly Name[],
) {
  const signals = names.map((name) => [name, computed(() => state.value[name])]);
  return Object.fromEntries(signals) as FieldSignals<Name>;
}

/** What a function of the hand returns, as a signal. */
export const see = <View>(state: ReadonlySignal<HandState>, view: (hand: HandState) => View) =>
  computed(() => view(state.value));
