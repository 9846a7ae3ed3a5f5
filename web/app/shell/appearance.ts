import { effect, signal } from "@preact/signals";
import { route } from "../base/address/router.ts";
import { settings } from "../base/browser/settings.ts";
import { labelDocument, t } from "../base/words/i18n.ts";
import { pageKey } from "./page-facts.ts";

/** Updates the document's language, theme and title when the settings or the route change. */
export function followAppearance() {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const dark = signal(night.matches);
  night.addEventListener("change", () => {
    dark.value = night.matches;
  });
  const root = document.documentElement;

  labelDocument();
  effect(() => {
    const { theme } = settings.value;
    root.dataset.theme = theme === "system" ? (dark.value ? "dark" : "light") : theme;
    const felt = getComputedStyle(root).getPropertyValue("--felt-deep").trim();
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.setAttribute("content", felt);
    }
  });
  effect(() => {
    document.title = t("title", { page: t(pageKey(route.value.name)) });
  });
}
