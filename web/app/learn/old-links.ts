/** @import { Links, Route } from "../core/router.js" */

/** What the laboratory's links name. */
const EXPERIMENTS = ["method", "race", "survey", "trace", "expression"];

/**
 * Links that began with `learn` when the laboratory was all that there was to learn.
 *
 * @type {Links}
 */
export const OLD_LINKS = {
  route: undefined,

  /** @param {Route} link */
  upgraded: ({ name, query }) =>
    name === "learn" && EXPERIMENTS.some((experiment) => experiment in query)
      ? { name: "lab", query }
      : null,
};
