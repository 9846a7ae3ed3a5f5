import { useEffect, useRef } from "preact/hooks";
import type { Solved } from "../../../../engine/contract.d.ts";
import { dealtCards } from "../../../base/cards/cards.ts";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../../base/ui/notices/notice.tsx";
import { useScrollable } from "../../../base/ui/sections/scrollable.tsx";
import { branchOf } from "../../../base/ui/tree/branch.ts";
import { Tree } from "../../../base/ui/tree/tree.tsx";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { MOST_FOUND } from "../../../table/hand/views.ts";
import { SameChain } from "../../../table/solutions/same-chain.tsx";
import type { PlayTable } from "../../mode.ts";

/** The width of a tree in a slot, in pixels. */
const WIDTH = 190;

/** A slot for every solution, in the solver's order, with its tree when the solution is found. */
export function Slots({ game }: { game: PlayTable }) {
  const { coach, table } = game;
  const { solved } = coach.search.value;
  const { found, repeat, fault } = game.hunt.value;
  if (!solved) {
    return table.hand.value.error ? null : <p class="tip">{t("find.counting")}</p>;
  }
  if (solved.count > MOST_FOUND)
    return <p class="tip">{t("find.many", { count: solved.count })}</p>;
  return (
    <>
      {fault && <FailureNotice error={fault} />}
      {repeat && (
        <Notice kind="note">
          <p>{t("find.repeat", { known: pretty(repeat.known) })}</p>
          <SameChain explanation={repeat.explanation} />
        </Notice>
      )}
      <section class="slots" aria-labelledby="slots-heading">
        <h2 id="slots-heading">{progress(found.length, solved.count)}</h2>
        <SlotList game={game} solved={solved} />
      </section>
    </>
  );
}

function progress(found: number, count: number) {
  if (count === 0) return t("find.none");
  return found === count ? t("find.all", { count }) : t("find.progress", { found, count });
}

/** The slots in a row, which scrolls to the last solution that was found. */
function SlotList({ game, solved }: { game: PlayTable; solved: Solved }) {
  const list = useRef<HTMLOListElement | null>(null);
  const { found } = game.hunt.value;
  const open = game.coach.open.value;
  const cards = dealtCards(game.table.hand.value.cards);
  const last = found.at(-1)?.index;
  useScrollable(list);
  useEffect(() => {
    const slot = last === undefined ? null : list.current?.children[last];
    slot?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [last]);

  return (
    <ol class="slot-list" aria-label={t("find.slots")} ref={list}>
      {solved.solutions.map((solution, index) => {
        const mine = found.find((each) => each.index === index);
        return (
          <li
            key={solution.text}
            class="found-slot"
            data-state={mine ? "found" : open ? "shown" : "open"}
          >
            {mine || open ? (
              <Tree
                roots={[branchOf(solution, cards)]}
                label={pretty(mine?.text ?? solution.text)}
                width={WIDTH}
                crowned={false}
              />
            ) : (
              <span class="unseen">{t("find.open")}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
