import { StartError } from "./errors.ts";

export function failAfter(milliseconds: number, complaint: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new StartError("too-slow", complaint)), milliseconds);
  });
}

/**
 * A timeout that restarts with each message: `silence` rejects if `heard` was not called for this
 * time. `stop` ends the watch.
 */
export function watchdog(milliseconds: number, complaint: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let bark = (_: Error) => {};
  const silence: Promise<never> = new Promise((_, reject) => {
    bark = reject;
  });
  silence.catch(() => {});
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => bark(new StartError("too-slow", complaint)), milliseconds);
  };
  heard();
  return { heard, stop, silence };
}
