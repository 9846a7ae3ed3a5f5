import type { Query } from "../../base/address/router.ts";
import { CHOICES, settings } from "../../base/browser/settings.ts";

/** The settings that the page around the frame may choose. */
const NAMES = ["language", "theme", "ranks", "input"] as const;

/** Applies the settings in the link, without storing them. */
export function chooseByLink(query: Query) {
  const chosen = NAMES.flatMap((name) => {
    const choice = CHOICES[name].find((each) => each === query[name]);
    return choice ? [[name, choice]] : [];
  });
  settings.value = { ...settings.value, ...Object.fromEntries(chosen) };
}
