import { isCalm } from "../../core/motion.ts";

/** How long the cards stay together for each size, in milliseconds. */
const TOGETHER = [0, 250, 350, 500, 800];

/** How long they move each way, in milliseconds. */
const MOVING = 260;

/**
 * Moves the cards together to the place of the result, and back. Does nothing with reduced motion.
 * Returns a function that stops the animation.
 *
 * @param size of the win
 */
export function gather(hand: Element | null, size: number) {
  const cards = [...(hand?.querySelectorAll(".card") ?? [])];
  if (!hand || isCalm() || cards.length < 2) return () => {};
  const { x, y, width, height } = hand.getBoundingClientRect();
  const duration = 2 * MOVING + (TOGETHER[size] ?? 0);
  const moves = cards.map((card, place) => {
    const cardBox = card.getBoundingClientRect();
    const right = x + width / 2 - cardBox.x - cardBox.width / 2;
    const down = y + height / 2 - cardBox.y - cardBox.height / 2;
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
