import { useRef } from "preact/hooks";
import { t } from "../core/i18n.ts";
import { route as address, href } from "../core/router.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Drawing, Icon } from "../ui/icon.tsx";
import { MODE_PAGES } from "./lazy-pages.ts";

export type PageName = "stats" | "help" | "settings";

/** The menu of a phone: the pages that do not fit into the header, and the modes without a tab. */
export function MoreMenu({ names }: { names: readonly PageName[] }) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const pages = [
    ...MODE_PAGES.filter(({ Mark }) => !Mark).map(({ route, icon, key }) => ({
      route,
      word: t(key),
      icon: <Drawing lines={icon} />,
    })),
    ...names.map((name) => ({ route: name, word: t(`nav.${name}`), icon: <Icon name={name} /> })),
  ];
  const { name: current } = address.value;
  return (
    <>
      <button
        type="button"
        class="nav-link nav-more"
        aria-haspopup="dialog"
        aria-current={pages.some(({ route }) => route === current) ? "true" : undefined}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
        <span class="nav-word">{t("nav.more")}</span>
      </button>
      <Dialog box={dialog} title={t("nav.more")}>
        <ul class="more-pages">
          {pages.map(({ route, word, icon }) => (
            <li key={route}>
              <a
                class="more-page"
                href={href(route)}
                aria-current={current === route ? "page" : undefined}
                onClick={() => dialog.current?.close()}
              >
                {icon}
                {word}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
