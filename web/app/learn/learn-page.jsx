import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { ReloadNotice } from "../ui/reload-notice.jsx";

/** The laboratory, which is fetched when it is first entered. */
const laboratory = signal(
  /** @type {import("preact").FunctionComponent<{arriving: boolean}> | null} */ (null),
);
const failed = signal(false);

async function load() {
  try {
    laboratory.value = (await import("./laboratory.jsx")).Laboratory;
  } catch {
    failed.value = true;
  }
}

/** @param {{arriving: boolean}} props whether the player comes from another page */
export function LearnPage({ arriving }) {
  const arrived = useRef(arriving);
  const Laboratory = laboratory.value;
  useEffect(() => {
    if (!laboratory.value) load();
  }, []);
  if (Laboratory) return <Laboratory arriving={arrived.current} />;
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
