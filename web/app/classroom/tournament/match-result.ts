import { nameOfHands, readHandList } from "../../base/address/hand-list.ts";
import { nameKey } from "../../base/data/names.ts";
import type { Classes } from "../../player/history/classes.ts";
import { type Row, rowsOf, valueIn } from "../sets/set-table.ts";
import { DRAW, type Match, type Tournament, WIN, withMatch } from "./tournament.ts";

/**
 * The tournament with the results that the class page of a match has collected. A result that was
 * typed stays, and a draw in a knock-out is left to the teacher.
 */
export function withCollected(tournament: Tournament, classes: Classes): Tournament {
  return (tournament.rounds.at(-1) ?? []).reduce((all, match, at) => {
    const points = match.points ?? collected(match, tournament.names, classes);
    return points === match.points || (tournament.form === "knockout" && points === DRAW)
      ? all
      : withMatch(all, at, { points });
  }, tournament);
}

function collected({ home, away, hands }: Match, names: string[], classes: Classes) {
  const list = hands ? readHandList({ hands }) : null;
  if (!list || away === null) return null;
  const rows = rowsOf(classes.get(nameOfHands(list))?.codes ?? []);
  const rowOf = (player: number) =>
    rows.find(({ name, several }) => !several && nameKey(name) === nameKey(names[player] ?? ""));
  const [first, second] = [rowOf(home), rowOf(away)];
  return first && second ? pointsFor(first, second) : null;
}

/** Who solved more hands wins, then who needed less time. */
function pointsFor(first: Row, second: Row) {
  const ahead =
    Number(valueIn(first, "solved")) - Number(valueIn(second, "solved")) ||
    Number(valueIn(second, "time")) - Number(valueIn(first, "time"));
  return ahead === 0 ? DRAW : ahead > 0 ? WIN : 0;
}
