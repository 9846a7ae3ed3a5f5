import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TraceNode } from "../../../../engine/contract.d.ts";
import { painted } from "../../../base/browser/painted.ts";
import { sentences, t } from "../../../base/words/i18n.ts";
import { number, SIGNS } from "../../../base/words/pretty.ts";
import { say } from "../../../base/words/say.ts";
import { TraceSource } from "../source/source.tsx";
import { usePlayback } from "./playback.ts";
import { StateTree } from "./state-tree.tsx";
import { TraceControls } from "./trace-controls.tsx";
import { lineage } from "./tree-layout.ts";
import { eventOf, labelOf, story, type Walk } from "./walk.ts";

/**
 * A walk through the tree of positions. It plays automatically, or step by step forward and back.
 */
export function TracePlayer({ walk: { trace, tree, milestones, last } }: { walk: Walk }) {
  const { nodes, cut, method } = trace;
  const { spots } = tree;
  const playback = usePlayback(last, announce);
  const place = playback.place.value;
  const node = nodes[place];
  const line = lineage(spots, place);
  const section = useRef<HTMLElement | null>(null);

  /** The source is drawn in a separate task, after everything that is visible first. */
  const whole = useSignal(false);

  useEffect(() => {
    painted().then(() => {
      whole.value = true;
    });
  }, []);
  useEffect(() => {
    if (!whole.value || !playback.playing.peek()) return;
    section.current?.scrollIntoView({ behavior: "smooth" });
  }, [whole.value]);

  const sentencesAt = (at: number) => story(trace, at, milestones.get(at), spots[at + 1]?.parent);

  /** What happens at a place of the walk, and the table afterwards. */
  function wordsAt(at: number) {
    const [first = "", ...others] = sentencesAt(at);
    const opening = nodes[at]?.step ? t("sentence", { words: first }) : first;
    const table = nodes[at] && tableWords(nodes[at], method);
    return sentences(opening, ...others, table && t("lab.trace.told", { table }));
  }

  /**
   * Announces a step, unless the tree has the focus, because the screen reader then announces the
   * step itself.
   */
  function announce(at: number) {
    if (!document.activeElement?.matches("[role=tree]")) say(wordsAt(at));
  }

  return (
    <section
      ref={section}
      class="sheet trace"
      aria-labelledby="trace-heading"
      data-place={place}
      data-state={node ? node.state : "vain"}
      data-milestone={milestones.get(place)}
    >
      <h2 id="trace-heading">{t("lab.trace.tables", { count: nodes.length })}</h2>
      {cut && <p class="help-text">{t("lab.trace.cut")}</p>}
      <div class="trace-now">
        <p class="trace-story">
          {sentencesAt(place).map((sentence, at) => (
            <span key={`${at}`}>{sentence}</span>
          ))}
        </p>
        {node && (
          <TableNow node={node} line={line.flatMap((at) => nodes[at] ?? [])} method={method} />
        )}
      </div>
      <StateTree
        tree={tree}
        place={place}
        line={line}
        won={node?.state === "won"}
        words={wordsAt(place)}
        onPlace={playback.move}
      />
      <TraceControls playback={playback} milestones={milestones} />
      {whole.value && <TraceSource name={method} event={eventOf(node, milestones.get(place))} />}
    </section>
  );
}

/** The numbers on the table. For our own solver, the cards and what they have to make. */
const tableWords = (node: TraceNode, method: string) =>
  method === "ours" ? labelOf(node, method) : node.table.map(number).join(", ");

/**
 * The table as cards. For the method postfix: the word, the stack and the remaining cards. For our
 * own solver: the remaining cards and what they have to make.
 */
function TableNow({ node, line, method }: { node: TraceNode; line: TraceNode[]; method: string }) {
  if (method === "ours") {
    return (
      <div class="piles">
        <Pile name="rest" values={node.rest} fresh={false} />
        <Pile name="goal" values={node.stack} fresh={node.token !== null} />
      </div>
    );
  }
  if (method !== "postfix") return <Pile name="table" values={node.table} fresh={!!node.step} />;
  const word = line.flatMap(({ token }) => token ?? []).reverse();
  return (
    <div class="piles">
      <p class="word">
        <span class="pile-name">{t("lab.trace.word")}</span>
        <code class="formula" translate={false}>
          {word.map((token) => SIGNS[token] ?? number(token)).join(" ") || "–"}
        </code>
      </p>
      <Pile name="stack" values={[...node.stack].reverse()} fresh={node.token !== null} />
      <Pile name="rest" values={node.rest} fresh={false} />
    </div>
  );
}

function Pile({
  name,
  values,
  fresh,
}: {
  name: "table" | "stack" | "rest" | "goal";
  values: string[];
  fresh: boolean;
}) {
  return (
    <div class={`pile pile-${name}`}>
      <span class="pile-name">{t(`lab.trace.${name}`)}</span>
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
