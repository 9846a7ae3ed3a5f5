import type { ComponentChildren } from "preact";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { Drawing, Icon } from "../ui/icon.tsx";
import { MODE_PAGES } from "./lazy-pages.ts";
import { Logo } from "./logo.tsx";
import { MoreMenu, type PageName } from "./more-menu.tsx";
import { OfflineSign } from "./offline-sign.tsx";

/** The pages to which the header of a phone leads by its menu. */
const IN_MENU = ["stats", "help", "settings"] as const;

/** The name of the game and the links to its pages; each page is found as it was left. */
export function Header({
  current,
  playing,
  solving,
}: {
  /** The page on which the player is: of a hand of a mode with a tab, that of the mode. */
  current: string;
  /** The link of the hand played; of a new one beside a tab of its mode, and after one. */
  playing: string;
  /** The link of the hand solved. */
  solving: string;
}) {
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

function NavLink({
  name,
  current,
  link,
  wide = false,
}: {
  name: PageName | "play" | "solve" | "learn";
  current: string;
  link?: string;
  wide?: boolean;
}) {
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

/** Its word and, where there is no room for words in a row, its icon above. */
function Tab({
  link,
  isCurrent,
  icon,
  wide = false,
  children,
}: {
  link: string;
  isCurrent: boolean;
  icon: ComponentChildren;
  /** Whether it is shown only where there is room for all words in a row. */
  wide?: boolean;
  children: ComponentChildren;
}) {
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
