import { Icon } from "../../base/ui/buttons/icon.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { clauses, t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import { MOST_ARMS, withArms, withNextVote } from "./nicer.ts";
import type { Wall } from "./wall.ts";
import { changeWall } from "./wall-store.ts";
import { nameOfWay, type Way } from "./ways.ts";

/** Two ways side by side, and how many pupils find each of them nicer. Then the next two. */
export function Nicer({ wall, ways }: { wall: Wall; ways: Way[] }) {
  const names = ways.map(nameOfWay);
  const votes = wall.votes.length > 0 ? wall.votes : withNextVote([], names);
  const vote = votes.at(-1);
  const [left, right] = [vote?.left, vote?.right].map((name) =>
    ways.find((way) => nameOfWay(way) === name),
  );
  const isOver = vote?.right === null;
  const title = t(!left ? "wall.nicer.none" : isOver ? "wall.nicer.end" : "wall.nicer");
  const shown = [left, right].flatMap((way) => (way ? pretty(nameOfWay(way)) : []));
  useSaid(clauses(shown), { about: votes.length });
  const next = withNextVote(votes, names);
  const set = (side: 0 | 1, count: number) =>
    changeWall((now) => now && { ...now, votes: withArms(votes, side, count) });
  return (
    <section class="wall-nicer" aria-labelledby="wall-nicer">
      <h2 id="wall-nicer" tabIndex={-1}>
        {title}
      </h2>
      <div class="wall-pair">
        {([left, right] as const).map(
          (way, side) =>
            way && (
              <Side
                key={`${votes.length} ${side}`}
                way={way}
                arms={isOver ? null : (vote?.arms[side as 0 | 1] ?? 0)}
                onArms={(count) => set(side as 0 | 1, count)}
              />
            ),
        )}
      </div>
      <div class="wall-actions">
        {votes.length > 1 && (
          <button
            type="button"
            class="button"
            onClick={() => changeWall((now) => now && { ...now, votes: [] })}
          >
            {t("wall.nicer.again")}
          </button>
        )}
        {next !== votes && (
          <button
            type="button"
            class="button primary"
            onClick={() => changeWall((now) => now && { ...now, votes: next })}
          >
            {t(next.at(-1)?.right === null ? "wall.nicer.end" : "wall.nicer.next")}
          </button>
        )}
      </div>
    </section>
  );
}

/** One way, and the number of raised arms: a press adds one, the field takes any number. */
function Side({
  way: { writings },
  arms,
  onArms,
}: {
  way: Way;
  /** Null if there is nothing to compare. */
  arms: number | null;
  onArms: (count: number) => void;
}) {
  const [{ expression }] = writings;
  const written = pretty(expression.text);
  return (
    <div class="wall-side">
      <button
        type="button"
        class="wall-way"
        disabled={arms === null}
        aria-label={t("wall.arm", { formula: written })}
        onClick={() => onArms((arms ?? 0) + 1)}
      >
        <Tree roots={[branchOf(expression)]} />
        <span class="wall-line">
          <NumeralText text={written} />
        </span>
      </button>
      {arms !== null && (
        <label class="wall-arms">
          <Icon name="me" />
          <span class="unseen">{t("wall.arms", { formula: written })}</span>
          <input
            class="box"
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_ARMS}
            value={arms}
            onInput={({ currentTarget }) => onArms(currentTarget.valueAsNumber)}
          />
        </label>
      )}
    </div>
  );
}
