import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { isCalm } from "../../../base/browser/motion.ts";

/** In steps per second. */
export const SLOWEST = 1;
export const FASTEST = 30;
const USUAL = 4;

/** Elements that use the space bar themselves. */
const TAKES_SPACE = "button, a, select, textarea, input:not([type=range]), dialog *";

/**
 * A walk that plays from its first step to its last, unless motion is reduced. Moving by hand stops
 * it. The space bar stops and continues it.
 *
 * @param last the place of the last step
 * @param onRest receives the place when the walk ends, is paused, or is moved by a control outside
 * the tree
 */
export function usePlayback(last: number, onRest: (place: number) => void) {
  const calm = useMemo(isCalm, []);
  const place = useSignal(0);
  const playing = useSignal(!calm);
  const speed = useSignal(USUAL);

  useSignalEffect(() => {
    if (!playing.value) return;
    let frame = requestAnimationFrame(tick);
    let turn: ReturnType<typeof setTimeout> | undefined;
    let before = performance.now();
    let owed = 0;

    /** @param now in milliseconds */
    function tick(now: number) {
      owed = Math.min(1, owed + (Math.max(0, now - before) / 1000) * speed.peek());
      before = now;
      if (owed >= 1) turn = setTimeout(step);
      else frame = requestAnimationFrame(tick);
    }

    /**
     * The step and the frame that shows it run in separate tasks. On a slow device, one task for
     * both would take too long.
     */
    function step() {
      owed -= 1;
      place.value = Math.min(last, place.peek() + 1);
      if (place.peek() < last) frame = requestAnimationFrame(tick);
      else rest();
    }

    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(turn);
    };
  });

  function rest() {
    playing.value = false;
    onRest(place.peek());
  }

  function toggle() {
    if (playing.peek()) return rest();
    if (place.peek() >= last) place.value = 0;
    playing.value = true;
  }

  function move(to: number) {
    playing.value = false;
    place.value = Math.max(0, Math.min(last, to));
  }

  useEffect(() => {
    if (calm) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== " " || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.matches(TAKES_SPACE)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return {
    last,
    calm,
    place,
    playing,
    speed,
    toggle,
    move,

    /**
     * Moves by a control outside the tree, and calls `onRest`. The tree announces its own moves.
     */
    moveAndTell(to: number) {
      move(to);
      onRest(place.peek());
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
