import type { Links, Route } from "../core/router.ts";

/** What the laboratory's links name. */
const EXPERIMENTS = ["method", "race", "survey", "trace", "expression"];

/** Links that began with `learn` when the laboratory was all that there was to learn. */
export const OLD_LINKS: Links = {
  route: undefined,

  upgraded: ({ name, query }: Route) =>
    name === "learn" && EXPERIMENTS.some((experiment) => experiment in query)
      ? { name: "lab", query }
      : null,
};
