/** Whether a value is what a field of a record may hold. */
export type Check<T> = (value: unknown) => value is T;

export const matching =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === "string" && pattern.test(value);

export const oneOf =
  <const T>(...choices: T[]) =>
  (value: unknown): value is T =>
    choices.some((choice) => choice === value);

/** A number from 0 to `most`. */
export const upTo =
  (most: number) =>
  (value: unknown): value is number =>
    typeof value === "number" && value >= 0 && value <= most;

/** A whole number from 0 to `most`. */
export const wholeUpTo =
  (most: number) =>
  (value: unknown): value is number =>
    Number.isInteger(value) && upTo(most)(value);

export const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";

/** A field that a record may lack. */
export const optional =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value);

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
