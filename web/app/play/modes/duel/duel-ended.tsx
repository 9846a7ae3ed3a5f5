import { href } from "../../../base/address/router.ts";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Duel } from "./duel.ts";
import { restHref } from "./rest.ts";

/** Why there is no connection, and what helps. What was played is kept. */
export function DuelEnded({ duel }: { duel: Duel }) {
  const { reason, name, goesOn } = duel.ending.value;
  const words =
    name !== null
      ? t("duel.gone", { name: name || t("challenge.friend") })
      : t(`duel.why.${reason}`);
  useSaid(words, { urgent: true });
  return (
    <div class="page start duel">
      <h1 tabIndex={-1}>{words}</h1>
      {goesOn && <p>{t("duel.gone.about")}</p>}
      <button type="button" class="button primary start-button" onClick={duel.invite}>
        {t("duel.again")}
      </button>
      <a class="button" href={restHref(duel.playing.value)}>
        {t(duel.playing.value ? "duel.rest" : "challenge.share")}
      </a>
      <a class="button" href={href("duel", { apart: "new" })}>
        {t("duel.apart")}
      </a>
    </div>
  );
}
