import { href } from "../base/address/router.ts";
import { keysOf } from "../base/data/keys.ts";
import { t } from "../base/words/i18n.ts";
import { pageKey } from "./page-facts.ts";
import { DOORS, type Door, PAGES, type PageRoute } from "./pages.ts";

/** Links to the pages behind a door. */
export function DoorPages({
  door,
  links = {},
}: {
  door: Door;
  /** The links that are not only a route. */
  links?: Partial<Record<PageRoute, string>>;
}) {
  const routes = keysOf(PAGES).filter(
    (route) => PAGES[route].door === door && route !== DOORS[door],
  );
  return (
    <nav aria-label={t(`nav.${door}`)}>
      <ul class="door-pages">
        {routes.map((route) => (
          <li key={route}>
            <a class="button" href={links[route] || href(route)}>
              {t(pageKey(route))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
