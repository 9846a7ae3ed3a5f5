import { t } from "../../base/words/i18n.ts";
import type { ApartMatch } from "./apart-match.ts";

/** The name of the other player: of the result, or of the inviter. */
export function friendOf({ stored }: ApartMatch) {
  const { by = "", invites, theirs } = stored.value ?? {};
  return theirs?.name || (!invites && by) || t("challenge.friend");
}

export const myName = ({ stored }: ApartMatch) => stored.value?.name || t("challenge.you");
