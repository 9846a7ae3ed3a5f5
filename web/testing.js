/** What the tests in `tests/app` use of the page's packages, which Node finds from here. */

export { createModel, effect, signal } from "@preact/signals";
export * as fc from "fast-check";
export { generate } from "lean-qr";
