import { labelled, t } from "../../base/words/i18n.ts";
import { raced } from "./raced.ts";
import type { Paced } from "./use-runs.ts";

/** By how much a win was ahead of the player that was raced; nothing if it was behind. */
export function PaceFact({ game: { round, table } }: Pick<Paced, "game">) {
  const { key, name, end } = raced.value;
  const tenths = Math.floor((end - round.elapsed.value) / 100);
  if (key !== table.hand.value.key || round.result.value !== "solved" || tenths < 1) return null;
  return <p class="win-people">{labelled(name, t("pace.ahead", { seconds: tenths / 10 }))}</p>;
}
