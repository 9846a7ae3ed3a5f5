import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { go, route } from "../core/router.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { CardPapers } from "./card-papers.jsx";
import { HandSource } from "./hand-source.jsx";
import { KitPapers } from "./kit-papers.jsx";
import { PAPERS } from "./layout.js";
import { KeyPapers, Worksheets } from "./list-papers.jsx";
import { SheetForm } from "./sheet-form.jsx";
import { fetchHands } from "./sheet-hands.js";
import { anySeed, handsQuery, readSheet, sheetQuery } from "./sheet-link.js";

/** @import { SheetHand } from "../../engine/contract.d.ts" */
/** @import { SheetChoices } from "./sheet-link.js" */

const INCH = 25.4;
const PIXELS = 96;

/** Sheets to print: what is chosen, and below it the pages as the printer gets them. */
export function PrintPage() {
  const { query } = route.value;
  const sheet = readSheet(query);
  useEffect(() => {
    const { seed: unread, ...others } = query;
    if (!sheet) go("print", { seed: anySeed(), ...others }, { replace: true });
  }, [query]);
  return sheet && <SheetPage sheet={sheet} />;
}

/** @param {{sheet: SheetChoices}} props */
function SheetPage({ sheet }) {
  const wanted = JSON.stringify([handsQuery(sheet), sheet.key]);
  const { result: hands, failure } = useResult((signal) => fetchHands(sheet, signal), [wanted]);
  return (
    <div class="print-page">
      <div class="page print-choices">
        <div class="sheet">
          <h1 tabIndex={-1}>{t("print.title")}</h1>
          <p class="lead">{t("print.intro")}</p>
          <SheetForm
            sheet={sheet}
            onChange={(change) =>
              go("print", sheetQuery({ ...sheet, ...change }), { replace: true })
            }
          />
          <HandSource
            sheet={sheet}
            onChange={(change) =>
              go("print", sheetQuery({ ...sheet, seed: anySeed(), ...change }), { replace: true })
            }
          />
          <button
            type="button"
            class="button primary"
            aria-disabled={hands ? undefined : "true"}
            onClick={() => hands && print()}
          >
            {t("print.print")}
          </button>
          <p class="help-text">{t("print.help")}</p>
        </div>
        <EngineNotice />
        {failure && <FailureNotice error={failure} />}
        {!hands && !failure && <p class="awaited">{t("race.dealing")}</p>}
      </div>
      {hands && <Preview sheet={sheet} hands={hands} />}
    </div>
  );
}

/** @param {{sheet: SheetChoices, hands: SheetHand[]}} props */
function Preview({ sheet, hands }) {
  const papers = useRef(/** @type {HTMLDivElement | null} */ (null));
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
      {sheet.format === "kit" && <KitPapers sheet={sheet} />}
      {sheet.format === "worksheet" ? (
        <Worksheets sheet={sheet} hands={hands} />
      ) : (
        <CardPapers sheet={sheet} hands={hands} />
      )}
      <KeyPapers sheet={sheet} hands={hands} />
    </div>
  );
}
