import type { SheetHand } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { Legend, mm, TitledPaper } from "./paper.tsx";
import { handsQuery, type SheetChoices, sheetQuery } from "./sheet-link.ts";

const CODE_SIDE = 22;
const WARM_UP_HANDS = 3;

type Part = {
  name: "warm-up" | "technique" | "sheets" | "tournament" | "exit";
  minutes: number;
  link?: (sheet: SheetChoices) => string;
};

/** The parts of a lesson, with the pages that they use. The warm-up has hands of another seed. */
const PARTS: Part[] = [
  {
    name: "warm-up",
    minutes: 5,
    link: ({ seed, ...sheet }) =>
      href(
        "screen",
        handsQuery({
          ...sheet,
          seed: [...seed].reverse().join(""),
          technique: "",
          count: WARM_UP_HANDS,
        }),
      ),
  },
  { name: "technique", minutes: 10, link: ({ technique }) => href("learn", { lesson: technique }) },
  {
    name: "sheets",
    minutes: 15,
    link: (sheet) => href("print", sheetQuery({ ...sheet, format: "worksheet", version: "both" })),
  },
  {
    name: "tournament",
    minutes: 12,
    link: (sheet) => href("print", sheetQuery({ ...sheet, format: "kit" })),
  },
  { name: "exit", minutes: 3 },
];

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
        {PARTS.map(({ name, minutes, link }) => (
          <li key={name} data-lesson={name}>
            <span class="lesson-minutes">{t("print.lesson.minutes", { count: minutes })}</span>
            <div>
              <PartHead title={t(`print.lesson.${name}`, { technique })} link={link?.(sheet)} />
              <p>{t(`print.lesson.${name}.about`)}</p>
              {!link && exit && <ExitQuestion hand={exit} />}
            </div>
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

/** The title of a part with its link. On a hosted page the link is also a QR code. */
function PartHead({ title, link }: { title: string; link: string | undefined }) {
  const address = link && addressOf(link);
  return (
    <>
      <h3>{link ? <a href={link}>{title}</a> : title}</h3>
      {address && (
        <div class="lesson-code" style={{ width: mm(CODE_SIDE) }}>
          <QrCode text={address} label={title} />
        </div>
      )}
    </>
  );
}
