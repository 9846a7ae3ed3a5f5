import type { ComponentChildren } from "preact";
import { SUITS } from "../../base/cards/cards.ts";
import { Pip } from "../../base/ui/cards/suits.tsx";
import { t } from "../../base/words/i18n.ts";

/** How a hand of the match ended for a player: won, or not; `now`: it is played; `open`: not yet. */
export type HandMark = "won" | "lost" | "now" | "open";

/** A player at the table. */
export type SeatFacts = {
  name: string;
  /** The score, hand by hand; empty if it is not known. */
  marks: readonly HandMark[];
  /** What the player has done in the hand; absent if it is not known or not shown. */
  beads?: readonly ("step" | "mistake")[];
  /** What the player does, or the time; empty if there is nothing to say. */
  words?: string;
};

/**
 * One side of the table: the name and what the player does, the score as pips, and in the middle
 * what lies before the player.
 */
export function Seat({ seat, children }: { seat: SeatFacts; children?: ComponentChildren }) {
  const { name, marks, beads = [], words = "" } = seat;
  return (
    <section class="seat" aria-label={name}>
      <p>
        <b>{name}</b>{" "}
        <span class="seat-beads" aria-hidden="true">
          {beads.map((bead, place) => (
            <i key={`${place}`} data-bead={bead} />
          ))}
        </span>
      </p>
      <div>{children}</div>
      {marks.length > 0 && <ScorePips marks={marks} />}
      <small>{words}</small>
    </section>
  );
}

const SIZE = 24;
/** Pips in a row. */
const ROW = 5;

/** A pip for each hand of a match: filled if it is won, a line if it is not. */
export function ScorePips({ marks }: { marks: readonly HandMark[] }) {
  const won = marks.filter((mark) => mark === "won").length;
  const wide = Math.min(ROW, marks.length);
  return (
    <svg
      class="score-pips"
      viewBox={`0 0 ${wide * SIZE} ${Math.ceil(marks.length / ROW) * SIZE}`}
      width={`${wide * 1.25}em`}
      role="img"
      aria-label={t("race.score", { count: won })}
    >
      {marks.map((mark, place) => {
        const suit = SUITS[place % SUITS.length] ?? "spades";
        const x = SIZE * ((place % ROW) + 0.5);
        const y = SIZE * (Math.floor(place / ROW) + 0.5);
        return (
          <g key={`${place}`} data-mark={mark}>
            {mark === "lost" ? (
              <path d={`M${x - 5} ${y}h10`} />
            ) : (
              <Pip suit={suit} x={x} y={y} size={18} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
