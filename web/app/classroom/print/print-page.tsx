import { useEffect, useMemo, useRef } from "preact/hooks";
import { go, route } from "../../base/address/router.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { CardPapers } from "./card-papers.tsx";
import { HandSource } from "./hand-source.tsx";
import { KitPapers } from "./kit-papers.tsx";
import { PAPERS } from "./layout.ts";
import { LessonPaper } from "./lesson-paper.tsx";
import { KeyPapers, Worksheets } from "./list-papers.tsx";
import { SheetForm } from "./sheet-form.tsx";
import { fetchHands, type PaperHand, versionsOf } from "./sheet-hands.ts";
import { anySeed, handsQuery, readSheet, type SheetChoices, sheetQuery } from "./sheet-link.ts";
import { WhyPapers } from "./why-papers.tsx";

const INCH = 25.4;
const PIXELS = 96;

/**
 * Sheets to print: the choices, and next to or below them the pages as they are printed. A link without
 * a seed gets one. The page is drawn with it at once, because the focus moves to its title.
 */
export function PrintPage() {
  const { query } = route.value;
  const seeded = useMemo(() => {
    const { seed: unread, ...others } = query;
    return readSheet(query) ? query : { seed: anySeed(), ...others };
  }, [query]);
  useEffect(() => {
    if (seeded !== query) go("print", seeded, { replace: true });
  }, [query]);
  const sheet = readSheet(seeded);
  return sheet && <SheetPage sheet={sheet} />;
}

function SheetPage({ sheet }: { sheet: SheetChoices }) {
  const wanted = JSON.stringify([
    sheet.format,
    handsQuery(sheet),
    sheet.key,
    sheet.why,
    sheet.first,
    sheet.school,
  ]);
  const { result: hands, failure } = useResult((signal) => fetchHands(sheet, signal), [wanted]);
  return (
    <div class="print-page">
      <div class="page start print-choices">
        <h1 tabIndex={-1}>{t("print.title")}</h1>
        <SheetForm
          sheet={sheet}
          onChange={(change) => go("print", sheetQuery({ ...sheet, ...change }), { replace: true })}
        />
        <HandSource
          sheet={sheet}
          onChange={(change) =>
            go("print", sheetQuery({ ...sheet, seed: anySeed(), ...change }), { replace: true })
          }
        />
        <button
          type="button"
          class="button primary start-button"
          aria-disabled={hands ? undefined : "true"}
          onClick={() => hands && print()}
        >
          {t("print.print")}
        </button>
        <EngineNotice />
        {failure &&
          (failure.code === "no-such-hand" ? <TooFew /> : <FailureNotice error={failure} />)}
        {!hands && !failure && <p class="awaited">{t("race.dealing")}</p>}
      </div>
      {hands && <Preview sheet={sheet} hands={hands} />}
    </div>
  );
}

/** Explains that the deck has too few hands of the chosen kind. */
function TooFew() {
  const words = t("print.too-few");
  useSaid(words, { urgent: true });
  return (
    <Notice kind="wrong">
      <p>{words}</p>
    </Notice>
  );
}

function Preview({ sheet, hands }: { sheet: SheetChoices; hands: PaperHand[] }) {
  const versions = sheet.format === "lesson" ? [] : versionsOf(sheet, hands);
  const papers = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const { current } = papers;
    if (!current) return;
    const full = (PAPERS[sheet.paper].width / INCH) * PIXELS;
    const fit = new ResizeObserver(() => {
      const room = current.clientWidth / full;
      current.style.setProperty("--paper-zoom", `${Math.min(1, room)}`);
    });
    fit.observe(current);
    return () => fit.disconnect();
  }, [sheet.paper]);
  return (
    <div class="papers" ref={papers}>
      {sheet.format === "lesson" && <LessonPaper sheet={sheet} hands={hands} />}
      {sheet.format === "kit" && <KitPapers sheet={sheet} hands={hands} />}
      {versions.map((each) =>
        sheet.format === "worksheet" ? (
          <Worksheets key={each.sheet.version} {...each} />
        ) : (
          <CardPapers key={each.sheet.version} {...each} />
        ),
      )}
      {versions.map((each) => (
        <KeyPapers key={each.sheet.version} {...each} />
      ))}
      {versions.map((each) => (
        <WhyPapers key={each.sheet.version} {...each} />
      ))}
    </div>
  );
}
