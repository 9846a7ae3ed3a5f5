import { settings } from "../core/settings.ts";
import { Choice } from "../ui/choice.tsx";

/** The settings for hands that are dealt from now on. */
export function DealChoices() {
  return (
    <>
      <Choice name="level" />
      <Choice name="edition" />
      {settings.value.edition === "standard" && <Choice name="deck" />}
      <Choice name="solvable" />
    </>
  );
}
