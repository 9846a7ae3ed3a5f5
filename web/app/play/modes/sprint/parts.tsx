import { useState } from "preact/hooks";
import { go, href } from "../../../base/address/router.ts";
import { clockTime } from "../../../base/time/duration.ts";
import { createConfirm } from "../../../base/ui/dialogs/confirm.ts";
import { Drawing, Line, Sign } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import { Tool } from "../../../table/views/tool.tsx";
import type { PlayTable } from "../../mode.ts";
import { endRun, placeOn, standingNow, timeLeftOf } from "./follow-run.ts";
import { LIVES } from "./kinds.ts";
import { runQuery } from "./sprint-link.ts";

export { startRun } from "./begin.ts";
export { followRun, isRunOver, layNext, timeLeftOf } from "./follow-run.ts";
export { isOfRun } from "./run.ts";

/** A stopwatch, and the hands that were solved in its time. */
export function Picture() {
  return (
    <Drawing>
      <circle class="ring" cx={58} cy={68} r={38} />
      <path d="M50 20H66M58 20V30" />
      <Line d="M58 68V44M58 68L74 78" kind="gold" />
      {[0, 1, 2, 3].map((step) => (
        <rect
          key={step}
          class={step === 3 ? "bar-gold" : "bar-plain"}
          x={122 + 26 * step}
          y={92 - 20 * step}
          width={20}
          height={16 + 20 * step}
          rx={4}
        />
      ))}
      <Sign x={58} y={118} text="3:00" />
    </Drawing>
  );
}

/** How many hands are solved and, in a survival run, how many answers were wrong. */
export function Name({ game }: { game: PlayTable }) {
  const at = placeOn(game);
  if (!at) return null;
  const { solved, wrong } = standingNow(game, at.run);
  return (
    <span class="mode-parts">
      <span>{t("mode.sprint")}</span>{" "}
      <span>
        {t("sprint.solved", { count: solved })}
        {at.run.rule === "survival" && ` · ${t("sprint.lives", { wrong, lives: LIVES })}`}
      </span>
    </span>
  );
}

/** The time left or, without a limit, the time spent. */
export function Clock({ game }: { game: PlayTable }) {
  const at = placeOn(game);
  if (!at) return null;
  const left = timeLeftOf(game);
  return (
    <span
      class="clock"
      translate={false}
      role="timer"
      data-late={(left !== null && left < 10_000) || undefined}
    >
      {clockTime(left ?? standingNow(game, at.run).spent)}
    </span>
  );
}

/** Ends the run early, at the second press. A run without a limit goes to its results at once. */
export function EndRun({ game }: { game: PlayTable }) {
  const [confirm] = useState(createConfirm);
  const at = placeOn(game);
  if (!at || game.roundEnds.value) return null;
  const query = runQuery(at.run);
  const end = () =>
    at.run.limit === "off" ? go("sprint", query) : confirm.press("end", () => endRun(game));
  const isAsked = confirm.asked.value !== null;
  return <Tool icon="flag" name={isAsked ? "play.press-again" : "sprint.end"} onPress={end} />;
}

/** The button for the results, after the end of a run. */
export function EndPanel({ game }: { game: PlayTable }) {
  const at = placeOn(game);
  if (!at) return null;
  return (
    <div class="controls">
      <a class="button primary" href={href("sprint", runQuery(at.run))}>
        {t("sprint.results")}
      </a>
    </div>
  );
}
