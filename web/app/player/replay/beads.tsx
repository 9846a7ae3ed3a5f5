import { useId, useRef, useState } from "preact/hooks";
import { queryOf } from "../../base/address/hand-query.ts";
import { href } from "../../base/address/router.ts";
import { LOOKED_CARDS } from "../../base/cards/card-limits.ts";
import { allowingOf } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { Icon } from "../../base/ui/buttons/icon.tsx";
import { moveAmongButtons } from "../../base/ui/input/arrow-keys.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import type { Bead, Laid } from "../../table/hand/moments.ts";
import type { Played } from "../../table/hand/played.ts";
import { Looks } from "../../table/solutions/how-to-find.tsx";
import { WhyNot } from "../../table/why/why-not.tsx";
import { TableRow } from "../../table/worked/table-row.tsx";
import { beadWords, isRight, summaryOf } from "./bead-words.ts";
import { beadsOfHand, openTable } from "./hand-beads.ts";

/**
 * How a hand was played: a bead for each step and each try, with the number of solutions that were
 * still possible after it, and its time. A press on a bead shows the table as it was.
 *
 * @param props `said`: whether the summary is announced
 */
export function Beads({ hand, said = false }: { hand: Played; said?: boolean }) {
  const [counting, setCounting] = useState<Bead[] | null>(null);
  const { result } = useResult((signal) => beadsOfHand(hand, signal, setCounting), [hand.id]);
  const beads = result === undefined ? counting : result;
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const line = useRef<HTMLDivElement | null>(null);
  const summary = result ? summaryOf(result, hand) : "";
  useSaid(said ? summary : "");
  if (!beads) return null;
  const bead = chosen === null ? undefined : beads[chosen];
  return (
    <section class="replay" aria-label={t("replay.label")} aria-busy={!result}>
      <div
        ref={line}
        class="bead-line"
        role="toolbar"
        aria-label={t("replay.label")}
        aria-describedby={id}
        onKeyDown={moveAmongButtons}
      >
        {beads.map((each, place) => (
          <BeadButton
            key={`${place}`}
            bead={each}
            words={beadWords(each, hand.target, null)}
            isOpen={chosen === place}
            isStop={place === (chosen ?? 0)}
            onPress={() => setChosen(chosen === place ? null : place)}
          />
        ))}
      </div>
      <p id={id} class="tip" hidden={bead !== undefined}>
        {summary}
      </p>
      {bead && <Detail key={chosen} bead={bead} hand={hand} />}
    </section>
  );
}

function BeadButton({
  bead,
  words,
  isOpen,
  isStop,
  onPress,
}: {
  bead: Bead;
  words: string;
  isOpen: boolean;
  /** Whether Tab reaches this bead. The arrow keys reach the others. */
  isStop: boolean;
  onPress: () => void;
}) {
  const { type, count, lost, took } = bead;
  return (
    <button
      type="button"
      class="bead"
      tabIndex={isStop ? 0 : -1}
      data-type={type}
      data-lost={lost !== null || undefined}
      data-right={isRight(bead) || undefined}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span class="unseen">{words} </span>
      <b class="bead-count" aria-hidden="true">
        {type === "undo" && <Icon name="undo" />}
        {isRight(bead) ? <Icon name="right" /> : (count ?? "…")}
      </b>
      <small>{took > 0 && timeTaken(took)}</small>
    </button>
  );
}

/** The table at a bead, what could be made of it, and the ways to go on. */
function Detail({ bead, hand }: { bead: Bead; hand: Played }) {
  const { count, lost, tables, from } = bead;
  const { target } = hand;
  const table = tables.at(-1) ?? [];
  const rules = { target, ...allowingOf(hand) };
  const { result: technique = null } = useResult(
    async (signal) =>
      count === 0 && table.length > 1
        ? null
        : ask("approach", { table: table.map(({ text }) => text), ...rules }, { signal }),
    [],
  );
  const [isLooking, setLooking] = useState(false);
  const words = beadWords(bead, target, technique);
  const open = openTable(bead);
  useSaid(technique ? words : "");
  return (
    <div class="bead-detail">
      <Cards laid={table} />
      <p>{words}</p>
      {count === 0 && table.length > 1 && (
        <WhyNot puzzle={{ numbers: table.map(({ value }) => value), ...rules }} />
      )}
      <div class="ending-actions">
        {open && (
          <a class="button" href={playLink(open, hand)}>
            {t(lost === null ? "replay.play-on" : "replay.play-before")}
          </a>
        )}
        {from.length > 1 && from.length <= LOOKED_CARDS && (
          <button
            type="button"
            class="button"
            aria-expanded={isLooking}
            onClick={() => {
              setLooking(!isLooking);
              if (!isLooking) say(t("find-it.intro"));
            }}
          >
            {t("replay.looks")}
          </button>
        )}
      </div>
      {isLooking && <Looks puzzle={{ numbers: from.map(({ value }) => value), ...rules }} />}
    </div>
  );
}

const Cards = ({ laid }: { laid: Laid }) => (
  <TableRow
    frame={{
      others: laid.map(({ card = null, value }, place) => ({ key: `${place}`, card, value })),
      left: null,
      right: null,
      step: null,
    }}
  />
);

/** The link that plays the cards of a table on, as review. */
function playLink(laid: Laid, hand: Played) {
  const numbers = laid.map(({ value }) => value);
  return href("play", { ...queryOf({ ...hand, numbers }), review: "missed" });
}
