import { untracked, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { go, href, type Query, route } from "../core/router.ts";

/**
 * Opens what the address names, at once and whenever it names something else. Returns a
 * function that goes to another address of this page, or opens the same one anew.
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
