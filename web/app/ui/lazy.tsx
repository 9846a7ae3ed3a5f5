import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.ts";
import { painted } from "../core/painted.ts";
import { ReloadNotice } from "./notices/reload-notice.tsx";

/**
 * A component whose code is loaded when it is first drawn, or before by `load`. Until then something
 * else is drawn; where the code does not arrive, the player is told and can load the page anew.
 *
 *     const Chart = lazy(async () => (await import("./chart.tsx")).Chart);
 */
export function lazy<Props extends object>(
  fetchComponent: () => Promise<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent = Loading,
  Missing: FunctionComponent = Failed,
) {
  const loaded = signal<FunctionComponent<Props> | null>(null);
  let pending: Promise<void> | null = null;

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

  function Lazy(props: Props) {
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
 */
export async function prefetch(components: Iterable<{ load: () => Promise<void> }>) {
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
