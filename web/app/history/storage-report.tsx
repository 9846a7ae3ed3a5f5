import { useEffect, useState } from "preact/hooks";
import { formatTag, t } from "../core/i18n.ts";
import { canSave } from "./history.ts";
import { makeLasting, renewStorageFacts, storageFacts } from "./persistence.ts";

/**
 * How much is stored, and whether the browser may delete it, with a button that asks the browser to
 * keep it.
 */
export function StorageReport() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    renewStorageFacts();
  }, []);
  const facts = storageFacts.value;
  if (!facts || canSave.value === "denied") return null;
  const { lasting, usage } = facts;
  return (
    <>
      <p class="help-text" data-lasting={lasting}>
        {usage !== null && t("data.usage", { megabytes: megabytes(usage) })}{" "}
        {t(lasting ? "data.lasting" : asked ? "data.refused-lasting" : "data.passing")}
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
