import { useSignal } from "@preact/signals";
import type { Surveyed } from "../../../../engine/contract.d.ts";
import { href } from "../../../base/address/router.ts";
import { MoreButton } from "../../../base/ui/buttons/more-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { pretty } from "../../../base/words/pretty.ts";
import { targetQuery } from "../../solver/hand-fields.ts";
import { HandText } from "./hand-text.tsx";
import { reasonWords } from "./reasons.ts";

const PAGE = 40;

/**
 * The hands that a method missed, each with a solution that it cannot find and the reason; and the
 * hands that it wrongly reports as solvable.
 */
export function MissedHands({
  missed,
  wrong,
  target,
}: Pick<Surveyed, "missed" | "wrong"> & { target: string }) {
  const limit = useSignal(PAGE);
  return (
    <section class="sheet" aria-labelledby="missed-heading">
      <h2 id="missed-heading">
        {missed.length ? t("lab.missed", { count: missed.length }) : t("lab.missed.none")}
      </h2>
      <ul class="missed" aria-label={t("lab.missed.label")} data-count={missed.length}>
        {missed.slice(0, limit.value).map((hand) => (
          <li key={hand.numbers.join()}>
            <a href={href("solve", { hand: hand.numbers.join(), ...targetQuery(target) })}>
              <HandText numbers={hand.numbers} />
            </a>
            <code class="formula" translate={false}>
              {pretty(hand.solution)}
            </code>
            <span class="missed-why">{reasonWords(hand)}</span>
          </li>
        ))}
      </ul>
      <MoreButton limit={limit} total={missed.length} page={PAGE} />
      {wrong.map(({ numbers, expression }) => (
        <p key={numbers.join()} class="fault">
          {t("lab.missed.wrong", { expression: pretty(expression) })}
        </p>
      ))}
    </section>
  );
}
