import { Numeral } from "../../../base/ui/cards/numerals.tsx";

/** Three arcs of a circle around (19, 19), clockwise from the top. */
const ARCS = [0, 1, 2].map((place) => {
  const [start, end] = [-81, 21].map((degrees) => {
    const angle = ((degrees + 120 * place) * Math.PI) / 180;
    return `${(19 + 15 * Math.cos(angle)).toFixed(1)} ${(19 + 15 * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${start}A15 15 0 0 1 ${end}`;
});

/** The date of a day in a ring of three arcs. An arc is gold for each hand that was solved. */
export function DayRing({ day, solved }: { day: string; solved: number }) {
  return (
    <svg class="day-ring" viewBox="0 0 38 38" aria-hidden="true" focusable="false">
      <circle cx={19} cy={19} r={10.5} fill="none" />
      {ARCS.map((path, place) => (
        <path key={path} d={path} fill="none" data-solved={place < solved || undefined} />
      ))}
      <g data-solved={solved === ARCS.length || undefined}>
        <Numeral text={`${Number(day.slice(8))}`} x={19} y={13.5} size={11} room={14} />
      </g>
    </svg>
  );
}
