import { useSignal } from "@preact/signals";
import type { MethodName } from "../../../../engine/contract.d.ts";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { enumerated, t } from "../../../base/words/i18n.ts";
import { useAddress } from "../address.ts";
import { ExperimentHead } from "../experiment-head.tsx";
import { GROWTH, METHODS, methodWords } from "../facts.ts";
import { useJob } from "../job.ts";
import { seconds } from "../numbers.ts";
import { Working } from "../working.tsx";
import { forecast, SIZES } from "./forecast.ts";
import { GrowthChart } from "./growth-chart.tsx";
import { type Grower, GrowthTable, type Measure } from "./growth-table.tsx";

const CARDS = [2, 3, 5, 7, 11, 13, 4];
/** In seconds. What is expected to take longer is left out. */
const LIMIT = 10;
/** The least value of each measure on the chart. */
const LOW = { computed: 10, milliseconds: 0.01 };
const MEASURES = ["computed", "milliseconds"] as const;

const start = (): Grower[] =>
  METHODS.filter(({ sizes }) => sizes.length > 1).map((method, place) => ({
    method,
    mark: String.fromCharCode("A".charCodeAt(0) + place),
    known: [],
    done: false,
  }));

const workOf = (name: MethodName) => GROWTH[name]?.work ?? [];

/** The work and the time of every method for three to seven cards. */
export function Growth() {
  const job = useJob();
  const growers = useSignal(start());
  const at = useSignal<{ name: MethodName; size: number; done: number } | null>(null);
  const measure = useSignal<Measure>("computed");

  const visit = useAddress((query) => {
    growers.value = start();
    if (query.growth) job.run(measureAll);
  });

  const update = (place: number, news: Partial<Grower>) => {
    growers.value = growers.value.map((each, other) =>
      other === place ? { ...each, ...news } : each,
    );
  };

  const measureAll: Parameters<typeof job.run>[0] = async (call) => {
    for (const [step, size] of SIZES.entries()) {
      for (const [place, grower] of growers.value.entries()) {
        const { method, known } = grower;
        const fits = known.length === step && method.sizes.includes(size);
        if (!fits || forecast(workOf(method.name), known) > 1000 * LIMIT) {
          update(place, { done: true });
          continue;
        }
        const done = step * growers.value.length + place;
        at.value = { name: method.name, size, done };
        const asked = { method: method.name, numbers: CARDS.slice(0, size) };
        update(place, { known: [...known, await call("time_method", asked)] });
      }
    }
  };

  const measured = growers.value.some(({ known }) => known.length > 0);
  const words = t(`lab.measure.${measure.value}`);
  return (
    <div class="page lab">
      <ExperimentHead
        title={t("lab.growth")}
        lead={t("lab.growth.lead", { cards: enumerated(CARDS.map(String)), limit: seconds(LIMIT) })}
      >
        <button
          type="button"
          class="button primary growth-go"
          onClick={() => visit({ growth: "run" })}
        >
          {t("lab.race.go")}
        </button>
        <Working
          job={job}
          label={t("lab.growth.working", {
            method: at.value ? methodWords(at.value.name) : "",
            size: at.value?.size ?? SIZES[0],
          })}
          fraction={(at.value?.done ?? 0) / (SIZES.length * growers.value.length)}
        />
      </ExperimentHead>
      <div class="results" aria-busy={job.phase.value === "running"}>
        {measured && (
          <div class="sheet">
            <Segments
              name="growth"
              legend={t("lab.race.measure")}
              value={measure.value}
              choices={MEASURES}
              word={(name) => t(`lab.measure.${name}`)}
              onChoose={(name) => {
                measure.value = name;
              }}
            />
            <GrowthChart
              curves={growers.value.map(({ method: { name }, mark, known }) => ({
                mark,
                values: known.map((timing) => timing[measure.value]),
                expected: measure.value === "computed" ? workOf(name) : [],
              }))}
              low={LOW[measure.value]}
              label={t("lab.growth.chart", { measure: words })}
            />
            <p class="help-text">
              {t("lab.race.log")} {measure.value === "computed" && t("lab.growth.formulas")}
            </p>
            <GrowthTable growers={growers.value} measure={measure.value} />
            <p class="help-text">
              {t(measure.value === "computed" ? "lab.race.unit" : "lab.race.times")}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
