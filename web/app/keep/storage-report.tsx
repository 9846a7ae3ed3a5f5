import { useEffect, useState } from "preact/hooks";
import { appleHome } from "../core/apple-home.ts";
import { formatTag, t } from "../core/i18n.ts";
import { canSave } from "../history/history.ts";
import { makeLasting, renewStorageFacts, storageFacts } from "../history/persistence.ts";
import { InstallButton } from "./install-button.tsx";

/**
 * How much is stored, and whether the browser may delete it, with buttons that ask the browser to
 * keep it and that install the page as an app.
 */
export function StorageReport() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    renewStorageFacts();
  }, []);
  const facts = storageFacts.value;
  if (canSave.value === "denied") return null;
  if (!facts) return <InstallButton />;
  const { lasting, usage } = facts;
  return (
    <>
      {appleHome() && <p class="help-text">{t("keep.seven-days")}</p>}
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
      <InstallButton />
    </>
  );
}

const megabytes = (bytes: number) =>
  new Intl.NumberFormat(formatTag.value, { maximumFractionDigits: 1 }).format(bytes / 1e6);
