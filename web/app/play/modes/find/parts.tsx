import { Drawing, Row } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import { MOST_FOUND } from "../../../table/hand/views.ts";
import type { PlayTable } from "../../mode.ts";

export { findWords } from "./find-words.ts";
export { Slots } from "./slots.tsx";

/** Two found solutions, and the empty slot of a third. */
export function Picture() {
  return (
    <Drawing>
      <Row x={108} y={28} text="( 4 + 2 ) × 4" kind="plain" />
      <Row x={108} y={66} text="4 × 4 + 4 × 2" kind="gold" />
      <Row x={108} y={104} text="□ × □ + □ × □" kind="slot" />
    </Drawing>
  );
}

/** The link to find the other solutions, unless there are too many. */
export function Others({
  game: { table },
  text,
  count,
}: {
  game: PlayTable;
  text: string;
  count: number;
}) {
  if (count >= MOST_FOUND) return null;
  const link = table.linkHere({ find: "all" }, [text]);
  return (
    <a
      class="button"
      href={link}
      onClick={({ currentTarget }) => {
        currentTarget.closest("dialog")?.close();
        document.getElementById("goal")?.focus();
      }}
    >
      {t("alternatives.find")}
    </a>
  );
}
