import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../core/i18n.js";
import { route } from "../core/router.js";
import { ReloadNotice } from "../ui/reload-notice.jsx";

/** The laboratory, which is fetched when it is first entered. */
const laboratory = signal(
  /** @type {import("preact").FunctionComponent<{arriving: boolean}> | null} */ (null),
);
const failed = signal(false);
const openedHere = route.peek().name === "learn";

async function load() {
  try {
    laboratory.value = (await import("./laboratory.jsx")).Laboratory;
  } catch {
    failed.value = true;
  }
}

export function Learn() {
  const Laboratory = laboratory.value;
  useEffect(() => {
    if (!laboratory.value) load();
  }, []);
  if (Laboratory) return <Laboratory arriving={!openedHere} />;
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("learn.title")}</h1>
        {failed.value ? (
          <ReloadNotice text={t("learn.failed")} />
        ) : (
          <p class="lead">{t("learn.loading")}</p>
        )}
      </div>
    </div>
  );
}
