import type { ComponentChildren } from "preact";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { Drawing, Icon } from "../ui/icon.tsx";
import { MODE_PAGES } from "./lazy-pages.ts";
import { Logo } from "./logo.tsx";
import { MoreMenu, type PageName } from "./more-menu.tsx";
import { OfflineSign } from "./offline-sign.tsx";

/** The pages that a phone's header offers only in its menu. */
const IN_MENU = ["stats", "help", "settings"] as const;

/** The name of the game and the links to its pages. Each page keeps its state. */
export function Header({
  current,
  playing,
  solving,
}: {
  /** The page to mark as current. For a hand of a mode with a tab, this is the mode's page. */
  current: string;
  /**
   * The link for "Play": the hand on the table. It is a new hand if the current tab is a mode's, or
   * if a hand of such a mode has ended.
   */
  playing: string;
  /** The link for "Solve", with the hand that was solved. */
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

/** A word; on narrow screens, with an icon above it. */
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
  /** Whether the tab is shown only if all words fit in a row. */
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
