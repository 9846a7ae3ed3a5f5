import { effect } from "@preact/signals";
import { locale } from "../core/i18n.ts";
import type { Query } from "../core/router.ts";
import { CHOICES, LANGUAGES, settings } from "../core/settings.ts";

/** The settings that the page around the frame may choose. */
const NAMES = ["language", "theme", "ranks", "input"] as const;

/** Applies the settings in the link, without storing them. */
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
