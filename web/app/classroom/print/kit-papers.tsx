import type { SheetHand } from "../../../engine/contract.d.ts";
import { isRestricted } from "../../base/cards/puzzle.ts";
import { clauses, sentences, t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { meaningsOf } from "./dots.ts";
import { TitledPaper } from "./paper.tsx";
import { RankingTable } from "./ranking-table.tsx";
import { signsOf, targetOf } from "./sheet-hands.ts";
import { MOST_SEATS, type SheetChoices } from "./sheet-link.ts";

const SEATS = [3, 4];
const ROUNDS = Array.from({ length: 6 }, (_, at) => at + 1);
const CARDS_ON_PAGE = 2;
const RANKED_ON_PAGE = 24;

const PRINTED_RULES = ["first", "foot"] as const;
const OUR_RULES = ["tables", "round", "time", "count", "fraction", "none", "tie"] as const;

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/**
 * The other papers of a tournament: the rules, score sheets, a ranking and cards for the tables.
 */
export function KitPapers({ sheet, hands }: { sheet: SheetChoices; hands: SheetHand[] }) {
  const { tables } = sheet;
  return (
    <>
      <TitledPaper
        sheet={sheet}
        part="rules"
        title={t("print.kit.rules")}
        about={t("print.kit.sets", { tables })}
      >
        <Rules title={t("print.kit.printed")} rules={printedRules(sheet, hands)} />
        <Rules title={t("print.kit.ours")} rules={ourRules(tables)} />
      </TitledPaper>
      {SEATS.map((seats) => (
        <ScoreSheet key={seats} sheet={sheet} seats={seats} />
      ))}
      {upTo(Math.ceil((tables * MOST_SEATS) / RANKED_ON_PAGE)).map((page) => (
        <Ranking key={page} sheet={sheet} page={page} />
      ))}
      {upTo(Math.ceil(tables / CARDS_ON_PAGE)).map((page) => (
        <TableCards key={page} sheet={sheet} page={page} />
      ))}
    </>
  );
}

function ourRules(tables: number) {
  const rules = OUR_RULES.map((rule) => t(`print.rule.${rule}`));
  return tables > 1 ? [...rules, t("print.rule.change", { last: tables })] : rules;
}

function printedRules(sheet: SheetChoices, hands: SheetHand[]) {
  const target = targetOf(hands);
  return [
    target ? t("print.rule.cards", { target: number(target) }) : t("print.rule.cards.targets"),
    isRestricted(hands[0] ?? {})
      ? t("print.rule.operators.only", { signs: signsOf(hands) })
      : t("print.rule.operators"),
    ...(hands[0]?.ordered ? [t("play.ordered")] : []),
    sentences(t("sentence", { words: clauses(meaningsOf(sheet)) }), t("print.rule.dots")),
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
  const players = upTo(seats);
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
          {ROUNDS.map((round) => (
            <tr key={round}>
              <th>{round}</th>
              {players.map((player) => (
                <td key={player} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledPaper>
  );
}

/** The scores of all players in all rounds, with the names that are known. */
function Ranking({ sheet, page }: { sheet: SheetChoices; page: number }) {
  const before = (page - 1) * RANKED_ON_PAGE;
  const players = Math.min(sheet.tables * MOST_SEATS - before, RANKED_ON_PAGE);
  const columns = [...ROUNDS, t("print.kit.total")];
  return (
    <TitledPaper
      sheet={sheet}
      part="ranking"
      title={t("print.kit.ranking")}
      about={t("print.kit.ranking.about")}
    >
      <RankingTable
        look="score-table ranking-table"
        columns={columns}
        rows={upTo(players).map((player) => ({
          name: sheet.names[before + player - 1] ?? "",
          place: "",
          cells: columns.map(() => ""),
        }))}
      />
    </TitledPaper>
  );
}

function TableCards({ sheet, page }: { sheet: SheetChoices; page: number }) {
  const first = (page - 1) * CARDS_ON_PAGE;
  return (
    <TitledPaper
      sheet={sheet}
      part="tables"
      title={t("print.kit.tables")}
      about={t("print.kit.tables.about")}
    >
      <div class="table-cards">
        {upTo(Math.min(CARDS_ON_PAGE, sheet.tables - first)).map((each) => (
          <div key={each} class="table-card">
            <p class="table-number">{t("print.kit.table-number", { table: first + each })}</p>
            <p>{t("print.kit.seats")}</p>
            <p>{t("print.rule.first")}</p>
            <p>{t("print.rule.time")}</p>
          </div>
        ))}
      </div>
    </TitledPaper>
  );
}
