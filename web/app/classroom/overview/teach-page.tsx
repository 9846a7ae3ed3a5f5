import { href, route } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { PrivacyPage } from "./privacy-page.tsx";

/** Drawings of the materials for a class, in a box of 48 by 32. */
const OFFERS = [
  {
    name: "lesson",
    route: "print",
    query: { format: "lesson", school: "any", deck: "10" },
    drawing: "M12 2h24v28H12ZM24 7a6 6 0 1 0 .1 0ZM24 9v4h3M16 22h16M16 26h10",
  },
  {
    name: "cards",
    route: "print",
    query: { school: "mixed", deck: "10" },
    drawing:
      "M4 4h18v24H4ZM26 4h18v24H26ZM13 8v4M13 20v4M8 16h2M16 16h2M35 8v4M35 20v4M30 16h2M38 16h2",
  },
  {
    name: "worksheet",
    route: "print",
    query: { format: "worksheet", school: "mixed", deck: "10" },
    drawing: "M12 2h24v28H12ZM16 7h10M30 7h2M16 13h16M16 19h16M16 25h16",
  },
  {
    name: "kit",
    route: "tournament",
    query: {},
    drawing: "M16 4h16v8a8 8 0 0 1-16 0ZM16 6h-5c0 5 2 7 5 7M32 6h5c0 5-2 7-5 7M24 20v6M17 28h14",
  },
  {
    name: "set",
    route: "set",
    query: { make: "1" },
    drawing: "M4 3h13v26H4ZM31 3h13v26H31ZM9 25h3M36 25h3M19 16h9M25 12l4 4-4 4",
  },
  {
    name: "screen",
    route: "screen",
    query: {},
    drawing: "M3 3h42v22H3ZM24 25v5M16 30h16M9 9h6v10H9ZM17 9h6v10h-6ZM25 9h6v10h-6ZM33 9h6v10h-6Z",
  },
  {
    name: "wall",
    route: "wall",
    query: {},
    drawing:
      "M3 3h12v11H3ZM18 3h12v11H18ZM33 3h12v11H33ZM3 18h12v11H3ZM18 18h12v11H18ZM33 18h12v11H33Z",
  },
] as const;

/** The materials for teachers, with a picture of each, or what happens to data. */
export function TeachPage() {
  if (route.value.query.about === "privacy") return <PrivacyPage />;
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("classroom.title")}</h1>
        <p class="lead">{t("classroom.intro")}</p>
        <ul class="offers">
          {OFFERS.map(({ name, route, query, drawing }) => (
            <li key={name}>
              <a class="offer" href={href(route, { ...query })}>
                <svg viewBox="0 0 48 32" aria-hidden="true">
                  <path d={drawing} />
                </svg>
                <span>
                  <b>{t(`classroom.${name}`)}</b>
                  <br />
                  {t(`classroom.${name}.about`)}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          {t("classroom.private")}{" "}
          <a class="button" href={href("teach", { about: "privacy" })}>
            {t("privacy.title")}
          </a>
        </p>
      </div>
    </div>
  );
}
