import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { isDone } from "../daily/daily.js";
import { today } from "../daily/today.js";
import { historyLoaded } from "../history/history.js";
import { Icon } from "../ui/icon.jsx";
import { Logo } from "./logo.jsx";
import { MoreMenu } from "./more-menu.jsx";
import { OfflineSign } from "./offline-sign.jsx";

/** @import { RouteName } from "../core/router.js" */

/** The pages to which the header of a phone leads by its menu. */
const IN_MENU = /** @type {const} */ (["stats", "help", "settings"]);

/**
 * The name of the game and the links to its pages; each page is found as it was left.
 *
 * @param {object} props
 * @param {RouteName} props.current the page on which the player is: of a hand of the day, that of the days
 * @param {string} props.playing the link of the hand played; of a new one beside a hand of the day, and after one
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
        <NavLink name="daily" mark={<DailyMark />} current={current} />
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
 * Its word and, where there is no room for words in a row, its icon above.
 *
 * @param {object} props
 * @param {RouteName & import("../ui/icon.jsx").IconName} props.name
 * @param {RouteName} props.current
 * @param {string} [props.link]
 * @param {import("preact").ComponentChildren} [props.mark]
 * @param {boolean} [props.wide] whether it is shown only where there is room for all words in a row
 */
function NavLink({ name, current, link, mark, wide = false }) {
  return (
    <a
      class={wide ? "nav-link nav-wide" : "nav-link"}
      href={link || href(name)}
      aria-current={current === name ? "page" : undefined}
    >
      <Icon name={name} />
      <span class="nav-word">
        {t(`nav.${name}`)}
        {mark}
      </span>
    </a>
  );
}

/** A dot until the hands of today are done; nothing before the history is loaded. */
function DailyMark() {
  const known = useSignal(false);
  useEffect(() => {
    historyLoaded.then(() => {
      known.value = true;
    });
  }, []);
  if (!known.value || isDone(today.value)) return null;
  return (
    <span class="nav-dot">
      <span class="unseen">{t("nav.daily.open")}</span>
    </span>
  );
}
