import { untracked, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { go, href, type Query, route } from "../../base/address/router.ts";

/**
 * Calls `open` with the query of the address, now and after each change. Returns a function that
 * goes to another address of this page, or opens the same address again.
 */
export function useAddress(open: (query: Query) => void) {
  const opened = useRef("");
  useSignalEffect(() => {
    const { name, query } = route.value;
    const link = href(name, query);
    if (name !== "lab" || link === opened.current) return;
    opened.current = link;
    untracked(() => open(query));
  });
  return (query: Query) => {
    opened.current = "";
    go("lab", query);
  };
}
