import type { ReadonlySignal } from "@preact/signals";
import { clockTime } from "../../core/duration.ts";
import { settings } from "../../core/settings.ts";

/** The time spent on the hand. Screen readers do not read it as it ticks, only at the end. */
export function Clock({ elapsed }: { elapsed: ReadonlySignal<number> }) {
  return (
    <span class="clock" aria-hidden="true">
      {settings.value.clock === "shown" && clockTime(elapsed.value)}
    </span>
  );
}
