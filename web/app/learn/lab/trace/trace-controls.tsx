import { useMemo } from "preact/hooks";
import { Icon } from "../../../base/ui/buttons/icon.tsx";
import { IconButton } from "../../../base/ui/buttons/icon-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { count } from "../numbers.ts";
import { type Milestone, nextMilestone } from "./milestones.ts";
import { FASTEST, type Playback, SLOWEST } from "./playback.ts";
import { moveByArrows } from "./state-tree.tsx";

/**
 * The buttons and sliders of a walk; with reduced motion, only the buttons for moving by hand. Most
 * steps change only the slider of the place, so that the other controls are not rendered again.
 */
export function TraceControls({
  playback,
  milestones,
}: {
  playback: Playback;
  milestones: Map<number, Milestone>;
}) {
  const { calm, last, moveAndTell: move } = playback;
  const place = playback.place.value;
  const [atFirst, atLast] = [place === 0, place === last];
  return (
    <div
      class="trace-controls"
      role="toolbar"
      tabIndex={-1}
      aria-label={t("lab.trace.place")}
      onKeyDown={(event) => moveByArrows(event, place, move)}
    >
      {useMemo(() => !calm && <Play playback={playback} />, [])}
      {useMemo(
        () => (
          <Moves playback={playback} milestones={milestones} atFirst={atFirst} atLast={atLast} />
        ),
        [atFirst, atLast],
      )}
      <label class="slide trace-slide">
        <span class="unseen">{t("lab.trace.place")}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-valuetext={t("lab.trace.of", { place: count(place), last: count(last) })}
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

/** The buttons for moving by hand. */
function Moves({
  playback: { place, last, moveAndTell },
  milestones,
  atFirst,
  atLast,
}: {
  playback: Playback;
  milestones: Map<number, Milestone>;
  /** Whether the walk is at its first step. */
  atFirst: boolean;
  atLast: boolean;
}) {
  const moves = [
    ["first", atFirst, () => 0],
    ["back", atFirst, () => place.peek() - 1],
    ["next", atLast, () => place.peek() + 1],
    ["last", atLast, () => last],
  ] as const;
  return (
    <>
      <div class="trace-moves">
        {moves.map(([name, disabled, to]) => (
          <IconButton
            key={name}
            icon={name}
            label={t(`lab.trace.${name}`)}
            class="button"
            aria-disabled={disabled}
            onClick={() => moveAndTell(to())}
          />
        ))}
      </div>
      <button
        type="button"
        class="button trace-ahead"
        aria-disabled={atLast}
        onClick={() => {
          const ahead = nextMilestone(milestones, place.peek());
          if (ahead !== undefined) moveAndTell(ahead);
        }}
      >
        {t("lab.trace.ahead")}
      </button>
    </>
  );
}

function Play({ playback: { playing, speed, toggle } }: { playback: Playback }) {
  const words = t("lab.trace.speed.of", { count: speed.value });
  return (
    <>
      <button type="button" class="button primary trace-play" onClick={toggle}>
        <Icon name={playing.value ? "pause" : "next"} />
        {t(playing.value ? "lab.trace.pause" : "lab.trace.play")}
      </button>
      <label class="slide trace-slide trace-speed">
        <span>{t("lab.trace.speed")}</span>
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
