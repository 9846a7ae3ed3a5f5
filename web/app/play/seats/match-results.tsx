import { puzzleOf } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { tenthsTime } from "../../base/time/duration.ts";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { Beads } from "../../player/replay/beads.tsx";
import type { Ending, Player } from "../match/match.ts";
import type { HandResult, ResultHand } from "./results.ts";

/** The width of a tree that stands next to another one, in pixels. */
const NARROW = 170;

/**
 * The results of a match: the score, and the times of each hand side by side. A press on a hand
 * shows how each player played it.
 *
 * @param props `names` and `points` by player
 */
export function MatchResults({
  names,
  points,
  winner = null,
  hands,
}: {
  names: readonly string[];
  points: readonly number[];
  /** Whose score is marked; null if the players are equal. */
  winner?: Player | null;
  hands: readonly ResultHand[];
}) {
  return (
    <div class="match-results" style={{ "--players": names.length }}>
      <div class="match-row">
        <span />
        {names.map((name, by) => (
          <p key={`${by}`} class="match-score" data-better={by === winner || undefined}>
            <NumeralText text={`${points[by] ?? 0}`} size={64} />
            {name}
          </p>
        ))}
      </div>
      {hands.map((hand, place) => (
        <Fold key={`${place}`} open={false} title={<Row hand={hand} names={names} />}>
          {() => (
            <div class="match-ways">
              {hand.results.map(
                (result, by) =>
                  result && (
                    <Way key={`${by}`} hand={hand} result={result} name={names[by] ?? ""} />
                  ),
              )}
            </div>
          )}
        </Fold>
      ))}
    </div>
  );
}

/** The cards of a hand, and the time of each player. The best is marked, not by color alone. */
function Row({ hand, names }: { hand: ResultHand; names: readonly string[] }) {
  const { numbers, results, winners } = hand;
  return (
    <span class="match-row">
      <span class="small-cards">
        {numbers.map((value, place) => (
          <span key={`${place}`}>
            <NumeralText text={number(`${value}`)} />{" "}
          </span>
        ))}
      </span>
      {results.map((result, by) => (
        <span key={`${by}`} class="match-time" data-better={winners.includes(by) || undefined}>
          <span class="unseen">{names[by]} </span>
          {result ? resultWords(result) : "…"}
          {winners.includes(by) && <span class="unseen"> {t("challenge.better")}</span>}
        </span>
      ))}
    </span>
  );
}

const ENDED: Record<Exclude<Ending, "solved">, () => string> = {
  beaten: () => "–",
  missed: () => t("seats.missed"),
  "gave-up": () => t("challenge.gave-up"),
  left: () => t("seats.left"),
};

const resultWords = ({ ending, tenths }: HandResult) =>
  ending === "solved" ? tenthsTime(tenths) : ENDED[ending]();

/** How a player played a hand: the answer as a tree, and what was tried before it. */
function Way({ hand, result, name }: { hand: ResultHand; result: HandResult; name: string }) {
  const { text, trail, ending, tenths } = result;
  const puzzle = puzzleOf(hand);
  const { result: answer } = useResult(
    async (signal) => (text ? ask("check", { ...puzzle, text }, { signal }) : null),
    [text],
  );
  const expression = answer?.expression;
  return (
    <section aria-label={name}>
      <p>
        <b>{name}</b> {resultWords(result)}
      </p>
      {expression && (
        <Tree
          roots={[branchOf(expression, hand.cards)]}
          width={NARROW}
          label={equation(expression.text, number(expression.value))}
        />
      )}
      {trail && (
        <Beads
          hand={{
            ...{ ...puzzle, id: `${name} ${hand.numbers}`, at: 0, localDate: "1970-01-01" },
            ...{ mode: "match", hints: 0, wrong: 0, rated: false, milliseconds: tenths * 100 },
            ...{ result: ending === "solved" ? "solved" : "left", trail },
          }}
        />
      )}
    </section>
  );
}
