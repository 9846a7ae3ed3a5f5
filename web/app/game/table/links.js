import { queryOf } from "../../core/hand-query.js";
import { href } from "../../core/router.js";
import { rememberSolvable } from "../known-solvable.js";

/** @import { Query } from "../../core/router.js" */
/** @import { Dealt } from "./table.js" */

/** The hands dealt in this visit by their links, so that going back finds the same suits. */
export function createLinks() {
  const dealt = /** @type {Map<string, Dealt>} */ (new Map());

  return {
    /** @param {string} link */
    find: (link) => dealt.get(link),

    /**
     * The link to a deal.
     *
     * @param {Dealt} deal
     * @param {Query} [query] what else the link says
     */
    to(deal, query = {}) {
      const link = href("play", { ...queryOf(deal), ...query });
      dealt.set(link, deal);
      if (deal.solvable) rememberSolvable(link);
      return link;
    },
  };
}
