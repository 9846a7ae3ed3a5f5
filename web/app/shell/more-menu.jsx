import { useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { href, route } from "../core/router.js";
import { Dialog } from "../ui/dialog.jsx";
import { Icon } from "../ui/icon.jsx";

/** @import { RouteName } from "../core/router.js" */

/** @typedef {RouteName & import("../ui/icon.jsx").IconName} PageName */

/**
 * On a phone: the button of the pages for which its header has no room, the challenge and the race.
 *
 * @param {{names: readonly PageName[]}} props
 */
export function MoreMenu({ names }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const pages = /** @type {PageName[]} */ (["challenge", "race", ...names]);
  const { name: current } = route.value;
  return (
    <>
      <button
        type="button"
        class="nav-link nav-more"
        aria-haspopup="dialog"
        aria-current={pages.some((name) => name === current) ? "true" : undefined}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
        <span class="nav-word">{t("nav.more")}</span>
      </button>
      <Dialog box={dialog} title={t("nav.more")}>
        <ul class="more-pages">
          {pages.map((name) => (
            <li key={name}>
              <a
                class="more-page"
                href={href(name)}
                aria-current={current === name ? "page" : undefined}
                onClick={() => dialog.current?.close()}
              >
                <Icon name={name} />
                {t(`nav.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
