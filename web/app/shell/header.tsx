import { href } from "../base/address/router.ts";
import { keysOf } from "../base/data/keys.ts";
import { Icon } from "../base/ui/buttons/icon.tsx";
import { t } from "../base/words/i18n.ts";
import { MODE_PAGES } from "../play/modes.ts";
import { Logo } from "./logo.tsx";
import { DOORS, type Door } from "./pages.ts";

/** The name of the game, and the doors to its pages: a bar at the foot of a phone held upright. */
export function Header({
  door,
  page,
  playing,
}: {
  /** The door to mark as current. */
  door: Door;
  /** The route of the page that is shown. */
  page: string;
  /**
   * The link for "Play": the hand on the table. It is a new hand if there is none, or if the hand
   * on the table is behind another door, and is shown or has ended.
   */
  playing: string;
}) {
  return (
    <header class="header">
      <a class="brand" href={playing} aria-label={t("app.name")}>
        <Logo />
        <span class="brand-name">{t("app.name")}</span>
      </a>
      <nav class="nav" aria-label={t("nav.label")}>
        {keysOf(DOORS).map((name) => (
          <a
            key={name}
            class="nav-link"
            href={name === "play" ? playing : href(DOORS[name])}
            aria-current={name === door ? (page === DOORS[name] ? "page" : "true") : undefined}
          >
            <Icon name={name} />
            <span class="nav-word">
              {t(`nav.${name}`)}
              {MODE_PAGES.map(
                ({ route, door, Mark }) => Mark && door === name && <Mark key={route} />,
              )}
            </span>
          </a>
        ))}
      </nav>
    </header>
  );
}
