import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { createPart } from "../core/part.js";
import { pythonFirst } from "../core/python-first.js";
import { ReloadNotice } from "./notices/reload-notice.jsx";

/** @import { FunctionComponent } from "preact" */

/**
 * A component whose code is loaded when it is first drawn, with the first hand a moment later, or
 * before by `load`. Until then something else is drawn; where the code does not arrive, the player is
 * told and can load the page anew.
 *
 *     const Chart = lazy(async () => (await import("./chart.jsx")).Chart);
 *
 * @template {object} Props
 * @param {() => Promise<FunctionComponent<Props>>} fetchComponent
 * @param {FunctionComponent} [Meanwhile]
 * @param {FunctionComponent} [Missing]
 */
export function lazy(fetchComponent, Meanwhile = Loading, Missing = Failed) {
  const part = createPart(fetchComponent);

  /** @param {Props} props */
  function Lazy(props) {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      pythonFirst()
        .then(part.load)
        .catch(() => setFailed(true));
    }, []);
    const Component = part.loaded.value;
    if (Component) return <Component {...props} />;
    return failed ? <Missing /> : <Meanwhile />;
  }

  return Object.assign(Lazy, part);
}

/** What is drawn instead of a part that is not missed until it comes. */
export function Nothing() {
  return null;
}

function Loading() {
  return <p class="awaited">{t("part.loading")}</p>;
}

function Failed() {
  return (
    <div class="awaited">
      <ReloadNotice text={t("part.failed")} />
    </div>
  );
}
