import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { Drawing, Icon } from "../ui/icon.jsx";
import { Logo } from "./logo.jsx";
import { MoreMenu } from "./more-menu.jsx";
import { OfflineSign } from "./offline-sign.jsx";
import { MODE_PAGES } from "./pages.js";

/** The pages to which the header of a phone leads by its menu. */
const IN_MENU = /** @type {const} */ (["stats", "help", "settings"]);

/**
 * The name of the game and the links to its pages; each page is found as it was left.
 *
 * @param {object} props
 * @param {string} props.current the page on which the player is: of a hand of a mode with a tab, that of the mode
 * @param {string} props.playing the link of the hand played; of a new one beside a tab of its mode, and after one
 * @param {string} props.solving the link of the hand solved
 */
export function Header({ current, playing, solving }) {
  return (
    <header class="header">
      <OfflineSign />
      <a class="brand" href={playing} aria-label={t("app.name")}>
        <Logo />
        <span class="brand-name">{t("app.name")}</span>
      </a>
      <nav class="nav" aria-label={t("nav.label")}>
        <NavLink name="play" link={playing} current={current} />
        {MODE_PAGES.map(
          ({ route, icon, key, Mark }) =>
            Mark && (
              <Tab
                key={route}
                link={href(route)}
                isCurrent={current === route}
                icon={<Drawing lines={icon} />}
              >
                {t(key)}
                <Mark />
              </Tab>
            ),
        )}
        <NavLink name="solve" link={solving} current={current} />
        <NavLink name="learn" current={current} />
        {IN_MENU.map((name) => (
          <NavLink key={name} name={name} wide current={current} />
        ))}
        <MoreMenu names={IN_MENU} />
      </nav>
    </header>
  );
}

/**
 * @param {object} props
 * @param {import("./more-menu.jsx").PageName | "play" | "solve" | "learn"} props.name
 * @param {string} props.current
 * @param {string} [props.link]
 * @param {boolean} [props.wide]
 */
function NavLink({ name, current, link, wide = false }) {
  return (
    <Tab
      link={link || href(name)}
      isCurrent={current === name}
      icon={<Icon name={name} />}
      wide={wide}
    >
      {t(`nav.${name}`)}
    </Tab>
  );
}

/**
 * Its word and, where there is no room for words in a row, its icon above.
 *
 * @param {object} props
 * @param {string} props.link
 * @param {boolean} props.isCurrent
 * @param {import("preact").ComponentChildren} props.icon
 * @param {boolean} [props.wide] whether it is shown only where there is room for all words in a row
 * @param {import("preact").ComponentChildren} props.children
 */
function Tab({ link, isCurrent, icon, wide = false, children }) {
  return (
    <a
      class={wide ? "nav-link nav-wide" : "nav-link"}
      href={link}
      aria-current={isCurrent ? "page" : undefined}
    >
      {icon}
      <span class="nav-word">{children}</span>
    </a>
  );
}
