import type { SheetHand } from "../../engine/contract.d.ts";
import { t } from "../core/i18n.ts";
import { number } from "../core/pretty.ts";
import { isRestricted } from "../core/puzzle.ts";
import { meaningsOf } from "./dots.ts";
import { TitledPaper } from "./paper.tsx";
import { signsOf, targetOf } from "./sheet-hands.ts";
import type { SheetChoices } from "./sheet-link.ts";

const SEATS = [3, 4];
const ROUNDS = 6;
const ON_PAGE = 2;
const TABLES = 4;

const PRINTED_RULES = ["first", "foot"] as const;
const OUR_RULES = ["tables", "round", "time", "count", "fraction", "none", "tie"] as const;

/** The other papers of a tournament: the rules, a score sheet and cards for the tables. */
export function KitPapers({ sheet, hands }: { sheet: SheetChoices; hands: SheetHand[] }) {
  return (
    <>
      <TitledPaper sheet={sheet} part="rules" title={t("print.kit.rules")}>
        <Rules title={t("print.kit.printed")} rules={printedRules(sheet, hands)} />
        <Rules
          title={t("print.kit.ours")}
          rules={OUR_RULES.map((rule) => t(`print.rule.${rule}`))}
        />
      </TitledPaper>
      {SEATS.map((seats) => (
        <ScoreSheet key={seats} sheet={sheet} seats={seats} />
      ))}
      {Array.from({ length: TABLES / ON_PAGE }, (_, at) => (
        <TableCards key={at} sheet={sheet} first={at * ON_PAGE + 1} />
      ))}
    </>
  );
}

function printedRules(sheet: SheetChoices, hands: SheetHand[]) {
  const target = targetOf(hands);
  return [
    target ? t("print.rule.cards", { target: number(target) }) : t("print.rule.cards.targets"),
    isRestricted(hands[0] ?? {})
      ? t("print.rule.operators.only", { signs: signsOf(hands) })
      : t("print.rule.operators"),
    `${meaningsOf(sheet).join("; ")}. ${t("print.rule.dots")}`,
    ...PRINTED_RULES.map((rule) => t(`print.rule.${rule}`)),
  ];
}

function Rules({ title, rules }: { title: string; rules: string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ol class="kit-rules">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </>
  );
}

function ScoreSheet({ sheet, seats }: { sheet: SheetChoices; seats: number }) {
  const players = Array.from({ length: seats }, (_, at) => at + 1);
  return (
    <TitledPaper
      sheet={sheet}
      part="score"
      title={t("print.kit.score", { count: seats })}
      about={t("print.kit.score.about")}
      lines={[t("print.kit.table"), t("print.date")]}
    >
      <table class="score-table">
        <thead>
          <tr>
            <th>{t("print.kit.round")}</th>
            {players.map((player) => (
              <th key={player}>{t("print.kit.player", { player })}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROUNDS }, (_, at) => (
            <tr key={at}>
              <th>{at + 1}</th>
              {players.map((player) => (
                <td key={player} />
              ))}
            </tr>
          ))}
          <tr>
            <th>{t("print.kit.total")}</th>
            {players.map((player) => (
              <td key={player} />
            ))}
          </tr>
        </tbody>
      </table>
    </TitledPaper>
  );
}

function TableCards({ sheet, first }: { sheet: SheetChoices; first: number }) {
  return (
    <TitledPaper
      sheet={sheet}
      part="tables"
      title={t("print.kit.tables")}
      about={t("print.kit.tables.about")}
    >
      <div class="table-cards">
        {Array.from({ length: ON_PAGE }, (_, at) => (
          <div key={at} class="table-card">
            <p class="table-number">{t("print.kit.table-number", { table: first + at })}</p>
            <p>{t("print.kit.seats")}</p>
            <p>{t("print.rule.first")}</p>
            <p>{t("print.rule.time")}</p>
          </div>
        ))}
      </div>
    </TitledPaper>
  );
}
