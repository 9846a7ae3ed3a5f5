/** The most players in a final, and how many of them share the first prize. */
const FINALISTS = 10;
const WINNERS = 2;

/**
 * The phases of the school rules: hands that thin out all players, hands that bring some of those
 * back if too many have left, and the final.
 */
export type Phase = "first" | "back" | "final" | "end";

/**
 * Who takes part at a moment. `playing` answer the next hand. In the phase `back` they play for
 * `missing` places in the final. `points` are more for who left later, and most for who is in.
 */
export interface MinuteState {
  phase: Phase;
  playing: number[];
  missing: number;
  points: number[];
}

/** How many players reach the final: ten, or half of a small class. */
export const finalists = (players: number) => Math.min(FINALISTS, Math.ceil(players / 2));

/** How many players are in at the end: two, or the winner of a final of one or two players. */
const winners = (players: number) => (finalists(players) > WINNERS ? WINNERS : 1);

/** The prize of a place, from 1 to 3; null if there is none. In a final of ten 2, 3 and 5 players. */
export function prizeOf(place: number, players: number) {
  const last = finalists(players);
  if (place <= winners(players)) return 1;
  if (place <= Math.ceil(last / 2)) return 2;
  return place <= last ? 3 : null;
}

/**
 * Who takes part after some hands of a minute each, by the rules of a school in China
 * (https://www.777doc.com/doc-1658385.html).
 *
 * A wrong or missing answer leaves, until as many are in as the final has places. If too many have
 * left, those who are out play for the missing places. The final ends when two are left. A hand that
 * nobody solves does not count.
 *
 * @param hands for each hand the places of those who left; places that do not play are ignored
 */
export function minuteState(players: number, hands: readonly (readonly number[])[]): MinuteState {
  const all = Array.from({ length: players }, (_, at) => at);
  const places = finalists(players);
  const leftAt = new Map<number, number>();
  let phase = "first" as Phase;
  /** Who is in, also while others play to come back. */
  let inside = all;
  let playing = all;
  for (const [at, named] of hands.entries()) {
    settle();
    const staying = playing.filter((each) => !named.includes(each));
    if (phase === "end" || !staying.length) continue;
    for (const each of playing) if (!staying.includes(each)) leftAt.set(each, at);
    playing = staying;
    if (phase !== "back") inside = staying;
  }
  settle();
  const pointsOf = (player: number) => {
    if (inside.includes(player)) return hands.length + 1;
    return playing.includes(player) ? hands.length : (leftAt.get(player) ?? 0);
  };
  return { phase, playing, missing: places - inside.length, points: all.map(pointsOf) };

  /** Begins the next phase when the last one has its result. */
  function settle() {
    if (phase === "back" && playing.length <= places - inside.length) {
      inside = [...inside, ...playing].sort((a, b) => a - b);
      playing = all.filter((each) => !inside.includes(each));
    }
    if (phase === "first" && inside.length < places) {
      phase = "back";
      playing = all.filter((each) => !inside.includes(each));
    }
    if (phase !== "final" && phase !== "end" && inside.length === places) {
      phase = "final";
      playing = inside;
    }
    if (phase === "final" && playing.length <= winners(players)) phase = "end";
  }
}
