/** What tests use of the page's packages. */

export { createModel, effect, signal } from "@preact/signals";
export * as fc from "fast-check";
export { generate } from "lean-qr";
