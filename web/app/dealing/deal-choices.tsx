import { operatorsIn } from "../core/editions.ts";
import { choose, settings } from "../core/settings.ts";
import { Choice, ListedChoice } from "../ui/choice.tsx";
import { Signs } from "../ui/signs.tsx";

/** The settings for hands that are dealt from now on, with or without their level. */
export function DealChoices({ level = true }: { level?: boolean }) {
  const { edition, operators } = settings.value;
  return (
    <>
      {level && <Choice name="level" />}
      <ListedChoice name="edition" />
      {edition === "standard" && <Choice name="deck" />}
      <Signs
        edition={edition}
        chosen={operatorsIn(edition, operators)}
        onChange={(chosen) => choose("operators", chosen)}
      />
      <Choice name="solvable" />
    </>
  );
}
