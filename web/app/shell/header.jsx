import { t } from "../core/i18n.js";
import { href, route } from "../core/router.js";
import { Icon } from "../ui/icon.jsx";
import { Logo } from "./logo.jsx";

/** @import { RouteName } from "../core/router.js" */

/**
 * The name of the game and the links to its pages; each page is found as it was left.
 *
 * @param {{playing: string, solving: string}} props the links of the hands played and solved
 */
export function Header({ playing, solving }) {
  return (
    <header class="header">
      <a class="brand" href={playing} aria-label={t("app.name")}>
        <Logo />
        <span class="brand-name">{t("app.name")}</span>
      </a>
      <nav class="nav" aria-label={t("nav.label")}>
        <NavLink name="play" link={playing} />
        <NavLink name="solve" link={solving} />
        <NavLink name="learn" />
        <NavLink name="stats" />
        <NavLink name="help" />
        <NavLink name="settings" />
      </nav>
    </header>
  );
}

/**
 * Its word and, where there is no room for words in a row, its icon above.
 *
 * @param {{name: RouteName & import("../ui/icon.jsx").IconName, link?: string}} props
 */
function NavLink({ name, link }) {
  return (
    <a
      class="nav-link"
      href={link || href(name)}
      aria-current={route.value.name === name ? "page" : undefined}
    >
      <Icon name={name} />
      {t(`nav.${name}`)}
    </a>
  );
}
