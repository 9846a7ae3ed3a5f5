import type { Description } from "./description.ts";
import { isOfFirefox } from "./sdp-code.ts";

/**
 * Whether a page must wait with the other's code until the other has taken the own one, so that its
 * player presses a button. A scan may take longer than the 11 s after which Firefox gives up, in
 * half of the tries. Chromium waits.
 */
export const mustWait = (own: Description): boolean => isOfFirefox(own);
