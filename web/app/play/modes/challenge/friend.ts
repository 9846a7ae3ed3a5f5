import { FIELDS, type Played } from "../../../table/hand/played.ts";
import type { ChallengeHand } from "./challenge-link.ts";
import { senderOf } from "./challenge-text.ts";

/** How a friend has won a hand: the time and, if it is known, the trail. */
export type Friend = { name: string } & Pick<Played, "milliseconds" | "trail">;

/** How the sender of a challenge won a hand; null if the sender gave up or has not played it. */
export function friendOf({ challenge, place }: ChallengeHand): Friend | null {
  const result = challenge.times?.[place];
  if (!result) return null;
  const trail = challenge.trails?.split(",")[place];
  const known = FIELDS.trail(trail) && trail !== undefined ? { trail } : {};
  return { name: senderOf(challenge), milliseconds: 100 * result.tenths, ...known };
}
