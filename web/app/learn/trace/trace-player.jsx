import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { number, SIGNS } from "../../core/pretty.js";
import { say } from "../../core/say.js";
import { IconButton } from "../../ui/icon-button.jsx";
import { count } from "../numbers.js";
import { moveByArrows, StateTree } from "./state-tree.jsx";
import { labelOf, lineage, story } from "./walk.js";

/** @import { TraceNode } from "../../../engine/contract.d.ts" */
/** @import { Trace } from "./walk.js" */

/**
 * A walk through the tree of tables, forward and back.
 *
 * @param {{trace: Trace}} props
 */
export function TracePlayer({ trace }) {
  const { nodes, cut, method } = trace;
  const won = nodes.findIndex(({ state }) => state === "won");
  const last = won < 0 ? nodes.length : won;
  const place = useSignal(0);
  const node = nodes[place.value];
  const line = lineage(nodes, node);
  const labels = useMemo(() => nodes.map((one) => labelOf(one, method)), [nodes, method]);

  /** @param {number} to */
  const move = (to) => {
    place.value = Math.max(0, Math.min(last, to));
  };

  const sentences = story(trace, place.value);

  /** The tree tells by itself where it has gone. @param {number} to */
  function moveAndTell(to) {
    move(to);
    say(wordsAt(trace, place.value));
  }

  return (
    <section
      class="sheet trace"
      aria-labelledby="trace-heading"
      data-place={place.value}
      data-state={node ? node.state : "vain"}
    >
      <h2 id="trace-heading">{t("learn.trace.tables", { count: nodes.length })}</h2>
      {cut && <p class="help-text">{t("learn.trace.cut")}</p>}
      <div class="trace-now">
        <p class="trace-story">
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
        {node && <TableNow node={node} line={line} method={method} />}
      </div>
      <Controls place={place.value} last={last} move={moveAndTell} />
      <StateTree
        nodes={nodes}
        place={place.value}
        line={line}
        won={place.value === won}
        labels={labels}
        words={wordsAt(trace, place.value)}
        onPlace={move}
      />
    </section>
  );
}

/**
 * What happens at a place of the walk, and the table after it.
 *
 * @param {Trace} trace
 * @param {number} place
 */
function wordsAt(trace, place) {
  const table = trace.nodes[place]?.table.map(number).join(", ");
  return [...story(trace, place), ...(table ? [t("learn.trace.told", { table })] : [])].join(" ");
}

/** @param {{place: number, last: number, move: (to: number) => void}} props */
function Controls({ place, last, move }) {
  const moves = /** @type {const} */ ([
    ["first", 0],
    ["back", place - 1],
    ["next", place + 1],
    ["last", last],
  ]);
  return (
    <div
      class="trace-controls"
      role="toolbar"
      tabIndex={-1}
      aria-label={t("learn.trace.place")}
      onKeyDown={(event) => moveByArrows(event, place, move)}
    >
      {moves.map(([name, to]) => (
        <IconButton
          key={name}
          icon={name}
          label={t(`learn.trace.${name}`)}
          class="button"
          aria-disabled={to < 0 || to > last || to === place}
          onClick={() => move(to)}
        />
      ))}
      <label class="slide">
        <span class="unseen">{t("learn.trace.place")}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-valuetext={t("learn.trace.of", { place: count(place), last: count(last) })}
          onKeyDown={(event) => event.stopPropagation()}
          onInput={({ currentTarget }) => move(Number(currentTarget.value))}
        />
      </label>
      <span class="trace-place" aria-hidden="true">
        {`${count(place)} / ${count(last)}`}
      </span>
    </div>
  );
}

/**
 * The table as cards; for the method postfix, the word, the stack and the remaining cards.
 *
 * @param {{node: TraceNode, line: TraceNode[], method: string}} props
 */
function TableNow({ node, line, method }) {
  if (method !== "postfix") return <Pile name="table" values={node.table} fresh={!!node.step} />;
  const word = line.flatMap(({ token }) => token ?? []).reverse();
  return (
    <div class="piles">
      <p class="word">
        <span class="pile-name">{t("learn.trace.word")}</span>
        <code class="formula">
          {word.map((token) => SIGNS[token] ?? number(token)).join(" ") || "–"}
        </code>
      </p>
      <Pile name="stack" values={[...node.stack].reverse()} fresh={node.token !== null} />
      <Pile name="rest" values={node.rest} fresh={false} />
    </div>
  );
}

/** @param {{name: "table" | "stack" | "rest", values: string[], fresh: boolean}} props */
function Pile({ name, values, fresh }) {
  return (
    <div class={`pile pile-${name}`}>
      <span class="pile-name">{t(`learn.trace.${name}`)}</span>
      <span class="hand-text">
        {values.map((value, place) => (
          <span key={`${place}`} class="mini" data-fresh={(fresh && place === 0) || undefined}>
            {number(value)}
          </span>
        ))}
      </span>
    </div>
  );
}
