import { settings } from "../core/settings.ts";
import { Choice, ListedChoice } from "../ui/choice.tsx";

/** The settings for hands that are dealt from now on, with or without their level. */
export function DealChoices({ level = true }: { level?: boolean }) {
  return (
    <>
      {level && <Choice name="level" />}
      <ListedChoice name="edition" />
      {settings.value.edition === "standard" && <Choice name="deck" />}
      <Choice name="solvable" />
    </>
  );
}
