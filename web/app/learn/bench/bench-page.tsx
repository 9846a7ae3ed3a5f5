import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { href, route } from "../../base/address/router.ts";
import { useTwoColumns } from "../../base/browser/media.ts";
import { HIGHEST_RANK } from "../../base/cards/cards.ts";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { createBench } from "./bench.ts";
import { unpackCode } from "./code-link.ts";
import { CodeStrip } from "./code-strip.tsx";
import { Editor } from "./editor.tsx";
import { EXAMPLES, Examples } from "./examples.tsx";
import { lineOf } from "./failure-words.tsx";
import { KeepOffline } from "./keep-offline.tsx";
import { ownCodes } from "./own-codes.ts";
import { Results } from "./results.tsx";
import { RunForm } from "./run-form.tsx";
import { ShareCode } from "./share-code.tsx";

/** The player's own solver, surveyed over a deck. */
export function BenchPage() {
  return ONE_FILE ? <NeedsSite /> : <OwnSolver />;
}

function NeedsSite() {
  return (
    <div class="page lab">
      <div class="sheet">
        <Head />
        <Notice kind="note">
          <p>{t("bench.needs-site")}</p>
        </Notice>
      </div>
    </div>
  );
}

function Head() {
  return (
    <>
      <a class="back-link" href={href("lab")}>
        {t("lab.back")}
      </a>
      <h1 tabIndex={-1}>{t("nav.bench")}</h1>
    </>
  );
}

function OwnSolver() {
  const bench = useMemo(createBench, []);
  const { query } = route.value;
  const sideBySide = useTwoColumns();
  /** Whether the editor is open; on a phone it leaves its place to the map of a survey. */
  const open = useSignal(true);
  const damaged = useSignal(false);

  useEffect(() => {
    const { code, high, target } = query;
    bench.choose({
      high: Number(high) === 10 ? 10 : HIGHEST_RANK,
      target: wholeNumber(target) ?? DEFAULT_TARGET,
    });
    damaged.value = false;
    bench.show(ownCodes()[0] ?? EXAMPLES["running-total"] ?? "");
    if (code) {
      unpackCode(code).then((text) => {
        if (text === null) damaged.value = true;
        else bench.show(text);
      });
    }
    return bench.stop;
  }, [query.code, query.high, query.target]);

  const { failure, phase } = bench;
  const started = phase.value !== "idle";
  return (
    <div class="page lab bench" data-phase={phase.value}>
      <div class="sheet bench-head">
        <Head />
        {!started && <p class="lead">{t("bench.lead")}</p>}
        {damaged.value && (
          <Notice kind="wrong">
            <p>{t("bench.damaged")}</p>
          </Notice>
        )}
        {open.value || sideBySide ? (
          <>
            <Examples onChoose={bench.show} />
            <Editor code={bench.code} lit={lineOf(failure.value)} onEdit={bench.edit} />
            <p id="code-keys" class="help-text">
              {t("bench.keys")}
            </p>
          </>
        ) : (
          <CodeStrip
            code={bench.code.value}
            onOpen={() => {
              open.value = true;
            }}
          />
        )}
        <RunForm
          bench={bench}
          onRun={async () => {
            open.value = false;
            await bench.run();
            // A fault in the code is mended in the editor.
            open.value = bench.rows.peek().length === 0;
          }}
        />
      </div>
      {started && <Results bench={bench} />}
      <div class="sheet lab-links">
        <ShareCode bench={bench} />
        <KeepOffline />
      </div>
    </div>
  );
}

/** A whole number of at most five digits; null for any other text. */
const wholeNumber = (text = "") => (/^\d{1,5}$/.test(text) ? `${Number(text)}` : null);
