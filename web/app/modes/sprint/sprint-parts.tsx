import { clockTime } from "../../core/duration.js";
import { t } from "../../core/i18n.js";
import { href } from "../../core/router.js";
import { LIVES, timeOf } from "../../sprint/kinds.js";
import { runQuery } from "../../sprint/sprint-link.js";
import { Picture as Drawing, Line, Sign } from "../../ui/pictures/shapes.jsx";
import { placeOn, standingNow } from "./follow-run.js";

/** @import { Game } from "../../game/game.js" */

export { isOfRun } from "../../sprint/run.js";
export { followRun, layNext } from "./follow-run.js";

/** A stopwatch, and the hands that were solved while it ran. */
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

/**
 * How many hands are solved, and in a run of survival the wrong answers.
 *
 * @param {{game: Game}} props
 */
export function Name({ game }) {
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

/**
 * The time that is left, or that was spent where there is no limit.
 *
 * @param {{game: Game}} props
 */
export function Clock({ game }) {
  const at = placeOn(game);
  if (!at) return null;
  const { spent } = standingNow(game, at.run);
  const left = timeOf(at.run) - spent;
  const untimed = at.run.limit === "off";
  return (
    <span class="clock" role="timer" data-late={left < 10_000 || undefined}>
      {clockTime(untimed ? spent : Math.max(0, left))}
    </span>
  );
}

/** @param {{game: Game}} props */
export function Below({ game }) {
  const at = placeOn(game);
  if (at?.run.limit !== "off") return null;
  return (
    <a class="button" href={href("sprint", runQuery(at.run))}>
      {t("sprint.end")}
    </a>
  );
}

/**
 * The way to the results of a run that is over.
 *
 * @param {{game: Game}} props
 */
export function Closing({ game }) {
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
