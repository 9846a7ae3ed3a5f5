import type { Friend } from "../../mode.ts";
import type { Duel } from "./challenge-link.ts";
import { senderOf } from "./challenge-text.ts";

/** How the sender of a challenge won a hand; null if the sender gave up or has not played it. */
export function friendOf({ challenge, place }: Duel): Friend | null {
  const result = challenge.times?.[place];
  const trail = challenge.trails?.split(",")[place];
  const name = senderOf(challenge);
  return result ? { name, milliseconds: 100 * result.tenths, ...(trail && { trail }) } : null;
}
