import { isCalm } from "../../core/motion.ts";

/** How long the cards lie together, in milliseconds, for each size. */
const TOGETHER = [0, 250, 350, 500, 800];

/** How long they move, in milliseconds, there and back. */
const MOVING = 260;

/**
 * Moves the cards together, to where the number that they make appears, and back to their places; not
 * where motion is reduced. Returns a function that stops it.
 *
 * @param size of the win
 */
export function gather(hand: Element | null, size: number) {
  const cards = [...(hand?.querySelectorAll(".card") ?? [])];
  if (!hand || isCalm() || cards.length < 2) return () => {};
  const { x, y, width, height } = hand.getBoundingClientRect();
  const duration = 2 * MOVING + (TOGETHER[size] ?? 0);
  const moves = cards.map((card, place) => {
    const own = card.getBoundingClientRect();
    const right = x + width / 2 - own.x - own.width / 2;
    const down = y + height / 2 - own.y - own.height / 2;
    const turn = 5 * (place - (cards.length - 1) / 2);
    const met = `translate(${right}px, ${down}px) rotate(${turn}deg)`;
    const easing = "cubic-bezier(0.3, 0.7, 0.3, 1)";
    return card.animate(
      [
        { transform: "none", easing },
        { transform: met, offset: MOVING / duration },
        { transform: met, offset: 1 - MOVING / duration, easing },
        { transform: "none" },
      ],
      { duration },
    );
  });
  return () => {
    for (const move of moves) move.cancel();
  };
}
