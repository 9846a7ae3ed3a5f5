import type { Links, Route } from "../core/router.ts";

/** The query parameters of the laboratory's links. */
const EXPERIMENTS = ["method", "race", "survey", "trace", "expression"];

/** Rewrites older links that begin with `learn`, from the time when `learn` was the laboratory. */
export const OLD_LINKS: Links = {
  route: undefined,

  upgraded: ({ name, query }: Route) =>
    name === "learn" && EXPERIMENTS.some((experiment) => experiment in query)
      ? { name: "lab", query }
      : null,
};
