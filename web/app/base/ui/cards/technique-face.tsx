import { EMBLEMS } from "../../words/techniques.ts";
import { Back } from "./back.tsx";
import { Numeral } from "./numerals.tsx";

/** The card of a technique with its emblem, or its back. */
export const TechniqueFace = ({ code, open }: { code: keyof typeof EMBLEMS; open: boolean }) => (
  <EmblemFace emblem={EMBLEMS[code]} open={open} />
);

/** A card with an emblem, which may be crossed out, or its back. */
export function EmblemFace({
  emblem,
  struck,
  open,
}: {
  emblem: string;
  struck?: boolean;
  open: boolean;
}) {
  return (
    <svg class="face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
      {open ? (
        <g class="suit plain">
          <rect class="gilt" x={18} y={18} width={204} height={300} rx={12} />
          <Numeral text={emblem} x={120} y={108} size={120} room={176} weight={14} />
          {struck && <path class="struck" d="M34 212 206 124" />}
        </g>
      ) : (
        <Back />
      )}
    </svg>
  );
}
