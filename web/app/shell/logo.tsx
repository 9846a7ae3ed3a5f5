import { Numeral } from "../base/ui/cards/numerals.tsx";

/** The mark of the game: a 24 on a card, with a second card behind it. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect
        class="logo-back"
        x={19}
        y={7}
        width={36}
        height={48}
        rx={7}
        transform="rotate(10 37 31)"
      />
      <rect class="logo-card" x={9} y={9} width={38} height={50} rx={7} />
      <Numeral text="24" x={28} y={22} size={24} room={28} weight={17} />
    </svg>
  );
}
