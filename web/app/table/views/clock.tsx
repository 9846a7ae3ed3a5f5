import type { ReadonlySignal } from "@preact/signals";
import { settings } from "../../base/browser/settings.ts";
import { clockTime } from "../../base/time/duration.ts";

/** The time spent on the hand. Screen readers do not read it as it ticks, only at the end. */
export function Clock({ elapsed }: { elapsed: ReadonlySignal<number> }) {
  const time = settings.value.clock === "shown" && clockTime(elapsed.value);
  return (
    <span class="clock" translate={false} aria-hidden="true">
      {time && (
        <span class="clock-time" style={{ width: `${time.length}ch` }}>
          {time}
        </span>
      )}
    </span>
  );
}
