import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useWidth } from "./width.ts";

/** A chart, with the same numbers as a table for screen readers. */
export function Figure({
  caption,
  heads,
  rows,
  draw,
}: {
  caption: string;
  heads: string[];
  /** The first cell of each row is its name. */
  rows: (string | number)[][];
  draw: (width: number) => ComponentChildren;
}) {
  const box = useRef<HTMLDivElement | null>(null);
  const width = useWidth(box);
  return (
    <div class="figure">
      <div ref={box} translate={false}>
        {width > 0 && draw(width)}
      </div>
      <div class="unseen">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, place) => (
                  <td key={heads[place + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
