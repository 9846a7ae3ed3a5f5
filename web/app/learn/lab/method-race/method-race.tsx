import { type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { MethodName } from "../../../../engine/contract.d.ts";
import { sentences, t } from "../../../base/words/i18n.ts";
import { createHandFields } from "../../solver/hand-fields.ts";
import { useAddress } from "../address.ts";
import { ExperimentHead } from "../experiment-head.tsx";
import { METHODS, methodNamed, methodWords, sizeWords } from "../facts.ts";
import { HandForm } from "../hand-form.tsx";
import { useJob } from "../job.ts";
import { count } from "../numbers.ts";
import { Working } from "../working.tsx";
import { RaceBars } from "./method-race-bars.tsx";
import { RaceTable } from "./method-race-table.tsx";
import { RaceTrack } from "./race-track.tsx";
import type { Runner } from "./runner.ts";

/** A run of this many milliseconds is not repeated. */
const LONG = 2000;
const HAND = "3,3,8,8";
const CHOSEN = "templates-73,pick-two,running-total,exhaustive,ours";

export function MethodRace() {
  const fields = useMemo(createHandFields, []);
  const chosen = useSignal<MethodName[]>([]);
  const runners = useSignal<Runner[]>([]);
  const target = useSignal("");
  const job = useJob();

  const visit = useAddress(({ race, methods, target }) => {
    fields.fill({ hand: race || HAND, ...(target && { target }) });
    chosen.value = (methods ?? CHOSEN).split(",").flatMap((name) => methodNamed(name)?.name ?? []);
    runners.value = [];
    if (race && chosen.value.length) job.run(runAll);
  });

  const update = (name: MethodName, news: Partial<Runner>) => {
    runners.value = runners.value.map((runner) =>
      runner.name === name ? { ...runner, ...news } : runner,
    );
  };

  const runAll: Parameters<typeof job.run>[0] = async (call, signal) => {
    runners.value = chosen.value.map((name) => {
      const sparing = methodNamed(name)?.sparing;
      return { name, state: "waiting", sparing };
    });
    const hand = await fields.read(signal);
    target.value = hand.target;
    for (const { name } of runners.value) {
      if (!takes(name, hand.numbers.length)) update(name, { state: "refused" });
    }
    for (const { name, state } of runners.value) {
      if (state === "refused") continue;
      update(name, { state: "running" });
      const asked = { method: name, ...hand };
      const { milliseconds, ...run } = await call("run_method", asked, (work) =>
        update(name, work),
      );
      update(name, run);
      const once = { runs: 1, milliseconds, fastest: milliseconds, slowest: milliseconds };
      const timing = milliseconds < LONG ? await call("time_method", asked) : once;
      update(name, { ...timing, state: "done" });
    }
  };

  function submit() {
    const { hand: race, ...target } = fields.query.value;
    visit({ race, methods: chosen.value.join(","), ...target });
  }

  const faulty = Object.keys(fields.faults.value).length > 0;
  const done = runners.value.filter(({ state }) => state === "done" || state === "refused");
  const current = runners.value.find(({ state }) => state === "running");
  return (
    <div class="page lab">
      <ExperimentHead
        title={t("lab.race")}
        lead={t("lab.race.lead", { first: methodWords("templates-first") })}
      >
        <HandForm fields={fields} action={t("lab.race.go")} onSubmit={submit}>
          <Choice chosen={chosen} size={sizeOf(fields.query.value.hand)} />
        </HandForm>
        <Working
          job={job}
          label={t("lab.race.working", { method: current ? methodWords(current.name) : "" })}
          result={sentences(...done.filter(({ state }) => state === "done").map(resultWords))}
          fraction={done.length / Math.max(runners.value.length, 1)}
          shownInField={faulty}
        />
      </ExperimentHead>
      <div class="results" aria-busy={job.phase.value === "running"}>
        {job.phase.value === "done" && done.some(({ state }) => state === "done") && (
          <RaceTrack
            key={runners.value}
            runners={runners.value}
            target={target.value}
            onAgain={submit}
          />
        )}
        {runners.value.length > 0 && !faulty && (
          <div class="sheet">
            <RaceBars runners={runners.value} />
            <RaceTable runners={runners.value} />
            <p class="help-text">{t("lab.race.times")}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** Whether a method takes hands with this number of cards. */
const takes = (name: MethodName, size: number) => methodNamed(name)?.sizes.includes(size) ?? false;

/** The number of typed cards. */
const sizeOf = (hand: string) => hand.split(",").filter(Boolean).length;

/** The methods to choose from. A method that cannot take a hand of this size says so. */
function Choice({ chosen, size }: { chosen: Signal<MethodName[]>; size: number }) {
  return (
    <fieldset class="choice">
      <legend>{t("lab.race.methods")}</legend>
      <div class="ticks">
        {METHODS.map(({ name }) => (
          <label key={name} class="tick">
            <input
              type="checkbox"
              checked={chosen.value.includes(name)}
              onChange={({ currentTarget: { checked } }) => {
                chosen.value = METHODS.map((method) => method.name).filter((other) =>
                  other === name ? checked : chosen.value.includes(other),
                );
              }}
            />
            <span>
              <span>
                {methodWords(name)}
                {size > 0 && !takes(name, size) && <small>{sizeWords(name)}</small>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const resultWords = ({ name, computed = 0, formulas = 0 }: Runner) =>
  t("lab.race.told", {
    method: methodWords(name),
    computed: count(computed),
    formulas: count(formulas),
  });
