import { useEffect, useRef, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { tenthsTime } from "../../base/time/duration.ts";
import { UrgentNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { Scanner } from "../../base/ui/scanner/scanner.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { StartPage } from "../../base/ui/start/start-page.tsx";
import { t } from "../../base/words/i18n.ts";
import { ranking, scoresOf, winnersOf } from "../match/standing.ts";
import { MatchCode } from "../seats/match-code.tsx";
import { MatchResults } from "../seats/match-results.tsx";
import type { ResultHand } from "../seats/results.ts";
import type { ApartMatch, ReceiveFault } from "./apart-match.ts";
import { friendOf, myName } from "./names.ts";
import { isResult } from "./result-code.ts";
import type { Start } from "./start-code.ts";

/** The keys of why a text does not give the other's result. */
const FAULTS = {
  none: "apart.fault.none",
  cut: "duel.code.cut",
  damaged: "duel.code.damaged",
  newer: "duel.code.newer",
  other: "apart.fault.other",
  own: "apart.fault.own",
} as const;

const OUTCOMES = {
  won: "challenge.all.won",
  lost: "challenge.all.lost",
  drawn: "challenge.all.drawn",
} as const;

/**
 * After the last hand: this player's result as a code, and the other's as soon as it is read.
 *
 * @param props `result`: the code in the link
 */
export function ApartEnd({ apart, result }: { apart: ApartMatch; result: string | undefined }) {
  const { stored } = apart;
  const { theirs } = stored.value ?? {};
  const [fault, setFault] = useState<ReceiveFault | null>(null);
  const [isScanning, setScanning] = useState(false);
  const read = async (text: string) => {
    setScanning(false);
    const refused = await apart.receive(text);
    setFault(refused);
    return refused === null;
  };
  useEffect(() => {
    if (result !== undefined) read(`result=${result}`);
  }, [result]);
  const isWhole = theirs?.results.every(Boolean) ?? false;
  if (isWhole) return <Compared apart={apart} />;
  return (
    <StartPage title={ownTotal(apart)} rules={<p>{t("apart.rules")}</p>}>
      {theirs && <p class="lead">{t("apart.second")}</p>}
      {fault && <UrgentNotice words={t(FAULTS[fault])} />}
      {isScanning ? (
        <Scanner isWanted={isResult} onText={read} onStop={() => setScanning(false)} />
      ) : (
        <>
          <MyCode apart={apart} />
          <button
            type="button"
            class="button primary start-button"
            onClick={() => setScanning(true)}
          >
            {t("duel.scan")}
          </button>
          <Fold title={t("apart.paste")} open={false}>
            {() => <Paste onText={read} />}
          </Fold>
        </>
      )}
    </StartPage>
  );
}

function ownTotal({ match, start }: ApartMatch) {
  const [mine] = match.value ? scoresOf(match.value, 0) : [];
  const { points: solved = 0, tenths = 0 } = mine ?? {};
  return t("challenge.total", { solved, of: start.value?.count ?? 0, time: tenthsTime(tenths) });
}

/** The code of this player's result, or two codes one after the other. */
function MyCode({ apart }: { apart: ApartMatch }) {
  const [place, setPlace] = useState(0);
  const links = apart.codes().map((code) => {
    const link = href("duel", { result: code });
    return addressOf(link) || link;
  });
  const text = links[place] ?? "";
  useSaid(t("apart.let-scan"));
  return (
    <>
      <p class="lead">{t("apart.let-scan")}</p>
      <MatchCode text={text} label={t("apart.result")} />
      <div class="ending-actions">
        {links.length > 1 && (
          <button type="button" class="button" onClick={() => setPlace(1 - place)}>
            {t("apart.part", { place: place + 1, count: links.length })}
          </button>
        )}
        <ShareButton text={links.join("\n")} label={t("apart.send-result")} />
      </div>
    </>
  );
}

/** The place for the other's result as a text. */
function Paste({ onText }: { onText: (text: string) => Promise<boolean> }) {
  const box = useRef<HTMLTextAreaElement | null>(null);
  return (
    <form
      class="transfer-text"
      onSubmit={async (event) => {
        event.preventDefault();
        const { current } = box;
        if (current && (await onText(current.value))) current.value = "";
      }}
    >
      <textarea
        ref={box}
        class="box share-text"
        rows={2}
        aria-label={t("apart.paste")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        dir="ltr"
      />
      <button type="submit" class="button">
        {t("transfer.read")}
      </button>
    </form>
  );
}

/** Both results side by side. Then the other player still needs the code of this one. */
function Compared({ apart }: { apart: ApartMatch }) {
  const { stored, deals, match } = apart;
  const { mine = [], theirs } = stored.value ?? {};
  const [isShowing, setShowing] = useState(false);
  const friend = friendOf(apart);
  if (!match.value || !deals.value) return null;
  const played = match.value;
  const points = scoresOf(played, 0).map((score) => score.points);
  const [first, second] = ranking(played, 0);
  const isEven = first?.points === second?.points && first?.tenths === second?.tenths;
  const winner = isEven ? null : (first?.by ?? null);
  const outcome = winner === null ? "drawn" : winner === 0 ? "won" : "lost";
  const words = t(OUTCOMES[outcome], { friend });
  useSaid(words);
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector("h1")?.focus();
  }, [isShowing]);
  const hands = deals.value.map(
    ({ numbers, target, cards }, hand): ResultHand => ({
      ...{ numbers, target, cards, winners: winnersOf(played, 0, hand) ?? [] },
      results: [mine[hand] ?? null, theirs?.results[hand] ?? null],
    }),
  );
  if (isShowing) return <OwnCode apart={apart} onBack={() => setShowing(false)} />;
  return (
    <StartPage title={words} rules={<p>{t("apart.rules")}</p>}>
      <MatchResults names={[myName(apart), friend]} points={points} winner={winner} hands={hands} />
      <button type="button" class="button primary start-button" onClick={() => setShowing(true)}>
        {t("apart.needs", { friend })}
      </button>
    </StartPage>
  );
}

/** The code of this player once more, because a new match replaces this one. */
function OwnCode({ apart, onBack }: { apart: ApartMatch; onBack: () => void }) {
  const { count, level } = apart.start.value as Start;
  return (
    <StartPage
      title={t("apart.needs", { friend: friendOf(apart) })}
      rules={<p>{t("apart.rules")}</p>}
    >
      <MyCode apart={apart} />
      <button type="button" class="button" onClick={onBack}>
        {t("challenge.results")}
      </button>
      <button
        type="button"
        class="button primary start-button"
        onClick={() => apart.invite({ count, level }, apart.stored.peek()?.name ?? "")}
      >
        {t("sprint.again")}
      </button>
    </StartPage>
  );
}
