import { useRef } from "preact/hooks";
import { useWidth } from "./width.js";

/**
 * A picture of numbers, and the same numbers as a table for those who do not see it.
 *
 * @param {object} props
 * @param {string} props.caption
 * @param {string[]} props.heads
 * @param {(string | number)[][]} props.rows each begins with its name
 * @param {(width: number) => import("preact").ComponentChildren} props.draw
 */
export function Figure({ caption, heads, rows, draw }) {
  const box = useRef(/** @type {HTMLDivElement | null} */ (null));
  const width = useWidth(box);
  return (
    <div class="figure">
      <div ref={box}>{width > 0 && draw(width)}</div>
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
