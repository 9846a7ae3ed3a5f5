import { useMemo } from "preact/hooks";
import { CombinedFace } from "../../base/ui/cards/combined-face.tsx";
import { Face } from "../../base/ui/cards/face.tsx";
import { draggable } from "../../base/ui/input/drag.ts";
import { cardName, valueText } from "../../base/words/card-words.ts";
import { t } from "../../base/words/i18n.ts";
import { pretty } from "../../base/words/pretty.ts";
import type { Tile } from "../hand/types.ts";
import type { HandTable } from "../playing/hand-table.ts";

/** A card that can be combined with another, or its empty place. */
export function CombineCard({
  combining,
  tile,
  place,
  isFaceUp,
  hinted,
}: {
  combining: HandTable["combining"];
  tile: Tile | null;
  place: number;
  /** Whether the dealt card there is face up. */
  isFaceUp: boolean;
  /** Whether the coach points at the card. */
  hinted: boolean;
}) {
  const drag = useMemo(() => draggable((onto) => combining.drop(place, onto)), []);
  if (!tile && isFaceUp) return <span class="emptied" data-slot={place} />;
  return (
    <button
      type="button"
      class="card tile"
      data-place={place}
      data-slot={place}
      data-hinted={hinted || undefined}
      aria-label={tile?.made ? combinedName(tile) : cardName(tile?.card ?? null)}
      aria-pressed={combining.chosen.value === place}
      {...drag}
      onClick={() => combining.choose(place)}
    >
      {tile?.made ? (
        <CombinedFace value={tile.value} mixed={tile.mixed} expression={pretty(tile.text)} />
      ) : (
        <Face card={tile?.card ?? null} />
      )}
    </button>
  );
}

const combinedName = ({ text, value, mixed }: Tile) =>
  t("combine.card", { value: valueText(value, mixed), expression: pretty(text) });
