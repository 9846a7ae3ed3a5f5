import { StartError } from "./errors.ts";

export function failAfter(milliseconds: number, complaint: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new StartError("too-slow", complaint)), milliseconds);
  });
}

/**
 * Watches something that sends messages from time to time: `silence` rejects when `heard` was not
 * called for that long, unless `stop` was.
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
