import type { Signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { cardsOf } from "../../base/ui/cards/hand-link.tsx";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { Segments } from "../../base/ui/fields/segments.tsx";
import { branchOf } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { enumerated, t } from "../../base/words/i18n.ts";
import { number, pretty } from "../../base/words/pretty.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { ScreenTool } from "../big-screen/screen-tool.tsx";
import { PAPERS, type Paper } from "../print/layout.ts";
import { mm } from "../print/paper.tsx";
import type { Wall } from "./wall.ts";
import type { Way } from "./ways.ts";

/** The ways on one page. */
const ON_PAGE = 8;

/** How the wall is printed. */
export interface PaperChoices {
  paper: Paper;
  /** Whether the names of the pupils are printed too. */
  isNamed: boolean;
}

/** A tool that asks for the paper, and prints the ways. */
export function PrintTool({ choices }: { choices: Signal<PaperChoices> }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const { paper, isNamed } = choices.value;
  return (
    <>
      <ScreenTool icon="print" words={t("print.print")} onPress={() => box.current?.showModal()} />
      <Dialog box={box} title={t("print.print")}>
        <Segments
          name="wall-paper"
          legend={t("print.paper")}
          value={paper}
          choices={Object.keys(PAPERS) as Paper[]}
          word={(choice) => t(`print.paper.${choice}`)}
          onChoose={(choice) => {
            choices.value = { paper: choice, isNamed };
          }}
        />
        <label class="tick">
          <input
            type="checkbox"
            checked={isNamed}
            onChange={({ currentTarget }) => {
              choices.value = { paper, isNamed: currentTarget.checked };
            }}
          />
          {t("wall.print.names")}
        </label>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            box.current?.close();
            print();
          }}
        >
          {t("print.print")}
        </button>
      </Dialog>
    </>
  );
}

/** The pages, which only a printer shows. */
export function WallPapers({
  wall: { hand },
  ways,
  choices: { paper, isNamed },
}: {
  wall: Wall;
  ways: Way[];
  choices: PaperChoices;
}) {
  const { width, height } = PAPERS[paper];
  const pages = Array.from({ length: Math.ceil(ways.length / ON_PAGE) }, (_, page) =>
    ways.slice(page * ON_PAGE, (page + 1) * ON_PAGE),
  );
  return (
    <div class="papers wall-papers" aria-hidden="true">
      {pages.map((page, at) => (
        <section
          key={`${at}`}
          class={`paper paper-${paper}`}
          style={{ width: mm(width), height: mm(height) }}
        >
          <div class="paper-text">
            <header class="wall-paper-head">
              <h2>{`${cardsOf(hand)} → ${number(hand.target)}`}</h2>
              <p>{t("nav.wall")}</p>
            </header>
            <ol class="wall-paper-ways">
              {page.map((way) => (
                <PaperWay key={way.index} way={way} isNamed={isNamed} />
              ))}
            </ol>
          </div>
        </section>
      ))}
    </div>
  );
}

function PaperWay({
  way: { writings, technique, count },
  isNamed,
}: {
  way: Way;
  isNamed: boolean;
}) {
  const [{ expression }] = writings;
  const names = writings.flatMap(({ answers }) => answers.flatMap(({ name }) => name || []));
  return (
    <li>
      <Tree roots={[branchOf(expression)]} />
      <b translate={false}>{pretty(expression.text)}</b>
      <p>
        {technique && `${techniqueName(technique.code)} · `}
        {t("wall.pupils", { count })}
      </p>
      {isNamed && names.length > 0 && <p>{enumerated(names)}</p>}
    </li>
  );
}
