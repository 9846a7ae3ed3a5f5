import { t } from "../core/i18n.js";
import { href } from "../core/router.js";

const TABS = /** @type {const} */ ({ learn: "path.title", lab: "nav.lab" });

/**
 * What there is to learn: the Path for players, and the laboratory.
 *
 * @param {{current: keyof typeof TABS}} props
 */
export function LearnTabs({ current }) {
  return (
    <nav class="learn-tabs" aria-label={t("nav.learn")}>
      {
        /** @type {(keyof typeof TABS)[]} */ (Object.keys(TABS)).map((name) => (
          <a
            key={name}
            class="learn-tab"
            href={href(name)}
            aria-current={name === current ? "page" : undefined}
          >
            {t(TABS[name])}
          </a>
        ))
      }
    </nav>
  );
}
