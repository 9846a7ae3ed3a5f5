import { MiniTwentyfour } from "../base/ui/twentyfour/mini.tsx";

/** The mark of the game: the Twenty-four. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <MiniTwentyfour />
    </svg>
  );
}
