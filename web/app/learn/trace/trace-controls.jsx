import { t } from "../../core/i18n.js";
import { isCalm } from "../../core/motion.js";
import { Icon } from "../../ui/icon.jsx";
import { IconButton } from "../../ui/icon-button.jsx";
import { count } from "../numbers.js";
import { FASTEST, SLOWEST } from "./playback.js";
import { moveByArrows } from "./state-tree.jsx";

/** @import { Playback } from "./playback.js" */

/**
 * The buttons and sliders of a walk; where motion is reduced, those that move it by hand.
 *
 * @param {object} props
 * @param {Playback} props.playback
 * @param {number} props.last
 * @param {number | undefined} props.ahead the place of the next milestone
 */
export function TraceControls({ playback, last, ahead }) {
  const { moveAndTell: move } = playback;
  const place = playback.place.value;
  const moves = /** @type {const} */ ([
    ["first", 0],
    ["back", place - 1],
    ["next", place + 1],
    ["last", last],
  ]);
  return (
    <div
      class="trace-controls"
      role="toolbar"
      tabIndex={-1}
      aria-label={t("learn.trace.place")}
      onKeyDown={(event) => moveByArrows(event, place, move)}
    >
      {!isCalm() && <Play playback={playback} />}
      <div class="trace-moves">
        {moves.map(([name, to]) => (
          <IconButton
            key={name}
            icon={name}
            label={t(`learn.trace.${name}`)}
            class="button"
            aria-disabled={to < 0 || to > last || to === place}
            onClick={() => move(to)}
          />
        ))}
      </div>
      <button
        type="button"
        class="button trace-ahead"
        aria-disabled={ahead === undefined}
        onClick={() => ahead !== undefined && move(ahead)}
      >
        {t("learn.trace.ahead")}
      </button>
      <label class="slide trace-slide">
        <span class="unseen">{t("learn.trace.place")}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-valuetext={t("learn.trace.of", { place: count(place), last: count(last) })}
          onKeyDown={(event) => event.key !== " " && event.stopPropagation()}
          onInput={({ currentTarget }) => move(Number(currentTarget.value))}
        />
        <span class="trace-place" aria-hidden="true">
          {`${count(place)} / ${count(last)}`}
        </span>
      </label>
    </div>
  );
}

/** @param {{playback: Playback}} props */
function Play({ playback: { playing, speed, toggle } }) {
  const words = t("learn.trace.speed.of", { count: speed.value });
  return (
    <>
      <button type="button" class="button primary trace-play" onClick={toggle}>
        <Icon name={playing.value ? "pause" : "next"} />
        {t(playing.value ? "learn.trace.pause" : "learn.trace.play")}
      </button>
      <label class="slide trace-slide trace-speed">
        <span>{t("learn.trace.speed")}</span>
        <input
          type="range"
          min={SLOWEST}
          max={FASTEST}
          value={speed.value}
          aria-valuetext={words}
          onKeyDown={(event) => event.key !== " " && event.stopPropagation()}
          onInput={({ currentTarget }) => {
            speed.value = Number(currentTarget.value);
          }}
        />
        <span class="trace-place" aria-hidden="true">
          {words}
        </span>
      </label>
    </>
  );
}
