import { clockTime } from "../../core/duration.js";
import { settings } from "../../core/settings.js";

/**
 * The time spent on the hand. Screen readers do not read it as it ticks, but at the end.
 *
 * @param {{elapsed: import("@preact/signals").ReadonlySignal<number>}} props
 */
export function Clock({ elapsed }) {
  return (
    <span class="clock" aria-hidden="true">
      {settings.value.clock === "shown" && clockTime(elapsed.value)}
    </span>
  );
}
