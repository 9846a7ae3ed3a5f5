import { useEffect } from "preact/hooks";
import { route } from "../../../base/address/router.ts";
import { createApart } from "../../apart/apart.tsx";
import { createDuel, type Duel } from "./duel.ts";
import { DuelCheck } from "./duel-check.tsx";
import { DuelEnded } from "./duel-ended.tsx";
import { DuelMatch } from "./duel-match.tsx";
import { DuelStart } from "./duel-start.tsx";
import { HandedOver } from "./handed-over.tsx";
import { Meeting } from "./meeting.tsx";
import { saveRecord } from "./save-record.ts";

/** Creates the page of duels. A duel continues when the player comes back to the page. */
export function createDuelPage() {
  let duel: Duel | undefined;
  let Apart: ReturnType<typeof createApart> | undefined;
  return () => {
    const { query } = route.value;
    if (query.apart === undefined && query.result === undefined) {
      duel ??= createDuel();
      return <DuelPage duel={duel} />;
    }
    Apart ??= createApart({ page: "duel", mode: "duel", saveRecord });
    return <Apart query={query} />;
  };
}

/** A duel: its start, two pages that meet, the match, or why it has ended. */
function DuelPage({ duel }: { duel: Duel }) {
  const { code, check } = route.value.query;
  useEffect(() => {
    if (code) duel.arrive(code);
  }, [code]);
  if (check !== undefined) return <DuelCheck />;
  if (duel.isHandedOver.value) return <HandedOver />;
  switch (duel.stage.value) {
    case "start":
      return <DuelStart duel={duel} />;
    case "playing":
      return duel.playing.value && <DuelMatch duel={duel} playing={duel.playing.value} />;
    case "ended":
      return <DuelEnded duel={duel} />;
    default:
      return <Meeting duel={duel} />;
  }
}
