import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { isCalm } from "../../../base/browser/motion.ts";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";
import { number } from "../../../base/words/pretty.ts";
import { methodWords } from "../facts.ts";
import { count } from "../numbers.ts";
import { hasFound, type Podium, podiumOf, sharesOf } from "./podium.ts";
import type { Runner } from "./runner.ts";

/** The milliseconds until the last runner arrives. */
const LENGTH = 5000;

/**
 * A replay of the race with all methods at once: the more a method computed, the later it arrives. The
 * podium follows; with reduced motion it is shown at once.
 *
 * @param props `runners`: their runs have ended; `onAgain` runs them again
 */
export function RaceTrack({
  runners,
  target,
  onAgain,
}: {
  runners: Runner[];
  target: string;
  onAgain: () => void;
}) {
  const box = useRef<HTMLOListElement | null>(null);
  const over = useSignal(isCalm());
  const starting = runners.filter(({ state }) => state === "done");

  useEffect(() => {
    if (over.value) return;
    const shares = sharesOf(starting);
    const marks = [...(box.current?.querySelectorAll(".lane-mark") ?? [])];
    const runs = marks.map((mark, place) =>
      mark.animate([{ left: "0%" }, { left: "100%" }], {
        duration: LENGTH * (shares[place] ?? 1),
        fill: "backwards",
      }),
    );
    Promise.all(runs.map(({ finished }) => finished)).then(
      () => {
        over.value = true;
      },
      () => {},
    );
    return () => {
      for (const run of runs) run.cancel();
    };
  }, [over.value]);

  return (
    <section class="sheet" aria-labelledby="race-heading" data-over={over.value}>
      <h2 id="race-heading">{t("lab.race.track")}</h2>
      <ol class="lanes" ref={box} aria-hidden="true">
        {starting.map((runner) => (
          <li key={runner.name} class="lane" data-found={hasFound(runner)}>
            <span class="lane-name">{methodWords(runner.name)}</span>
            <span class="lane-way">
              <span class="lane-mark">{hasFound(runner) ? number(target) : "?"}</span>
            </span>
          </li>
        ))}
      </ol>
      <div class="race-end">{over.value && <Ending podium={podiumOf(runners)} />}</div>
      {over.value && (
        <div class="lab-links">
          <button type="button" class="button" onClick={onAgain}>
            {t("lab.race.again")}
          </button>
          {!isCalm() && (
            <button
              type="button"
              class="button"
              onClick={() => {
                over.value = false;
              }}
            >
              {t("lab.race.replay")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Ending({ podium: { winners, reason } }: { podium: Podium }) {
  const [first, second] = winners;
  const words = t(`lab.race.won.${reason}`, {
    first: first && methodWords(first.name),
    second: second && methodWords(second.name),
    count: first?.computed,
    computed: count(first?.computed ?? 0),
    other: count(second?.computed ?? 0),
  });
  useSaid(words);
  return (
    <>
      <p class="race-reason" data-reason={reason}>
        {words}
      </p>
      <ol class="podium" aria-label={t("lab.race.podium")}>
        {winners.map(({ name, computed = 0 }, place) => (
          <li key={name} class="podium-step" data-place={place + 1}>
            <b>{methodWords(name)}</b>
            <span>{t("lab.race.computed", { count: computed, computed: count(computed) })}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
