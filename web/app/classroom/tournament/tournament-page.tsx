import { useEffect } from "preact/hooks";
import { keepAwake } from "../../base/browser/full-screen.ts";
import { BeginTournament } from "./begin-tournament.tsx";
import { MinuteBoard } from "./minute-board.tsx";
import { RoundBoard } from "./round-board.tsx";
import { tournament } from "./tournament-store.ts";

/** A tournament on the big screen. It stays on this device, so that it can go on the next day. */
export function TournamentPage() {
  const current = tournament.value;
  useEffect(keepAwake, []);
  if (!current) return <BeginTournament />;
  return current.form === "minute" ? (
    <MinuteBoard tournament={current} />
  ) : (
    <RoundBoard tournament={current} />
  );
}
