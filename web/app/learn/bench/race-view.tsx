import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { failureOf } from "../../base/python/engine.ts";
import { UrgentNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { methodWords } from "../lab/facts.ts";
import { GrowthChart } from "../lab/growth/growth-chart.tsx";
import { LogBars } from "../lab/method-race/log-bars.tsx";
import { milliseconds } from "../lab/numbers.ts";
import { HandText } from "../lab/survey/hand-text.tsx";
import type { Bench } from "./bench.ts";
import { type Lane, OWN, race, start } from "./race.ts";
import { loadStock } from "./stock.ts";

const LOW = 0.01;
const HIGH = 1000;

/** The player's solver beside ours and classic methods: the time for a hand, and its growth. */
export function RaceView({ bench, hand }: { bench: Bench; hand: number[] }) {
  const lanes = useSignal<Lane[]>([]);
  /** The hand of the race, which stays when the player chooses another hand of the map. */
  const raced = useSignal(hand);
  const failed = useSignal(false);
  const running = useMemo(() => ({ current: new AbortController() }), []);
  const over = useComputed(() => lanes.value.length > 0 && lanes.value.every(({ done }) => done));
  useEffect(() => () => running.current.abort(), [running]);

  async function go() {
    running.current.abort();
    running.current = new AbortController();
    const { signal: stopped } = running.current;
    lanes.value = start();
    raced.value = hand;
    failed.value = false;
    try {
      await race({
        code: bench.code.peek(),
        hand,
        target: bench.deck.peek().target,
        files: await loadStock(),
        stopped,
        onLane: (name, news) => {
          if (stopped.aborted) return;
          lanes.value = lanes.value.map((lane) =>
            lane.name === name ? { ...lane, ...news } : lane,
          );
        },
      });
    } catch (error) {
      failed.value = !stopped.aborted && failureOf(error, stopped) !== null;
    }
  }

  useSaid(over.value ? t("lab.done") : "");
  return (
    <section
      class="sheet"
      aria-labelledby="race-heading"
      aria-busy={lanes.value.length > 0 && !over.value}
    >
      <h2 id="race-heading">{t("lab.race")}</h2>
      <p class="chosen-hand">
        <HandText numbers={lanes.value.length ? raced.value : hand} />
        <button type="button" class="button" onClick={go}>
          {t("bench.race.go")}
        </button>
      </p>
      {failed.value && <UrgentNotice words={t("bench.failed.broken")} />}
      {lanes.value.length > 0 && (
        <>
          <LogBars
            bars={lanes.value.map(({ name, hand, done }) => ({
              name,
              label: nameOf(name),
              value: hand,
              state: done ? "done" : "running",
            }))}
            low={LOW}
            high={HIGH}
            write={milliseconds}
            label={t("lab.race.chart", { measure: t("lab.measure.milliseconds") })}
          />
          <GrowthChart
            curves={lanes.value.map(({ growth }, place) => ({
              mark: markOf(place),
              values: growth,
              expected: [],
            }))}
            low={LOW}
            label={t("lab.growth.chart", { measure: t("lab.measure.milliseconds") })}
          />
          <ul class="race-marks">
            {lanes.value.map(({ name }, place) => (
              <li key={name}>
                <b translate={false}>{markOf(place)}</b> {nameOf(name)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const nameOf = (name: Lane["name"]) => (name === OWN ? t("nav.bench") : methodWords(name));

const markOf = (place: number) => String.fromCharCode("A".charCodeAt(0) + place);
