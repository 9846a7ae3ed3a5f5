import { t } from "../../core/i18n.js";
import { Picture as Drawing, Row } from "../../ui/pictures/shapes.jsx";
import { MOST_FOUND } from "./find.js";

/** @import { Game } from "../../game/game.js" */
/** @import { Find } from "./find.js" */

export { announceFinds } from "./announce-finds.js";
export { Slots } from "./slots.jsx";

/** Two solutions are found, a third has its place. */
export function Picture() {
  return (
    <Drawing>
      <Row x={108} y={28} text="( 4 + 2 ) × 4" kind="plain" />
      <Row x={108} y={66} text="4 × 4 + 4 × 2" kind="gold" />
      <Row x={108} y={104} text="□ × □ + □ × □" kind="slot" />
    </Drawing>
  );
}

/**
 * How many other solutions there are; a link to find them, if they are not too many.
 *
 * @param {{find: Find, game: Game, text: string, count: number}} props
 */
export function Others({ find, game: { table }, text, count }) {
  const words = t("alternatives.more", { count });
  if (count >= MOST_FOUND) return <p>{words}</p>;
  const link = table.linkHere({ find: "all" });

  function begin() {
    find.begin(link, text);
    document.getElementById("goal")?.focus();
  }

  return (
    <a class="button" href={link} onClick={begin}>
      {words}
    </a>
  );
}
