import type { SheetHand } from "../../engine/contract.d.ts";
import { t } from "../core/i18n.ts";
import { equation, number } from "../core/pretty.ts";
import { href, type Query } from "../core/router.ts";
import { techniqueName } from "../core/techniques.ts";
import { QrCode } from "../ui/qr-code.tsx";
import { addressOf } from "../ui/sharing/share.ts";
import { Legend, mm, TitledPaper } from "./paper.tsx";
import { handsQuery, type SheetChoices, sheetQuery } from "./sheet-link.ts";

const CODE_SIDE = 22;
const WARM_UP_HANDS = 3;

/** The parts of a lesson, with their minutes. */
const PARTS = [
  { name: "warm-up", minutes: 5 },
  { name: "technique", minutes: 10 },
  { name: "sheets", minutes: 15 },
  { name: "tournament", minutes: 12 },
  { name: "exit", minutes: 3 },
] as const;

/** A lesson of 45 minutes on one page. The last hand is the exit question. */
export function LessonPaper({ sheet, hands }: { sheet: SheetChoices; hands: SheetHand[] }) {
  const exit = hands.at(-1);
  const technique = techniqueName(sheet.technique);
  return (
    <TitledPaper
      sheet={sheet}
      part="lesson"
      title={sheet.title || t("print.lesson.title", { technique })}
      about={t("print.lesson.about")}
      lines={[t("print.group.line", { group: sheet.group }).trim(), t("print.date")]}
    >
      <ol class="lesson-parts">
        {PARTS.map(({ name, minutes }) => (
          <li key={name} data-lesson={name}>
            <span class="lesson-minutes">{t("print.lesson.minutes", { count: minutes })}</span>
            <div>
              <h3>{t(`print.lesson.${name}`, { technique })}</h3>
              <p>{t(`print.lesson.${name}.about`)}</p>
              {name === "exit" && exit && <ExitQuestion hand={exit} />}
            </div>
            {name !== "exit" && (
              <PartLink
                link={linksOf(sheet)[name]}
                label={t(`print.lesson.${name}`, { technique })}
              />
            )}
          </li>
        ))}
      </ol>
      {exit && (
        <Legend
          meanings={exit.solutions.map((text) =>
            t("print.lesson.solution", { solution: equation(text, number(exit.target)) }),
          )}
        />
      )}
    </TitledPaper>
  );
}

function ExitQuestion({ hand }: { hand: SheetHand }) {
  const numbers = hand.numbers.map((each) => number(`${each}`)).join("   ");
  return (
    <p class="lesson-exit" data-hand={hand.numbers.join(",")}>
      {`${numbers}   = ${number(hand.target)}`}
    </p>
  );
}

/** The pages that the parts of a lesson use. The warm-up has hands of another seed. */
function linksOf(sheet: SheetChoices) {
  const { technique, seed } = sheet;
  const of = (change: Partial<SheetChoices>): Query => sheetQuery({ ...sheet, ...change });
  const seedOfWarmUp = [...seed].reverse().join("");
  return {
    "warm-up": href(
      "screen",
      handsQuery({ ...sheet, seed: seedOfWarmUp, technique: "", count: WARM_UP_HANDS }),
    ),
    technique: href("learn", { lesson: technique }),
    sheets: href("print", of({ format: "worksheet", version: "both" })),
    tournament: href("print", of({ format: "kit" })),
  };
}

/** A link, and its QR code unless the page is a local file. */
function PartLink({ link, label }: { link: string; label: string }) {
  const address = addressOf(link);
  return (
    <a class="lesson-link" href={link} style={{ width: mm(CODE_SIDE) }}>
      {address ? <QrCode text={address} label={label} /> : link}
    </a>
  );
}
