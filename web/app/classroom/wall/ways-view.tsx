import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Expression } from "../../../engine/contract.d.ts";
import { CardDrawing } from "../../base/ui/cards/face.tsx";
import { Numeral } from "../../base/ui/cards/numerals.tsx";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import { say } from "../../base/words/say.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { CardLine, Count } from "./card-line.tsx";
import { turnOver, type Wall } from "./wall.ts";
import { changeWall } from "./wall-store.ts";
import { WayDialog } from "./way-dialog.tsx";
import type { Order, Way } from "./ways.ts";

/** The width of a tree on a card of the wall, in pixels. */
export const NARROW = 300;

/** At most so many ways that nobody found are cards; the others are only counted. */
const MOST_HIDDEN = 24;

/** Each way as one card: those that were found, then those that nobody found, face down. */
export function WaysView({
  wall,
  ways,
  solutions,
  order,
}: {
  wall: Wall;
  ways: Way[];
  /** All solutions of the hand, in the order of the places of ways. */
  solutions: Expression[];
  order: Order;
}) {
  /** The place of the way that is open. */
  const open = useSignal<number | null>(null);
  const shown = ways.find(({ index }) => index === open.value);
  const hidden = solutions.flatMap((solution, index) =>
    ways.some((way) => way.index === index) ? [] : [{ solution, index }],
  );
  const more = hidden.length - MOST_HIDDEN;
  return (
    <>
      <ol class="wall-ways">
        {ways.map((way) => (
          <li key={way.index}>
            <WayCard
              way={way}
              technique={order === "technique"}
              onOpen={() => {
                open.value = way.index;
              }}
            />
          </li>
        ))}
        {hidden.slice(0, MOST_HIDDEN).map(({ solution, index }) => (
          <li key={index}>
            {wall.turned.includes(solution.text) ? (
              <Turned solution={solution} />
            ) : (
              <FaceDown solution={solution} place={index + 1} />
            )}
          </li>
        ))}
      </ol>
      {more > 0 && <p class="wall-more">{t("wall.more", { count: more })}</p>}
      {shown && (
        <WayDialog
          way={shown}
          onClose={() => {
            open.value = null;
          }}
        />
      )}
    </>
  );
}

function WayCard({
  way: { technique, writings, count },
  technique: isNamed,
  onOpen,
}: {
  way: Way;
  /** Whether its technique is named. */
  technique: boolean;
  onOpen: () => void;
}) {
  const [{ expression }] = writings;
  const written = pretty(expression.text);
  return (
    <button
      type="button"
      class="wall-way"
      aria-haspopup="dialog"
      aria-label={t("wall.way", { formula: written, count })}
      onClick={onOpen}
    >
      <Tree roots={[branchOf(expression)]} width={NARROW} />
      {isNamed && technique && <span class="wall-technique">{techniqueName(technique.code)}</span>}
      <CardLine formula={written}>
        <Count count={count} />
      </CardLine>
    </button>
  );
}

/** A way that nobody found, after it was turned over. */
function Turned({ solution }: { solution: Expression }) {
  const written = pretty(solution.text);
  const card = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <div class="wall-way" data-turned ref={card} tabIndex={-1}>
      <Tree roots={[branchOf(solution)]} width={NARROW} />
      <CardLine formula={written}>
        <span class="unseen">{t("wall.nobody")}</span>
        <Count count={0} />
      </CardLine>
    </div>
  );
}

/** A way that nobody found: the back of a card with its number. A press turns it over. */
function FaceDown({ solution, place }: { solution: Expression; place: number }) {
  return (
    <button
      type="button"
      class="wall-hidden"
      aria-label={t("wall.hidden", { place })}
      onClick={() => {
        changeWall((now) => now && turnOver(now, solution.text));
        say(pretty(solution.text));
      }}
    >
      <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
        <CardDrawing card={null} />
        <circle class="wall-place" cx={120} cy={168} r={64} />
        <Numeral text={`${place}`} x={120} y={128} size={80} room={104} weight={14} />
      </svg>
    </button>
  );
}
