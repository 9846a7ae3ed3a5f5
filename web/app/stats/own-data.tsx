import { useRef, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { canSave, eraseHistory, unreadable, withoutHistory } from "../history/history.js";
import { StorageReport } from "../history/storage-report.jsx";
import { exportHistory, importFile } from "../history/transfer.js";
import { reloadWithHistory } from "../history/without-history.js";
import { Boundary } from "../ui/boundary.jsx";
import { Dialog } from "../ui/dialog.jsx";
import { Nothing } from "../ui/lazy.jsx";
import { ProgressBar } from "../ui/progress-bar.jsx";
import { useSaid } from "../ui/use-said.js";
import { LastBackup } from "./last-backup.jsx";

/** @import { ExportResult, ImportResult } from "../history/transfer.js" */

/** @typedef {ExportResult | ImportResult | {code: "erased", params: Record<string, number>}} DataOutcome */

/** @typedef {{name: "import" | "save", fraction: number}} Work under way */

/** The outcomes that are no fault. */
const WELL = new Set(["erased", "saved", "taken"]);

/**
 * The player's own hands: where they are stored, and the buttons to export, import or delete them.
 *
 * @param {{count: number}} props
 */
export function OwnData({ count }) {
  const [outcome, setOutcome] = useState(/** @type {DataOutcome | null} */ (null));
  const [work, setWork] = useState(/** @type {Work | null} */ (null));
  const lost = unreadable.value.length;
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));

  /**
   * @param {Work["name"]} name
   * @param {(onProgress: (fraction: number) => void) => Promise<DataOutcome>} transfer
   */
  async function run(name, transfer) {
    setOutcome(null);
    setWork({ name, fraction: 0 });
    const progress = transfer((fraction) => setWork({ name, fraction }));
    setOutcome(await progress.finally(() => setWork(null)));
  }

  /** @param {HTMLInputElement} input */
  async function choose(input) {
    const [file] = input.files ?? [];
    if (!file) return;
    await run("import", (onProgress) => importFile(file, onProgress));
    input.value = "";
  }

  async function eraseAll() {
    await eraseHistory();
    setOutcome({ code: "erased", params: {} });
  }

  return (
    <section class="sheet">
      <h2>{t("data.title")}</h2>
      {canSave.value && (
        <p class={canSave.value === "yes" ? "help-text" : "fault"} data-can-save={canSave.value}>
          {t(`data.can-save.${canSave.value}`)}
        </p>
      )}
      <StorageReport />
      <Boundary instead={<Nothing />}>
        <LastBackup count={count} />
      </Boundary>
      {lost > 0 && (
        <p class="help-text" data-unreadable={lost}>
          {t("data.unreadable", { count: lost })}
        </p>
      )}
      {withoutHistory.value && (
        <p class="fault">
          {t("data.without-history")}{" "}
          <button type="button" class="button" onClick={() => reloadWithHistory(true)}>
            {t("data.without-history.end")}
          </button>
        </p>
      )}
      <div class="data-actions">
        {count + lost > 0 && (
          <button type="button" class="button" onClick={() => run("save", exportHistory)}>
            {t("data.save")}
          </button>
        )}
        <label class="button file">
          {t("data.import")}
          <input
            type="file"
            accept=".json,.gz,application/json,application/gzip"
            onChange={(event) => choose(event.currentTarget)}
          />
        </label>
        <a class="button" href={href("travel")}>
          {t("travel.link")}
        </a>
        {count + lost > 0 && (
          <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
            {t("data.erase")}
          </button>
        )}
      </div>
      {work && <ProgressBar label={t(`data.${work.name}.progress`)} fraction={work.fraction} />}
      <div class="outcome" data-outcome={outcome?.code}>
        {outcome && <Outcome outcome={outcome} />}
      </div>
      <EraseDialog box={dialog} count={count + lost} onErase={eraseAll} />
    </section>
  );
}

/**
 * The outcome in words, which are announced.
 *
 * @param {{outcome: DataOutcome}} props
 */
function Outcome({ outcome }) {
  const words = outcomeWords(outcome);
  useSaid(words, { about: outcome });
  return <p class={WELL.has(outcome.code) ? undefined : "fault"}>{words}</p>;
}

/** @param {DataOutcome} outcome */
function outcomeWords({ code, params }) {
  const { taken, known, refused, missing } = params;
  switch (code) {
    case "erased":
      return t("data.erased");
    case "saved":
      return [t("data.saved", params), missing && t("data.missing", { count: missing })]
        .filter(Boolean)
        .join(" ");
    case "saved-partly":
    case "unsaved":
      return t(`data.${code}`, params);
    case "taken":
      return [
        t("data.taken", { count: taken }),
        known && t("data.known", { count: known }),
        refused && t("data.refused", { count: refused }),
      ]
        .filter(Boolean)
        .join(" ");
    default:
      return t(`data.fault.${code}`, params);
  }
}

/**
 * Asks before all hands are deleted.
 *
 * @param {object} props
 * @param {import("preact").RefObject<HTMLDialogElement | null>} props.box
 * @param {number} props.count
 * @param {() => void} props.onErase
 */
function EraseDialog({ box, count, onErase }) {
  const close = () => box.current?.close();
  return (
    <Dialog box={box} title={t("data.erase.title", { count })}>
      <p>{t("data.erase.text")}</p>
      <div class="data-actions">
        <button type="button" class="button" onClick={close}>
          {t("data.erase.no")}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            close();
            onErase();
          }}
        >
          {t("data.erase.yes")}
        </button>
      </div>
    </Dialog>
  );
}
