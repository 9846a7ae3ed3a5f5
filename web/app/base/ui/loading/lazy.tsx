import { type ReadonlySignal, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { painted } from "../../browser/painted.ts";
import { speakOfTable, t } from "../../words/i18n.ts";
import { ReloadNotice } from "../notices/reload-notice.tsx";

/** A component whose code is loaded when it is needed. `loaded` is null before. */
export type Lazy<Props extends object> = FunctionComponent<Props> & {
  load: () => Promise<void>;
  loaded: ReadonlySignal<unknown>;
};

/**
 * A component whose code and words are loaded when it is first drawn, or earlier by `load`. A placeholder is
 * drawn until the code has arrived. If the code cannot be loaded, the player can reload the page.
 *
 *     const Chart = lazy(async () => (await import("../../../ui/chart.tsx")).Chart);
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
      const [component] = await Promise.all([fetchComponent(), speakOfTable()]);
      loaded.value = component;
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  /**
   * Loads the component; calls during a load share it. Rejects if it cannot be loaded; a further
   * call tries again.
   */
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
 * Loads lazy components one after the other while the browser is idle. A component that fails is
 * tried again when it is drawn.
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

/** The placeholder of a component that the player does not miss while it loads. */
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
