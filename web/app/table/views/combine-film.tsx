import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { FADE, FLIGHT, isCalm, STAY } from "../../base/browser/motion.ts";
import type { CombineStep } from "../hand/types.ts";
import type { HandTable } from "../playing/hand-table.ts";

/**
 * Shows how two cards became one: the first flies onto the second, both give a little and fade into
 * the result, and a thread stays between their places. An undone step is the same film backwards.
 * With reduced motion nothing moves: the cards and the thread only fade.
 */
export function CombineFilm({ combining }: { combining: HandTable["combining"] }) {
  const layer = useRef<HTMLSpanElement | null>(null);
  const before = useRef({ steps: combining.steps.peek(), done: combining.done.peek() });
  const start = useRef<(() => void) | null>(null);
  useEffect(
    () =>
      // It runs before Preact draws the step, so what is measured needs no new layout.
      effect(() => {
        const { steps, done } = before.current;
        const now = { steps: combining.steps.value, done: combining.done.value };
        before.current = now;
        const isUndone = now.done < done;
        const step = isUndone ? steps[done - 1] : now.steps[now.done - 1];
        if (layer.current && step && now.done !== done)
          start.current = prepare(layer.current, step, isUndone);
      }),
    [],
  );
  useLayoutEffect(() => {
    start.current?.();
    start.current = null;
  }, [combining.done.value]);
  return <span ref={layer} class="film" />;
}

/** Copies the cards that a step removes. The returned function plays the film on the new table. */
function prepare(layer: HTMLElement, { first, second, onto }: CombineStep, isUndone: boolean) {
  const slots = () =>
    [onto === first ? second : first, onto].map((place) =>
      layer.parentElement?.querySelector<HTMLElement>(`[data-slot="${place}"]`),
    );
  const [from, to] = slots();
  if (!from || !to) return null;
  const [x, y] = [to.offsetLeft - from.offsetLeft, to.offsetTop - from.offsetTop];
  const { offsetWidth: width, offsetHeight: height } = from;
  const thread = threadFrom(from, Math.hypot(x, y));
  const copies = (isUndone ? [to] : [from, to]).map(copyOf);

  return () => {
    layer.toggleAttribute("data-undone", isUndone);
    layer.replaceChildren(thread, ...copies);
    const [flying, waiting, result] = isUndone
      ? [...slots(), ...copies]
      : [...copies, ...slots().slice(1)];
    const isStill = isCalm();
    const there = isStill ? "none" : `translate(${(100 * x) / width}%, ${(100 * y) / height}%)`;
    const given = isStill ? "none" : "scale(0.95)";
    const turned = `rotate(${Math.atan2(y, x)}rad)`;
    const [short, pale] = isStill ? [turned, 0] : [`${turned} scaleX(0)`, 1];
    const cardTimes = [isStill ? 0 : FLIGHT, FADE];
    const threadTimes = [isStill ? FADE : FLIGHT, isUndone ? 0 : STAY, FADE];
    // In an animation of its own, because the browser can then move the card without the page.
    flying?.animate({ zIndex: [1, 1] }, FLIGHT + FADE);
    play(flying, cardTimes, { transform: ["none", there, there], opacity: [1, 1, 0] });
    play(waiting, cardTimes, { transform: ["none", given, "none"], opacity: [1, 1, 0] });
    play(result, cardTimes, { transform: ["none", given, "none"] });
    play(thread, threadTimes, {
      transform: [short, turned, turned, turned],
      opacity: [pale, 1, 1, 0],
    });
  };

  /** Plays frames with these times between them, and then removes a part that is only of the film. */
  function play(
    part: Element | null | undefined,
    times: number[],
    frames: PropertyIndexedKeyframes,
  ) {
    const duration = sum(times);
    const offset = [...times, 0].map((_, at) => sum(times.slice(0, at)) / duration);
    const animation = part?.animate(
      { ...frames, offset, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" },
      { duration, direction: isUndone ? "reverse" : "normal" },
    );
    animation?.addEventListener("finish", () => {
      if (part?.parentElement === layer) part.remove();
    });
  }
}

/** A thread of this length, in pixels, that begins in the middle of a place. */
function threadFrom(place: HTMLElement, length: number) {
  const thread = part("film-thread", place, place.offsetWidth / 2, place.offsetHeight / 2);
  thread.style.width = `calc(${cards(length, place)})`;
  return thread;
}

/** A copy of the card in a place. */
function copyOf(place: HTMLElement) {
  const copy = part("film-card", place);
  copy.append(...[...place.children].map((face) => face.cloneNode(true)));
  return copy;
}

/**
 * A part of the film at this distance from the corner of a place. All lengths are multiples of the
 * width of a card, from the middle of the hand, because the cards change their size when the game
 * says something.
 */
function part(name: string, place: HTMLElement, right = 0, down = 0) {
  const element = document.createElement("span");
  const { clientWidth = 0, clientHeight = 0 } = place.offsetParent ?? {};
  element.className = name;
  element.style.left = `calc(50% + ${cards(place.offsetLeft + right - clientWidth / 2, place)})`;
  element.style.top = `calc(50% + ${cards(place.offsetTop + down - clientHeight / 2, place)})`;
  return element;
}

const cards = (pixels: number, { offsetWidth }: HTMLElement) =>
  `${pixels / offsetWidth} * var(--card-width)`;

const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
