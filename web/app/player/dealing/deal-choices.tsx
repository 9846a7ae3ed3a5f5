import { choose, type DealSettings, settings } from "../../base/browser/settings.ts";
import { operatorsIn } from "../../base/cards/editions.ts";
import { Choice, ListedChoice } from "../../base/ui/fields/choice.tsx";
import { Signs } from "../../base/ui/fields/signs.tsx";

/**
 * The choice of the hands that are dealt from now on, with or without their level: a setting, or
 * what a mode has `chosen` for itself.
 */
export function DealChoices({
  level = true,
  chosen = settings.value,
  onChoose = choose,
}: {
  level?: boolean;
  chosen?: DealSettings;
  onChoose?: typeof choose;
}) {
  const { edition, operators } = chosen;
  const own = { chosen, onChoose };
  return (
    <>
      {level && <Choice name="level" {...own} />}
      <ListedChoice name="edition" {...own} />
      {edition === "standard" && <Choice name="deck" {...own} />}
      <Signs
        edition={edition}
        chosen={operatorsIn(edition, operators)}
        onChange={(operators) => onChoose("operators", operators)}
      />
      <Choice name="solvable" {...own} />
    </>
  );
}
