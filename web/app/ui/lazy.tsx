import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { painted } from "../core/painted.js";
import { ReloadNotice } from "./notices/reload-notice.jsx";

/** @import { FunctionComponent } from "preact" */

/**
 * A component whose code is loaded when it is first drawn, or before by `load`. Until then something
 * else is drawn; where the code does not arrive, the player is told and can load the page anew.
 *
 *     const Chart = lazy(async () => (await import("./chart.jsx")).Chart);
 *
 * @template {object} Props
 * @param {() => Promise<FunctionComponent<Props>>} fetchComponent
 * @param {FunctionComponent} [Meanwhile]
 * @param {FunctionComponent} [Missing]
 */
export function lazy(fetchComponent, Meanwhile = Loading, Missing = Failed) {
  const loaded = signal(/** @type {FunctionComponent<Props> | null} */ (null));
  let pending = /** @type {Promise<void> | null} */ (null);

  async function fetchOnce() {
    try {
      loaded.value = await fetchComponent();
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  /** Loads the component, at most once at a time. Rejects where it does not arrive; call it to try again. */
  function load() {
    pending ??= fetchOnce();
    return pending;
  }

  /** @param {Props} props */
  function Lazy(props) {
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      painted()
        .then(load)
        .catch(() => setFailed(true));
    }, []);
    const Component = loaded.value;
    if (Component) return <Component {...props} />;
    return failed ? <Missing /> : <Meanwhile />;
  }

  return Object.assign(Lazy, { load, loaded });
}

/**
 * Loads lazy components one after the other while the browser has nothing else to do. One that does
 * not arrive is tried again when it is drawn.
 *
 * @param {Iterable<{load: () => Promise<void>}>} components
 */
export async function prefetch(components) {
  for (const component of components) {
    await idle();
    await component.load().catch(() => {});
  }
}

/** Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise((resolve) =>
    (globalThis.requestIdleCallback ?? setTimeout)(() => resolve(undefined)),
  );

/** What is drawn instead of a component that is not missed until it comes. */
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
