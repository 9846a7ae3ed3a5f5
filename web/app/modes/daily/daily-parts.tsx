import { t } from "../../core/i18n.js";
import { read } from "../../core/router.js";
import { handsOf, LEVELS } from "../../daily/daily.js";
import { DailyEnding } from "../../daily/daily-ending.jsx";
import { DailyNext } from "../../daily/daily-next.jsx";
import { sameNumbers } from "../../history/played.js";
import { Picture as Drawing, Line } from "../../ui/pictures/shapes.jsx";
import { useResult } from "../../ui/use-result.js";

/** @import { Game } from "../../game/game.js" */

export { dayWords } from "../../daily/day-words.js";

/** @param {Game} game */
const dayOn = ({ table }) => read(table.hand.value.key).query.daily ?? "";

/** Seven days in a row: one was missed, and is repaired from the day after. */
export function Picture() {
  return (
    <Drawing>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <rect
          key={day}
          class={day === 6 ? "day-open" : day === 4 ? "bar-gold" : "bar-plain"}
          x={11 + day * 32}
          y={62}
          width={26}
          height={32}
          rx={5}
        />
      ))}
      <Line d="M184 54C180 28 156 28 152 50M146 42l6 10 8-8" kind="gold" />
    </Drawing>
  );
}

/** @param {{game: Game}} props */
export function Onward({ game }) {
  const { table } = game;
  return <DailyNext day={dayOn(game)} numbers={table.hand.value.numbers} linkTo={table.link} />;
}

/** @param {{game: Game}} props */
export function Closing({ game }) {
  return <DailyEnding day={dayOn(game)} onPlayOn={() => game.table.deal()} />;
}

/**
 * Which of the hands of its day the hand is, once that is known.
 *
 * @param {{game: Game}} props
 */
export function Name({ game: { table } }) {
  const { key, numbers } = table.hand.value;
  const { daily: day = "" } = read(key).query;
  const { result: hands = [] } = useResult(() => handsOf(day), [day]);
  const place = hands.findIndex((hand) => numbers && sameNumbers(hand.numbers, numbers));
  const level = hands[place]?.level;
  if (!level) return <span>{t("mode.daily")}</span>;
  const words = t("daily.place", { place: place + 1, count: LEVELS.length });
  return (
    <span class="mode-parts">
      <span>{t("mode.daily")}</span> <span>{`${t(`level.${level}`)} · ${words}`}</span>
    </span>
  );
}
