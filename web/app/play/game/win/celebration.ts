import { isCalm } from "../../../base/browser/motion.ts";

/** How long the cards stay together for each size, in milliseconds. */
const TOGETHER = [0, 250, 350, 500, 800];

/** How long they move each way, in milliseconds. */
const MOVING = 260;

/** How much the card of the result grows for each size. */
const GROWN = [1, 1.12, 1.16, 1.2, 1.25];

const EASING = "cubic-bezier(0.3, 0.7, 0.3, 1)";

/**
 * Lets the card of the result grow, or moves the dealt cards together and back. Does nothing with
 * reduced motion. Returns a function that stops the animation.
 *
 * @param size of the win
 */
export function celebrate(hand: Element | null, size: number) {
  const cards = [...(hand?.querySelectorAll(".card") ?? [])];
  if (!hand || isCalm()) return () => {};
  const duration = 2 * MOVING + (TOGETHER[size] ?? 0);
  const [begin, end] = [MOVING / duration, 1 - MOVING / duration];
  const moves = cards.map((card, place) => {
    const isResult = cards.length === 1;
    const transform = isResult ? `scale(${GROWN[size] ?? 1})` : inMiddle(hand, card, place);
    const transformOrigin = isResult ? "bottom" : "center";
    return card.animate(
      [
        { transform: "none", transformOrigin, easing: EASING },
        { transform, transformOrigin, offset: begin },
        { transform, transformOrigin, offset: end, easing: EASING },
        { transform: "none", transformOrigin },
      ],
      { duration },
    );
  });
  return () => {
    for (const move of moves) move.cancel();
  };
}

/** The way of a card to the middle of the hand, turned as in a fan. */
function inMiddle(hand: Element, card: Element, place: number) {
  const { x, y, width, height } = hand.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const right = x + width / 2 - own.x - own.width / 2;
  const down = y + height / 2 - own.y - own.height / 2;
  return `translate(${right}px, ${down}px) rotate(${5 * place - 7.5}deg)`;
}
