import { isCalm } from "../../../base/browser/motion.ts";
import { settings } from "../../../base/browser/settings.ts";

/** Lengths of vibrations and the pauses between them, in milliseconds. */
const PATTERNS = { lay: [12], right: [18, 60, 36], wrong: [70] };

/** Vibrates, unless the player has switched it off or wants reduced motion. Only Android does. */
export function vibrate(name: keyof typeof PATTERNS) {
  if (settings.value.vibration === "on" && !isCalm()) navigator.vibrate?.(PATTERNS[name]);
}
