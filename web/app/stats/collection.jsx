import { t } from "../core/i18n.js";
import { pretty } from "../core/pretty.js";
import { techniqueName } from "../core/techniques.js";
import { masteringHands, TO_MASTER } from "../history/mastery.js";
import { Mastery } from "../ui/mastery.jsx";

/** @import { TechniqueCode } from "../../engine/contract.d.ts" */
/** @import { Played } from "../history/played.js" */

/**
 * The techniques of the collection with their emblems, in the order of the Path.
 *
 * @type {Record<Exclude<TechniqueCode, "card" | "factors">, string>}
 */
const EMBLEMS = {
  sum: "+−",
  "eight-three": "8×3",
  "six-four": "6×4",
  "twelve-two": "12×2",
  "spare-one": "×1",
  cancel: "×1+0",
  twins: "a÷a",
  "two-pairs": "2×2",
  share: "÷×",
  "add-up": "×+",
  groups: "×±",
  "over-back": "×−",
  "two-products": "×+×",
  "quotient-sum": "÷+",
  "divide-last": "÷",
  "inner-product": "(×+)",
  "inner-quotient": "(÷+)",
  "fraction-times": "×½",
  "fraction-divide": "÷½",
};

/**
 * Every technique: those mastered, with an answer of the player's own, and the others in outline.
 *
 * @param {{hands: Played[]}} props
 */
export function Collection({ hands }) {
  const techniques = Object.entries(EMBLEMS).map(([code, emblem]) => ({
    code,
    emblem,
    wins: masteringHands(hands, code),
  }));
  const mastered = techniques.filter(({ wins }) => wins.length >= TO_MASTER).length;
  return (
    <section class="sheet">
      <h2>{t("collection.title")}</h2>
      <p class="lead">
        {t("collection.intro", { mastered, total: techniques.length, goal: TO_MASTER })}
      </p>
      <ul class="collection" aria-label={t("collection.title")}>
        {techniques.map(({ code, emblem, wins }) => (
          <li key={code} data-code={code} data-mastered={wins.length >= TO_MASTER || undefined}>
            <span class="emblem" aria-hidden="true">
              {emblem}
            </span>
            <span class="collection-name">{techniqueName(code)}</span>
            <Mastery count={wins.length} goal={TO_MASTER} />
            {wins.length >= TO_MASTER && <small>{pretty(wins.at(-1)?.text ?? "")}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
