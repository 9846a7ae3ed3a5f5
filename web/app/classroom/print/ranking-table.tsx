import { t } from "../../base/words/i18n.ts";

/** A player's row. Empty cells are filled in by hand. */
export type RankingRow = { name: string; place: number | ""; cells: readonly (number | string)[] };

/** The ranking of a tournament, on the screen and on paper. */
export const RankingTable = ({
  look,
  columns,
  rows,
}: {
  /** Its CSS class. */
  look: string;
  /** The titles of the cells between the name and the place. */
  columns: readonly (number | string)[];
  rows: readonly RankingRow[];
}) => (
  <table class={look} aria-label={t("print.kit.ranking")}>
    <thead>
      <tr>
        {[t("print.kit.name"), ...columns, t("print.kit.place")].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, place, cells }, at) => (
        <tr key={name || at}>
          {name ? <th scope="row">{name}</th> : <td />}
          {cells.map((cell, column) => (
            <td key={columns[column]}>{cell}</td>
          ))}
          <td>{place}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
