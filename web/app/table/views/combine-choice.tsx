import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { OPERATORS, SYMBOLS } from "../../base/cards/operators.ts";
import { valueText } from "../../base/words/card-words.ts";
import { t } from "../../base/words/i18n.ts";
import { operand, SIGNS } from "../../base/words/pretty.ts";
import type { Tile } from "../hand/types.ts";
import type { HandTable } from "../playing/hand-table.ts";

/** In rows of three: − and ÷ are above the same sign in the other direction. */
const LAYOUT: OperatorSymbol[] = ["+", "-", "/", "*"];
/** The signs whose value depends on the order of the cards. */
const DIRECTED = SYMBOLS.filter((symbol) => !OPERATORS[symbol].associative);

const side = ({ value, mixed }: Tile) => operand(valueText(value, mixed));

function focusFirst(choice: HTMLFieldSetElement | null) {
  choice?.scrollIntoView({ block: "nearest" });
  choice?.querySelector("button")?.focus({ preventScroll: true });
}

/** The signs that can join a card to the card below it, in both directions if the order matters. */
export function CombineChoice({
  combining,
  offer: { from, onto },
}: {
  combining: HandTable["combining"];
  offer: NonNullable<HandTable["combining"]["offer"]["value"]>;
}) {
  const { value: tiles } = combining.tiles;
  const [first, second] = combining.mayJoin(from, onto) ? [from, onto] : [onto, from];
  const [one, other] = [tiles[first], tiles[second]];
  if (!one || !other) return null;
  const back = one.value === other.value || !combining.mayJoin(second, first) ? [] : DIRECTED;
  const offered = [
    ...LAYOUT.map((sign) => ({ left: one, sign, right: other, places: [first, second] })),
    ...back.map((sign) => ({ left: other, sign, right: one, places: [second, first] })),
  ].filter(({ sign }) => combining.allowed.value.includes(sign));

  return (
    <fieldset ref={focusFirst} class="combine-choice" aria-label={t("combine.choice")}>
      {offered.map(({ left, sign, right, places: [first = 0, second = 0] }) => (
        <button
          key={`${first}${sign}`}
          type="button"
          class="button"
          onClick={() => combining.combine(first, sign, second, onto)}
        >
          {`${side(left)} ${SIGNS[sign]} ${side(right)}`}
        </button>
      ))}
      <button type="button" class="button combine-cancel" onClick={combining.clearSelection}>
        {t("combine.cancel")}
      </button>
    </fieldset>
  );
}
