import { useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { ProgressBar } from "../../base/ui/charts/progress-bar.tsx";
import { Share } from "../../base/ui/charts/share-bar.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { isLoose } from "../../play/modes.ts";
import { waysOf, withTrails } from "../../player/replay/ways.ts";
import { type OfTechnique, type Where as Together, whereOf } from "../../player/replay/where.ts";
import type { Played } from "../../table/hand/played.ts";
import { columnTime } from "./labels.ts";

/** The least number of hands that are looked at. */
const ENOUGH = 30;

/** Where the time of the latest hands went: by technique, and how the target was lost. */
export function Where({ hands }: { hands: Played[] }) {
  const latest = withTrails(hands, isLoose);
  const missing = ENOUGH - latest.length;
  return (
    <section class="sheet" aria-labelledby="where-heading">
      <h2 id="where-heading">{t("statistics.where")}</h2>
      {missing > 0 ? (
        <p class="help-text">{t("statistics.where.missing", { count: missing })}</p>
      ) : (
        <Counted hands={latest} />
      )}
    </section>
  );
}

function Counted({ hands }: { hands: Played[] }) {
  const [done, setDone] = useState(0);
  const { result } = useResult((signal) => waysOf(hands, signal, setDone), [hands[0]?.id]);
  if (!result) return <ProgressBar label={t("statistics.where")} fraction={done} />;
  const where = whereOf(result);
  return (
    <>
      <Finding where={where} />
      <Techniques techniques={where.techniques} />
      <Losses where={where} />
    </>
  );
}

function Finding({ where: { finding } }: { where: Together }) {
  if (!finding) return <p class="lead">{t("statistics.where.kept")}</p>;
  const technique = techniqueName(finding.code);
  return (
    <>
      <p class="lead">{t("statistics.where.finding", { step: finding.step, technique })}</p>
      <p>
        <a class="button primary" href={href("play", { technique: finding.code })}>
          {t("train.start", { technique })}
        </a>
      </p>
    </>
  );
}

/** The bar of a technique is as long as its time; the time with the target lost is filled. */
function Techniques({ techniques }: { techniques: OfTechnique[] }) {
  const most = Math.max(...techniques.map(({ first, astray }) => first + astray));
  return (
    <table class="shares" aria-label={t("statistics.where")}>
      <thead>
        <tr>
          <th scope="col">{t("statistics.kind")}</th>
          <th scope="col" class="figure-cell">
            {t("statistics.where.first")}
          </th>
          <th scope="col" class="figure-cell">
            {t("statistics.where.astray")}
          </th>
        </tr>
      </thead>
      <tbody>
        {techniques.map(({ code, played, solved, first, astray }) => (
          <tr key={code} data-code={code}>
            <th scope="row">
              {techniqueName(code)}
              <Share part={astray} whole={first + astray} most={most} />
              <span class="share-words">{t("statistics.solved.of", { solved, played })}</span>
            </th>
            <td class="figure-cell">{columnTime(first)}</td>
            <td class="figure-cell">{columnTime(astray)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Losses({ where: { hands, lostAt, losses, noticed } }: { where: Together }) {
  return (
    <>
      <h3>{t("statistics.where.lost")}</h3>
      <ul class="where-losses">
        {lostAt.map((lost, at) => (
          <li key={`${at}`}>{t("statistics.where.step", { step: at + 1, lost, count: hands })}</li>
        ))}
      </ul>
      {losses > 0 && <p>{t("statistics.where.noticed", { noticed, lost: losses })}</p>}
    </>
  );
}
