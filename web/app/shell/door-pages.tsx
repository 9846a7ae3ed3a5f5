import { href } from "../base/address/router.ts";
import { LineIcon } from "../base/ui/buttons/icon.tsx";
import { loadPageStyles } from "../base/ui/loading/page-styles.ts";
import { t } from "../base/words/i18n.ts";
import { pageKey } from "./page-facts.ts";
import { DOORS, type Door, PAGES } from "./pages.ts";

/** The drawings of the pages, in a box of 24 by 24. The first script has no use for them. */
const DRAWINGS: Readonly<Record<string, string>> = {
  solve: "M10.5 4a6.5 6.5 0 1 0 .01 0ZM15.3 15.3l5.2 5.2",
  lab: "M9.5 3.5h5M10.5 3.5v6L5 18.7a1.2 1.2 0 0 0 1 1.8h12a1.2 1.2 0 0 0 1-1.8l-5.5-9.2v-6M7.8 15h8.4",
  help: "M12 3a9 9 0 1 0 .01 0ZM9.6 9.7a2.5 2.5 0 1 1 3.7 2.2c-.9.4-1.3.8-1.3 1.7M12 16.6v.01",
  stats: "M4 20h16M7 16.5v-3M12 16.5V5M17 16.5V9",
  lists: "M12 3.8l2.5 5.1 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z",
  friends: "M3 20h18M4.5 20v-6H9V8h6v3.5h4.5V20M9 14v6M15 11.5V20",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  travel: "M4 8h13M13.5 4.5 17 8l-3.5 3.5M20 16H7M10.5 12.5 7 16l3.5 3.5",
  teach: "M2.5 9 12 4.5 21.5 9 12 13.5ZM6.5 11.2v4.6c3 2.6 8 2.6 11 0v-4.6M21.5 9v5.5",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6.5H7Z",
  set: "M8.5 4h11v13h-11ZM5 8v12.5h11",
  screen: "M3 5h18v11.5H3ZM8.5 20.5h7",
  accessibility: "M12 3.6a1 1 0 1 0 .01 0M5 8.5l7 1 7-1M12 9.5v5.5l-3 5.5M12 15l3 5.5",
  licences: "M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 16h6",
};

/** Links to the pages behind a door. */
function DoorPages({
  door,
  links = {},
}: {
  door: Door;
  /** The links that are not only a route. */
  links?: Partial<Record<string, string>>;
}) {
  const routes = Object.keys(PAGES).filter(
    (route) => PAGES[route]?.door === door && route !== DOORS[door],
  );
  return (
    <nav aria-label={t(`nav.${door}`)}>
      <ul class="door-pages">
        {routes.map((route) => (
          <li key={route}>
            <a href={links[route] || href(route)}>
              <LineIcon path={DRAWINGS[route] ?? ""} />
              {t(pageKey(route))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rejects if the styles of the pages cannot be loaded. */
export async function loadDoorPages() {
  await loadPageStyles();
  return DoorPages;
}
