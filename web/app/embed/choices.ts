import { effect } from "@preact/signals";
import { locale } from "../core/i18n.js";
import { CHOICES, LANGUAGES, settings } from "../core/settings.js";

/** @import { Query } from "../core/router.js" */

/** What the page that frames the table may choose for it. */
const NAMES = /** @type {const} */ (["language", "theme", "ranks", "input"]);

/**
 * Takes the choices that the link names; they are not stored.
 *
 * @param {Query} query
 */
export function chooseByLink(query) {
  const chosen = NAMES.flatMap((name) => {
    const choice = CHOICES[name].find((each) => each === query[name]);
    return choice ? [[name, choice]] : [];
  });
  settings.value = { ...settings.value, ...Object.fromEntries(chosen) };
  effect(() => {
    const { documentElement: root } = document;
    root.lang = locale.value;
    root.dir = LANGUAGES[locale.value].direction;
  });
}
