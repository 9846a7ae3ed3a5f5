import { settings } from "../core/settings.js";
import { Choice } from "../ui/choice.jsx";

/** The settings of the hands that are dealt from now on. */
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
