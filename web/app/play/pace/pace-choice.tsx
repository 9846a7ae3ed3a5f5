import { CHOICES, choose, settings } from "../../base/browser/settings.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { Pick } from "../../base/ui/fields/pick.tsx";
import { labelled, t } from "../../base/words/i18n.ts";
import { paceName } from "./pace-words.ts";
import type { Pace } from "./runs.ts";

/**
 * The choice of the player to race.
 *
 * @param props `friend`: the name of the friend whose hand the link has. `timeOf`: the time for the
 *   hand on the table, null if it is not known
 */
export function PaceChoice({
  friend,
  timeOf,
}: {
  friend?: string | undefined;
  timeOf?: (pace: Pace) => number | null;
}) {
  const { pace } = settings.value;

  function word(choice: Pace) {
    const name = paceName(choice, friend);
    if (choice === "off" || !timeOf) return name;
    const time = timeOf(choice);
    return labelled(name, time === null ? t("pace.unknown") : timeTaken(time));
  }

  const choices = CHOICES.pace.filter((choice) => choice !== "friend" || friend);
  return (
    <Pick
      label={t("settings.pace")}
      value={pace === "friend" && !friend ? "off" : pace}
      options={choices.map((choice) => [choice, word(choice)] as const)}
      onChange={(value) => choose("pace", choices.find((choice) => choice === value) ?? "off")}
    />
  );
}
