import { t } from "../core/i18n.ts";
import { keysOf } from "../core/keys.ts";
import { href } from "../core/router.ts";

const TABS = { learn: "learn.title", lab: "nav.lab" } as const;

/** The tabs of the learning pages: the Path for players, and the laboratory. */
export function LearnTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <nav class="learn-tabs" aria-label={t("nav.learn")}>
      {keysOf(TABS).map((name) => (
        <a
          key={name}
          class="learn-tab"
          href={href(name)}
          aria-current={name === current ? "page" : undefined}
        >
          {t(TABS[name])}
        </a>
      ))}
    </nav>
  );
}
