import { type Mark, percent } from "./marks.ts";

/**
 * The run-time interface of SCORM 1.2, which the page of a school's system offers as `API`. All
 * values are texts. `"true"` means that a call succeeded.
 */
export interface ScormApi {
  LMSInitialize(nothing: ""): unknown;
  LMSFinish(nothing: ""): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(nothing: ""): unknown;
}

/** What the search for the interface reads of a window. */
export type Frame = { API?: unknown; parent?: Frame | null; opener?: Frame | null };

/** How many windows the search goes up, as in the published search. */
export const MOST_PARENTS = 7;

const CALLS = ["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit"] as const;

const isApi = (value: unknown): value is ScormApi =>
  typeof value === "object" &&
  value !== null &&
  CALLS.every((call) => typeof Reflect.get(value, call) === "function");

/**
 * Finds the interface: in the window, its parents, or the window that opened it and its parents.
 *
 * @returns null if no window of the same origin offers it
 */
export const findApi = (window: Frame): ScormApi | null =>
  apiAbove(window) ?? apiAbove(read(window, "opener"));

function apiAbove(window: Frame | null): ScormApi | null {
  let frame = window;
  for (let up = 0; frame && up <= MOST_PARENTS; up++) {
    const api: unknown = read(frame, "API");
    if (isApi(api)) return api;
    const parent: Frame | null = read(frame, "parent");
    frame = parent === frame ? null : parent;
  }
  return null;
}

/** A property of a window; null if the window has another origin. */
function read<Name extends keyof Frame>(frame: Frame, name: Name) {
  try {
    return frame[name] ?? null;
  } catch {
    return null;
  }
}

/** The longest `cmi.suspend_data` that every system keeps. */
const MOST_SUSPENDED = 4096;

/**
 * A session with the school's system. `report` stores the mark, null before the first hand has ended,
 * and the progress, and returns whether the system has taken them. What `resume` returns is the
 * progress of an earlier visit, written by anybody.
 */
export interface ScormSession {
  resume: () => string;
  report: (mark: Pick<Mark, "solved" | "of"> | null, isDone: boolean, progress: string) => boolean;
  close: () => void;
}

/** Opens a session; null if the system refuses it, or only shows an earlier attempt. */
export function openScorm(api: ScormApi, now: () => number = Date.now): ScormSession | null {
  const did = (act: () => unknown) => {
    try {
      return `${act()}` === "true";
    } catch {
      return false;
    }
  };
  const get = (element: string) => {
    try {
      return `${api.LMSGetValue(element) ?? ""}`;
    } catch {
      return "";
    }
  };
  const set = (element: string, value: string) => did(() => api.LMSSetValue(element, value));

  if (!did(() => api.LMSInitialize(""))) return null;
  if (["browse", "review"].includes(get("cmi.core.lesson_mode"))) {
    did(() => api.LMSFinish(""));
    return null;
  }
  const opened = now();
  let best = Number(get("cmi.core.score.raw") || -1);
  let isOver = ["completed", "passed", "failed"].includes(get("cmi.core.lesson_status"));
  if (!isOver) set("cmi.core.lesson_status", "incomplete");

  return {
    resume: () => get("cmi.suspend_data"),

    report(mark, isDone, progress) {
      const raw = mark ? percent(mark) : "";
      const done: boolean[] = [];
      // A further try does not lower the mark. What is no number is no mark.
      if (raw && !(Number(raw) <= best)) {
        set("cmi.core.score.min", "0"); // optional for a system, as is the maximum
        set("cmi.core.score.max", "100");
        done.push(set("cmi.core.score.raw", raw));
        best = Number(raw);
      }
      set("cmi.suspend_data", isDone || progress.length > MOST_SUSPENDED ? "" : progress);
      if (isDone && !isOver) done.push(set("cmi.core.lesson_status", "completed"));
      isOver ||= isDone;
      done.push(did(() => api.LMSCommit("")));
      return done.every(Boolean);
    },

    close() {
      set("cmi.core.session_time", timespan(now() - opened));
      set("cmi.core.exit", isOver ? "" : "suspend");
      did(() => api.LMSFinish(""));
    },
  };
}

/** A duration as `HHHH:MM:SS.SS`. */
export function timespan(milliseconds: number) {
  const hundredths = Math.min(Math.max(0, Math.round(milliseconds / 10)), 9999 * 360_000);
  const [hours, minutes, seconds, rest] = [
    Math.floor(hundredths / 360_000),
    Math.floor(hundredths / 6000) % 60,
    Math.floor(hundredths / 100) % 60,
    hundredths % 100,
  ].map((part) => `${part}`.padStart(2, "0"));
  return `${hours?.padStart(4, "0")}:${minutes}:${seconds}.${rest}`;
}
