import { useEffect, useState } from "preact/hooks";
import { formatTag, sentences, t } from "../../base/words/i18n.ts";
import { canSave } from "../history/history.ts";
import { makeLasting, renewStorageFacts, storageFacts } from "../history/storage/persistence.ts";
import { appleHome } from "./apple-home.ts";
import { InstallButton } from "./install-button.tsx";

/** Whether the browser may delete what is stored, and how to keep it. */
export function StorageReport() {
  if (canSave.value === "denied") return null;
  return (
    <>
      {appleHome() && <p class="help-text">{t("backup.seven-days")}</p>}
      <Facts />
      <InstallButton />
    </>
  );
}

/**
 * How much is stored, and whether the browser may delete it, with a button that asks the browser to
 * keep it. Empty if the browser does not say.
 */
function Facts() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    renewStorageFacts();
  }, []);
  if (!storageFacts.value) return null;
  const { lasting, usage } = storageFacts.value;
  return (
    <>
      <p class="help-text" data-lasting={lasting}>
        {sentences(
          usage !== null && t("data.usage", { megabytes: megabytes(usage) }),
          t(lasting ? "data.lasting" : asked ? "data.refused-lasting" : "data.passing"),
        )}
      </p>
      {!lasting && (
        <button
          type="button"
          class="button"
          onClick={() => makeLasting().then(() => setAsked(true))}
        >
          {t("data.make-lasting")}
        </button>
      )}
    </>
  );
}

const megabytes = (bytes: number) =>
  new Intl.NumberFormat(formatTag.value, { maximumFractionDigits: 1 }).format(bytes / 1e6);
