import { signal } from "@preact/signals";

export const ROUTES = /** @type {const} */ ([
  "play",
  "daily",
  "challenge",
  "race",
  "print",
  "set",
  "teach",
  "solve",
  "learn",
  "stats",
  "help",
  "settings",
  "licences",
]);

/** @typedef {typeof ROUTES[number]} RouteName */
/** @typedef {Record<string, string>} Query */
/** @typedef {{name: RouteName, query: Query}} Route */

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

/**
 * @param {string} hash such as `#/play?hand=3,3,8,8&target=24`
 * @returns {Route}
 */
export function read(hash) {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  return upgraded({
    name: ROUTES.find((name) => name === path) ?? "play",
    query: Object.fromEntries(new URLSearchParams(query)),
  });
}

/** A time in seconds to the tenth, above zero. */
const TIME = /^(?!0+(\.0)?$)\d{1,5}(\.\d)?$/;

/**
 * A link as this version writes it: in older ones, a challenge was a hand to play with a time.
 *
 * @param {Route} link
 * @returns {Route}
 */
function upgraded({ name, query }) {
  const { hand, time = "", target } = query;
  if (name !== "play" || !hand || !TIME.test(time)) return { name, query };
  return { name: "challenge", query: { hands: hand, ...(target && { target }), times: time } };
}

/**
 * The link to a page of ours; commas and slashes stay readable.
 *
 * @param {RouteName} name
 * @param {Query} [query]
 */
export function href(name, query = {}) {
  const pairs = Object.entries(query).map((pair) => pair.map(encode).join("="));
  return `#/${name}${pairs.length ? `?${pairs.join("&")}` : ""}`;
}

/** @param {string} text half of a surrogate pair in it is replaced, as no address can hold it */
function encode(text) {
  const whole = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(whole).replace(/%2C/g, ",").replace(/%2F/g, "/");
}

/**
 * Goes to a page of ours; with `replace` the page before is not kept in the history. With `solvable`
 * the hand of the link is known to have a solution.
 *
 * @param {RouteName} name
 * @param {Query} [query]
 * @param {{replace?: boolean, solvable?: boolean}} [options]
 */
export function go(name, query = {}, { replace = false, solvable = false } = {}) {
  const target = href(name, query);
  if (replace) history.replaceState(null, "", target);
  else location.hash = target;
  if (solvable) history.replaceState(SOLVABLE, "");
  route.value = { name, query };
}
