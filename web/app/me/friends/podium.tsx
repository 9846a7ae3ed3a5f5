import { timeTaken } from "../../base/time/duration.ts";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import type { Row } from "../../player/friends/table.ts";
import { nameOf } from "./friend-words.ts";

/** The places from left to right. */
const PLACES = [2, 1, 3];

/** The best three as cards, the winner in front. The list below says the same to screen readers. */
export function Podium({ rows }: { rows: Row[] }) {
  return (
    <div class="card-choice friends-podium" aria-hidden="true">
      {PLACES.map((place) => {
        const row = rows[place - 1];
        return (
          <div key={place} class="card-option" data-empty={(rows.length > 0 && !row) || undefined}>
            <span>
              <NumeralText text={`${row ? row.solved : place}`} />
            </span>
            {row && <b>{nameOf(row.person)}</b>}
            {row && row.milliseconds > 0 && (
              <p>
                <NumeralText text={timeTaken(row.milliseconds)} size={20} />
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
