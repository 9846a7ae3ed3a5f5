import { computed } from "@preact/signals";
import { playedHands } from "../history.ts";
import { lostPast } from "./past.ts";

/** The past of the lost hands, until an imported file brings one of them back. */
export const past = computed(() => {
  const { value: lost } = lostPast;
  return lost && isAfter(lost.at) ? lost : null;
});

/** Whether all hands of the history are later than a moment. */
export const isAfter = (moment: number) =>
  (playedHands.value[0]?.at ?? Number.POSITIVE_INFINITY) > moment;
