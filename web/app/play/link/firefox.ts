import { type Description, hasOnlyNames } from "./description.ts";
import { isOfFirefox } from "./sdp-code.ts";

/**
 * Whether a page must wait with the other's code until the other has taken the own one, so that its
 * player presses a button. Firefox gives up 5 s after it took a code if nobody answers, and a scan
 * takes longer. A page in Chromium answers before it has taken a code, if its own code has an
 * address that needs no name.
 */
export const mustWait = (own: Description, theirs: Description): boolean =>
  isOfFirefox(own) && (isOfFirefox(theirs) || hasOnlyNames(theirs));
