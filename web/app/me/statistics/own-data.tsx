import { useEffect, useRef, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { ProgressBar } from "../../base/ui/charts/progress-bar.tsx";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { Boundary } from "../../base/ui/loading/boundary.tsx";
import { Nothing } from "../../base/ui/loading/lazy.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { launchedFile } from "../../player/backup/launched-file.ts";
import { StorageReport } from "../../player/backup/storage-report.tsx";
import {
  type ExportResult,
  exportHistory,
  type ImportResult,
  importFile,
} from "../../player/backup/transfer.ts";
import { deleteFriends, friends } from "../../player/friends/own-friends.ts";
import { deleteBoards, hasBoards } from "../../player/history/boards.ts";
import { classes, deleteAllResults } from "../../player/history/classes.ts";
import { canSave, eraseHistory, unreadable, withoutHistory } from "../../player/history/history.ts";
import { reloadWithHistory } from "../../player/history/storage/without-history.ts";
import { deleteAllLists, lists } from "../../player/lists/own-lists.ts";
import { LastBackup } from "./last-backup.tsx";

type DataOutcome = ExportResult | ImportResult | { code: "erased"; params: Record<string, number> };

/** The work in progress. */
type DataWork = { name: "import" | "save"; fraction: number };

/** The outcomes that are not faults. */
const WELL = new Set(["erased", "saved", "taken"]);

/**
 * The player's own hands, lists and friends, and what classes have on this device: where it is
 * stored, and buttons to export, import or delete it.
 */
export function OwnData({ count }: { count: number }) {
  const [outcome, setOutcome] = useState<DataOutcome | null>(null);
  const [work, setWork] = useState<DataWork | null>(null);
  const [withClasses, setWithClasses] = useState(false);
  const lost = unreadable.value.length;
  const sets = classes.value.size;
  const listed = lists.value.length;
  const people = friends.value.people.length;
  const boards = hasBoards();
  const isEmpty = count + lost + sets + listed + people === 0;
  const dialog = useRef<HTMLDialogElement | null>(null);

  async function run(
    name: DataWork["name"],
    transfer: (onProgress: (fraction: number) => void) => Promise<DataOutcome>,
  ) {
    setOutcome(null);
    setWork({ name, fraction: 0 });
    const progress = transfer((fraction) => setWork({ name, fraction }));
    setOutcome(await progress.finally(() => setWork(null)));
  }

  const read = (file: File) => run("import", (onProgress) => importFile(file, onProgress));

  async function choose(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    await read(file);
    input.value = "";
  }

  useEffect(() => {
    const { value: file } = launchedFile;
    if (!file) return;
    launchedFile.value = null;
    read(file);
  }, [launchedFile.value]);

  async function eraseAll() {
    if (sets > 0) deleteAllResults();
    if (listed > 0) deleteAllLists();
    if (people > 0) deleteFriends();
    if (boards) deleteBoards();
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
      {sets > 0 && (
        <label class="tick">
          <input
            type="checkbox"
            checked={withClasses}
            onChange={(event) => setWithClasses(event.currentTarget.checked)}
          />
          <span>{t("data.with-classes", { count: sets })}</span>
        </label>
      )}
      <div class="data-actions">
        {!isEmpty && (
          <button
            type="button"
            class="button"
            onClick={() => run("save", (onProgress) => exportHistory(onProgress, withClasses))}
          >
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
          {t("transfer.link")}
        </a>
        {(!isEmpty || boards) && (
          <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
            {t("data.erase")}
          </button>
        )}
      </div>
      {work && <ProgressBar label={t(`data.${work.name}.progress`)} fraction={work.fraction} />}
      <div class="outcome" data-outcome={outcome?.code}>
        {outcome && <Outcome outcome={outcome} />}
      </div>
      <ConfirmDialog
        box={dialog}
        title={t("data.erase.title", { count: count + lost })}
        text={sentences(
          t("data.erase.text"),
          sets > 0 && t("data.erase.classes"),
          listed > 0 && t("data.erase.lists"),
          people > 0 && t("data.erase.friends"),
          boards && t("data.erase.boards"),
        )}
        action={t("data.erase.yes")}
        onConfirm={eraseAll}
      />
    </section>
  );
}

/** The outcome in words, which are also announced. */
function Outcome({ outcome }: { outcome: DataOutcome }) {
  const words = outcomeWords(outcome);
  useSaid(words, { about: outcome });
  return <p class={WELL.has(outcome.code) ? undefined : "fault"}>{words}</p>;
}

function outcomeWords({ code, params }: DataOutcome) {
  const { taken, known, refused, missing, lists, friends: people } = params;
  switch (code) {
    case "erased":
      return t("data.erased");
    case "saved":
      return sentences(t("data.saved", params), missing && t("data.missing", { count: missing }));
    case "saved-partly":
    case "unsaved":
      return t(`data.${code}`, params);
    case "taken":
      return sentences(
        t("data.taken", { count: taken }),
        known && t("data.known", { count: known }),
        refused && t("data.refused", { count: refused }),
        lists && t("data.lists"),
        people && t("data.friends"),
      );
    default:
      return t(`data.fault.${code}`, params);
  }
}
