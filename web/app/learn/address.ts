import { untracked, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { go, href, route } from "../core/router.js";

/** @import { Query } from "../core/router.js" */

/**
 * Opens what the address names, at once and whenever it names something else. Returns a
 * function that goes to another address of this page, or opens the same one anew.
 *
 * @param {(query: Query) => void} open
 */
export function useAddress(open) {
  const opened = useRef("");
  useSignalEffect(() => {
    const { name, query } = route.value;
    const link = href(name, query);
    if (name !== "lab" || link === opened.current) return;
    opened.current = link;
    untracked(() => open(query));
  });
  return (/** @type {Query} */ query) => {
    opened.current = "";
    go("lab", query);
  };
}
