import { read } from "../../../base/address/router.ts";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import { sameNumbers } from "../../../table/hand/played.ts";
import type { PlayTable } from "../../mode.ts";
import { handsOf, LEVELS } from "./daily.ts";
import { DailyEnding } from "./daily-ending.tsx";

export { dayWords } from "./day-words.ts";
export { onwardOf } from "./onward.ts";

const dayOn = ({ table }: PlayTable) => read(table.hand.value.key).query.daily ?? "";

/** Seven days in a row: one was missed, and solving it on the day after repairs it. */
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

export function EndPanel({ game }: { game: PlayTable }) {
  return <DailyEnding day={dayOn(game)} onPlayOn={() => game.table.deal()} />;
}

/** The place of the hand among the hands of its day, if it is known. */
export function Name({ game: { table } }: { game: PlayTable }) {
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
