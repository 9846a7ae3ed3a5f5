import { useLayoutEffect } from "preact/hooks";
import type { Query } from "../../base/address/router.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice, UrgentNotice } from "../../base/ui/notices/failure-notice.tsx";
import { StartPage } from "../../base/ui/start/start-page.tsx";
import { t } from "../../base/words/i18n.ts";
import { MatchHand } from "../seats/match-hand.tsx";
import type { HandMark } from "../seats/seats.tsx";
import { ApartEnd } from "./apart-end.tsx";
import { type ApartMatch, createApartMatch } from "./apart-match.ts";
import { ApartStart } from "./apart-start.tsx";
import { friendOf, myName } from "./names.ts";
import { NewApart } from "./new-apart.tsx";
import { readStart, startCode } from "./start-code.ts";

/** The start in the link to a new match. */
const NEW = "new";

/** The keys of why no match begins. */
const FAULTS = { damaged: "duel.code.damaged", newer: "duel.code.newer" } as const;

/** Creates the component of matches without a connection. A match continues when it comes back. */
export function createApart(options: Parameters<typeof createApartMatch>[0]) {
  const apart = createApartMatch(options);
  return ({ query }: { query: Query }) => <Apart apart={apart} query={query} />;
}

/**
 * A match of two phones that have no connection: a new one, the one of the link, or with the result
 * of the other player in the link the one that is stored.
 */
function Apart({ apart, query }: { apart: ApartMatch; query: Query }) {
  const isNew = query.apart === NEW;
  const read = isNew ? null : readStart(query);
  const wanted = read && "seed" in read ? read : null;
  const code = wanted && startCode(wanted);
  const isAny = code !== null || query.result !== undefined;
  useLayoutEffect(() => {
    if (isAny) apart.open(wanted);
  }, [code, isAny]);
  if (read && "fault" in read) return <Refused words={t(FAULTS[read.fault])} />;
  if (!isAny) return <NewApart apart={apart} />;
  if (code && code !== apart.stored.value?.code) return null;
  const phase = apart.phase.value;
  if (phase === "none") return <Refused words={t("apart.fault.other")} />;
  if (apart.isStrange.value) return <Refused words={t("duel.why.version")} />;
  if (phase === "start") return <ApartStart apart={apart} />;
  if (!apart.deals.value) return <Dealing apart={apart} />;
  if (phase === "playing") return <Playing apart={apart} />;
  return <ApartEnd apart={apart} result={query.result} />;
}

/** Why no match begins. */
function Refused({ words }: { words: string }) {
  return (
    <StartPage title={t("apart.title")} rules={<p>{t("apart.rules")}</p>}>
      <UrgentNotice words={words} />
    </StartPage>
  );
}

/** Until the hands are dealt again, after a reload. */
function Dealing({ apart: { failure } }: { apart: ApartMatch }) {
  return (
    <StartPage title={t("apart.title")} rules={<p>{t("apart.rules")}</p>}>
      {failure.value ? <FailureNotice error={failure.value} /> : <EngineNotice />}
    </StartPage>
  );
}

function Playing({ apart }: { apart: ApartMatch }) {
  const { start, stored, table } = apart;
  const { mine = [], since = null } = stored.value ?? {};
  const count = start.value?.count ?? 0;
  const marks = Array.from({ length: count }, (_, place): HandMark => {
    const result = mine[place];
    if (!result) return place === mine.length && since !== null ? "now" : "open";
    return result.ending === "solved" ? "won" : "lost";
  });
  return (
    <MatchHand
      match={table}
      other={{ name: friendOf(apart), marks: [] }}
      me={{ name: myName(apart), marks }}
    />
  );
}
