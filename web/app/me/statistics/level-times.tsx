import { clockTime } from "../../base/time/duration.ts";
import { Bars } from "../../base/ui/charts/bars.tsx";
import { Figure } from "../../base/ui/charts/figure.tsx";
import { Line } from "../../base/ui/charts/line.tsx";
import { t } from "../../base/words/i18n.ts";
import type { Played } from "../../table/hand/played.ts";
import { columnTime, levelName, timeColumns } from "./labels.ts";
import { type Column, type Group, type LevelTimes as Times, timesByLevel } from "./summary.ts";

const HEIGHT = 104;

/**
 * Above this time, in milliseconds, the axis is labelled in parts of minutes, below it in seconds.
 */
const LONG = 90_000;
const [SECOND, MINUTE] = [1000, 60_000];

/** For each level, the distribution of the times and their change. */
export function LevelTimes({ hands }: { hands: Played[] }) {
  const levels = timesByLevel(hands);
  if (levels.length === 0) return null;
  return (
    <section class="sheet">
      <h2>{t("statistics.level-times")}</h2>
      <p class="help-text">{t("statistics.level-times.about")}</p>
      {levels.map((level) => (
        <Level key={level.code} times={level} />
      ))}
    </section>
  );
}

function Level({ times: { code, columns, groups } }: { times: Times }) {
  const level = levelName(code);
  const [first, last] = [groups.at(0), groups.at(-1)];
  return (
    <div class="level-times" data-code={code}>
      <h3>{level}</h3>
      {first && last && (
        <p class="share-words">
          {first === last
            ? t("statistics.level-times.median", { time: columnTime(last.median) })
            : t("statistics.level-times.change", {
                before: columnTime(first.median),
                now: columnTime(last.median),
              })}
        </p>
      )}
      <div class="level-figures">
        <Spread level={level} columns={columns} />
        {groups.length > 1 && <Trend level={level} groups={groups} />}
      </div>
    </div>
  );
}

function Spread({ level, columns }: { level: string; columns: Column[] }) {
  const { bars, bounds } = timeColumns(columns);
  return (
    <Figure
      caption={t("statistics.level-times.spread", { level })}
      heads={[t("statistics.time"), t("statistics.played")]}
      rows={bars.map(({ name, value }) => [name, value])}
      draw={(width) => <Bars width={width} height={HEIGHT} bars={bars} bounds={bounds} />}
    />
  );
}

function Trend({ level, groups }: { level: string; groups: Group[] }) {
  const isLong = groups.some(({ half: [, high] }) => high > LONG);
  const unit = isLong ? MINUTE : SECOND;
  const times = (time: (group: Group) => number) => groups.map((group) => time(group) / unit);
  return (
    <Figure
      caption={t("statistics.level-times.trend", { level })}
      heads={[
        t("statistics.level-times.hands"),
        t("statistics.median"),
        t("statistics.level-times.half"),
      ]}
      rows={groups.map(({ from, to, median, half: [low, high] }) => [
        t("statistics.level-times.group", { from, to }),
        columnTime(median),
        t("statistics.times.between", { from: columnTime(low), to: columnTime(high) }),
      ])}
      draw={(width) => (
        <Line
          width={width}
          height={HEIGHT}
          values={times(({ median }) => median)}
          lows={times(({ half: [low] }) => low)}
          highs={times(({ half: [, high] }) => high)}
          least={1}
          lowest={0}
          named={(time) => clockTime(time * unit)}
        />
      )}
    />
  );
}
