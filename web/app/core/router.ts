import { signal } from "@preact/signals";

/** The pages that belong to no mode. */
export const ROUTES = [
  "play",
  "print",
  "set",
  "screen",
  "teach",
  "solve",
  "learn",
  "lab",
  "stats",
  "travel",
  "help",
  "settings",
  "accessibility",
  "licences",
] as const;

export type Query = Record<string, string>;
/** `name`: one of `ROUTES`, or of the page of a mode. */
export type Route = { name: string; query: Query };

/** Of a mode. */
export type Links = {
  route: string | undefined;
  upgraded: ((link: Route) => Route | null) | undefined;
};

/** The links that are known besides those of `ROUTES`, and older ones. */
let links: readonly Links[] = [];

/**
 * Lets links lead to the pages of the modes, and older ones to where they lead today.
 *
 * @param added which also say how their older links read today
 */
export function addLinks(added: readonly Links[]) {
  links = added;
}

/** What the browser's history keeps, also over a reload, with a hand that has a solution. */
export const SOLVABLE = { solvable: true };

export const route = signal(read(""));

/** Reads the route from the address of the page, now and whenever it changes. */
export function followAddress() {
  const follow = () => {
    const next = read(location.hash);
    const { name, query } = route.peek();
    if (href(next.name, next.query) !== href(name, query)) route.value = next;
  };
  addEventListener("hashchange", follow);
  follow();
}

/** @param hash such as `#/play?hand=3,3,8,8&target=24` */
export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [, method] = path.match(/^learn\/([\w-]+)$/) ?? [];
  const known = [...ROUTES, ...links.map((each) => each.route)];
  const link = {
    name: method ? "lab" : (known.find((name) => name === path) ?? "play"),
    query: { ...(method && { method }), ...Object.fromEntries(new URLSearchParams(query)) },
  };
  return links.reduce((read, { upgraded }) => upgraded?.(read) ?? read, link);
}

/** The link to a page of ours; commas and slashes stay readable. */
export function href(name: string, query: Query = {}) {
  const pairs = Object.entries(query).map((pair) => pair.map(encode).join("="));
  return `#/${name}${pairs.length ? `?${pairs.join("&")}` : ""}`;
}

/** @param text half of a surrogate pair in it is replaced, as no address can hold it */
function encode(text: string) {
  const whole = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(whole).replace(/%2C/g, ",").replace(/%2F/g, "/");
}

/**
 * Goes to a page of ours; with `replace` the page before is not kept in the history. With `solvable`
 * the hand of the link is known to have a solution.
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
