import { signal } from "@preact/signals";
import { unwrapped } from "../data/pasted.ts";

/** The pages that belong to no mode: the table, and the pages of `shell/pages.ts`. */
export const ROUTES = [
  "play",
  "print",
  "set",
  "screen",
  "tournament",
  "wall",
  "teach",
  "solve",
  "learn",
  "lab",
  "bench",
  "me",
  "stats",
  "album",
  "friends",
  "travel",
  "help",
  "settings",
  "accessibility",
  "licences",
] as const;

export type Query = Record<string, string>;
/** `name` is one of `ROUTES`, or the page of a mode. */
export type Route = { name: string; query: Query };

/** The pages of the modes, in addition to `ROUTES`. */
let modeRoutes: readonly string[] = [];

export function addRoutes(added: readonly string[]) {
  modeRoutes = added;
}

/** The state of a history entry whose hand has a solution. The browser keeps it over a reload. */
export const SOLVABLE = { solvable: true };

export const route = signal(read(""));

let changing = (change: () => void) => change();

/** @param animate makes the changes that links and the browser's buttons ask for, at once or soon */
export function animateChanges(animate: typeof changing) {
  changing = animate;
}

/** Reads the route from the address, now and after each change. */
export function followAddress() {
  const follow = () => {
    const next = read(location.hash);
    const { name, query } = route.peek();
    if (href(next.name, next.query) !== href(name, query)) route.value = next;
  };
  addEventListener("hashchange", () => changing(follow));
  follow();
}

/** @param hash such as `#/play?hand=3,3,8,8&target=24` */
export function read(hash: string): Route {
  const [written = "", query = ""] = hash.split(/\?(.*)/s);
  const decoded = new URLSearchParams(`path=${written}`).get("path") ?? "";
  const path = unwrapped(decoded).replace(/^#\/?/, "");
  const [, method] = path.match(/^learn\/([\w-]+)$/) ?? [];
  const known = [...ROUTES, ...modeRoutes];
  return {
    name: method ? "lab" : (known.find((name) => name === path) ?? "play"),
    query: { ...(method && { method }), ...Object.fromEntries(new URLSearchParams(query)) },
  };
}

/** The link to a page of the game. Commas and slashes stay readable. */
export function href(name: string, query: Query = {}) {
  const pairs = Object.entries(query).map((pair) => pair.map(encode).join("="));
  return `#/${name}${pairs.length ? `?${pairs.join("&")}` : ""}`;
}

/** @param text a lone half of a surrogate pair is replaced, because no address can contain it */
function encode(text: string) {
  const whole = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(whole).replace(/%2C/g, ",").replace(/%2F/g, "/");
}

/**
 * Goes to a page of the game. `replace` drops the current page from the browser's history.
 * `solvable` says that the hand of the link is known to have a solution.
 */
export function go(
  name: string,
  query: Query = {},
  { replace = false, solvable = false }: { replace?: boolean; solvable?: boolean } = {},
) {
  const target = href(name, query);
  if (replace) history.replaceState(null, "", target);
  else location.hash = target;
  if (solvable) history.replaceState(SOLVABLE, "");
  route.value = { name, query };
}
