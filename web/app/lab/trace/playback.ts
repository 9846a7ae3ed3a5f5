import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { isCalm } from "../../core/motion.ts";

/** Steps a second. */
export const SLOWEST = 1;
export const FASTEST = 30;
const USUAL = 4;

/** Elements on which the space bar does something of its own. */
const TAKES_SPACE = "button, a, select, textarea, input:not([type=range]), dialog *";

/**
 * A walk that plays by itself, from its first step to its last, where motion is not reduced. Whoever moves
 * by hand stops it; the space bar stops it and lets it go on.
 *
 * @param last the place of the last step
 * @param onRest told where it stands, when it ends, is held, or is moved from without
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

    /** A task of its own, and the frame that shows it another: on a slow device both at once take too long. */
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

    /** Moves from outside of the tree, which tells by itself where it has gone. */
    moveAndTell(to: number) {
      move(to);
      onRest(place.peek());
    },
  };
}

export type Playback = ReturnType<typeof usePlayback>;
