import { useState } from "preact/hooks";
import { createConfirm } from "../../base/ui/dialogs/confirm.ts";
import { Tool } from "../../table/views/tool.tsx";
import type { PlayTable } from "../mode.ts";

/** Ends the hand without an answer, at the second press. */
export function GiveUp({ round }: Pick<PlayTable, "round">) {
  const [confirm] = useState(createConfirm);
  const isAsked = confirm.asked.value !== null;
  return (
    <Tool
      icon="flag"
      name={isAsked ? "play.press-again" : "play.give-up"}
      onPress={() => confirm.press("give-up", round.abandon)}
    />
  );
}
