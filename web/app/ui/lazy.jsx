import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { createPart } from "../core/part.js";
import { ReloadNotice } from "./reload-notice.jsx";

/** @import { FunctionComponent } from "preact" */

/**
 * A component whose code is loaded when it is first drawn, or before by `load`. Until then its place
 * is empty; where the code does not arrive, the player is told and can load the page anew.
 *
 *     const Chart = lazy(async () => (await import("./chart.jsx")).Chart);
 *
 * @template {object} Props
 * @param {() => Promise<FunctionComponent<Props>>} fetchComponent
 */
export function lazy(fetchComponent) {
  const part = createPart(fetchComponent);

  /** @param {Props} props */
  function Lazy(props) {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      part.load().catch(() => setFailed(true));
    }, []);
    const Component = part.loaded.value;
    if (Component) return <Component {...props} />;
    return (
      <div class="awaited">
        {failed ? <ReloadNotice text={t("part.failed")} /> : <p>{t("part.loading")}</p>}
      </div>
    );
  }

  return Object.assign(Lazy, part);
}
