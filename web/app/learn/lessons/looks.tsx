import type { LookCode } from "../../../engine/contract.d.ts";
import { t } from "../../base/words/i18n.ts";
import { Cards, Struck } from "../../table/why/cards.tsx";

/** What makes a hand look impossible, each with such a hand. */
const LOOKS: [LookCode, string[]][] = [
  ["small", ["1", "1", "2", "3"]],
  ["ones", ["1", "1", "1", "9"]],
  ["alike", ["7", "7", "7", "7"]],
];

/** The three looks of impossible hands: a hand that does not make 24, and why. */
export const Looks = () => (
  <ul class="path-looks">
    {LOOKS.map(([code, numbers]) => (
      <li key={code}>
        <div class="why-split" role="img" aria-label={numbers.join(" ")}>
          <Cards numbers={numbers} />
          <Struck values={["24"]} />
        </div>
        <p>{t(`lessons.impossible.${code}`)}</p>
      </li>
    ))}
  </ul>
);
