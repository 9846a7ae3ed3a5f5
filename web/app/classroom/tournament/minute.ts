/** The most players in a final. */
const FINALISTS = 10;

/**
 * The phases of the school rules: hands that thin out all players, one hand for those who left to
 * come back, hands that thin out again, and the final.
 */
export type Phase = "first" | "back" | "second" | "final" | "end";

/** Who is in at a moment. `left` has the others, in the order in which they left. */
export interface MinuteState {
  phase: Phase;
  playing: number[];
  left: number[];
}

/** How many players reach the final: ten, or half of a small class. */
export const finalists = (players: number) => Math.min(FINALISTS, Math.ceil(players / 2));

/**
 * Who is in after some hands of a minute each.
 *
 * A wrong or missing answer leaves. When no more than the finalists are in, one hand brings back all
 * who solve it. Then the hands go on until the final, which has one winner. A hand that nobody solves
 * does not count.
 *
 * @param hands for each hand the places of those who left, or in the phase `back` of those who
 * returned; places that cannot do so are ignored
 */
export function minuteState(players: number, hands: readonly (readonly number[])[]): MinuteState {
  let phase = "first" as Phase;
  let playing = Array.from({ length: players }, (_, at) => at);
  let left: number[] = [];
  const last = finalists(players);
  const settle = () => {
    if (phase === "first" && playing.length <= last) phase = "back";
    if (phase === "second" && playing.length <= last) phase = "final";
    if (phase === "final" && playing.length <= 1) phase = "end";
  };
  settle();
  for (const named of hands) {
    if (phase === "end") break;
    if (phase === "back") {
      playing = [...playing, ...left.filter((each) => named.includes(each))].sort((a, b) => a - b);
      left = left.filter((each) => !named.includes(each));
      phase = "second";
    } else {
      const staying = playing.filter((each) => !named.includes(each));
      if (staying.length > 0) {
        left = [...left, ...playing.filter((each) => named.includes(each))];
        playing = staying;
      }
    }
    settle();
  }
  return { phase, playing, left };
}
