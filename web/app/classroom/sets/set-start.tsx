import { href, type Query } from "../../base/address/router.ts";
import { Fan } from "../../base/ui/cards/fan.tsx";
import { t } from "../../base/words/i18n.ts";
import { readTerms } from "./set-link.ts";
import type { SetPlay } from "./set-play.ts";

/** What awaits the pupil, with the cards face down, and the button that starts the clock. */
export function SetStart({
  play,
  title,
  count,
  query,
  hasTeacher,
}: {
  play: SetPlay;
  title: string;
  count: number;
  query: Query;
  /** Whether the teacher collects the results here. */
  hasTeacher: boolean;
}) {
  const { minutes, solve } = readTerms(query);
  return (
    <div class="page start set-start">
      <h1 tabIndex={-1}>{title}</h1>
      <span class="hand-fan" aria-hidden="true">
        <Fan />
      </span>
      <p>{t("sets.start.about", { count })}</p>
      {minutes > 0 && <p>{t("sets.start.limit", { count: minutes })}</p>}
      {!solve && <p>{t("sets.start.solve", { page: t("solver.title") })}</p>}
      {hasTeacher && <a href={href("set", { ...query, collect: "1" })}>{t("sets.to-results")}</a>}
      <button type="button" class="button primary start-button" onClick={play.start}>
        {t(play.place.value ? "sets.continue" : "sets.start")}
      </button>
    </div>
  );
}
