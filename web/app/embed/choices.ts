import { effect } from "@preact/signals";
import { locale } from "../core/i18n.ts";
import type { Query } from "../core/router.ts";
import { CHOICES, LANGUAGES, settings } from "../core/settings.ts";

/** What the page that frames the table may choose for it. */
const NAMES = ["language", "theme", "ranks", "input"] as const;

/** Takes the choices that the link names; they are not stored. */
export function chooseByLink(query: Query) {
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
