import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { queryOf } from "../../base/address/hand-query.ts";
import { href, route } from "../../base/address/router.ts";
import { keysOf } from "../../base/data/keys.ts";
import { type DeckHand, handsOf } from "../../base/decks/decks.ts";
import { exactTime } from "../../base/time/duration.ts";
import { HandLink } from "../../base/ui/cards/hand-link.tsx";
import { Pick } from "../../base/ui/fields/pick.tsx";
import { Segments } from "../../base/ui/fields/segments.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { enumerated, type Key, labelled, t } from "../../base/words/i18n.ts";
import { PATH, techniqueName } from "../../base/words/techniques.ts";
import { FactsView } from "../../player/composer/facts-view.tsx";
import { factsAtOnce } from "../../player/composer/hand-facts.ts";
import { historyLoaded, playedHands } from "../../player/history/history.ts";
import { ownScore } from "../../player/strength/strength.ts";
import { handName } from "../../table/hand/played.ts";
import { WhyNot } from "../../table/why/why-not.tsx";
import { AlbumMap } from "./album-map.tsx";
import { type Collected, collected } from "./collected.ts";
import { lacking } from "./lacking.ts";
import { COLORINGS, type Coloring, rampColor, techniqueColor } from "./painting.ts";

/** The decks that have a map, with their words. The hands of 1 to 10 are a part of A to K. */
const ALBUMS = {
  K: "settings.deck.K",
  to10: "settings.deck.10",
  "make-ten": "games.make-ten",
  ticket: "games.ticket",
} as const satisfies Record<string, Key>;
type Album = keyof typeof ALBUMS;

const COLOR_WORDS: Record<Coloring, Key> = {
  solved: "album.by.solved",
  time: "album.by.time",
  technique: "album.by.technique",
  rating: "album.by.rating",
};

const STATES: Record<Collected, Key> = {
  solved: "album.state.solved",
  unaided: "album.state.unaided",
  every: "album.state.every",
};

const rowsOf = (album: Album) =>
  album === "make-ten" || album === "ticket"
    ? handsOf(album)
    : handsOf("standard").filter(({ hand }) => album === "K" || Math.max(...hand.numbers) <= 10);

/** Every hand of a deck as a map that fills. */
export function AlbumPage() {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    historyLoaded.then(() => setComplete(true));
  }, []);
  return (
    <div class="page start columns album">
      <header class="start-head">
        <h1 tabIndex={-1}>{t("nav.album")}</h1>
      </header>
      {complete && <Filled />}
    </div>
  );
}

function Filled() {
  const album = useSignal<Album>(albumOf(route.peek().query.deck));
  const coloring = useSignal<Coloring>("solved");
  const chosen = useSignal<DeckHand | null>(null);
  const rows = useMemo(() => rowsOf(album.value), [album.value]);
  const best = useComputed(() => collected(playedHands.value)).value;
  const done = rows.filter(({ hand }) => best.has(handName(hand))).length;
  const total = rows.filter(({ ways }) => ways > 0).length;
  const count = t("album.count", { count: done, total });
  const next = useMemo(() => lacking(rows, best, ownScore()), [rows, best]);

  return (
    <>
      <div class="album-picture">
        <p class="album-count" data-solved={done} data-total={total}>
          {count}
        </p>
        <AlbumMap
          rows={rows}
          best={best}
          coloring={coloring.value}
          chosen={chosen.value}
          label={t("album.map", { deck: t(ALBUMS[album.value]), count })}
          onChoose={(row) => {
            chosen.value = row;
          }}
        />
        <Legend coloring={coloring.value} />
      </div>
      <div class="album-side">
        <Chosen row={chosen.value} state={chosen.value && best.get(handName(chosen.value.hand))} />
        {chosen.value && chosen.value.ways > 0 && (
          <a class="button primary start-button" href={href("play", queryOf(chosen.value.hand))}>
            {t("solver.play")}
          </a>
        )}
        {next && (
          <a
            class={chosen.value?.ways ? "button" : "button primary start-button"}
            href={href("play", queryOf(next.hand))}
          >
            {t("album.lacking")}
          </a>
        )}
        <Segments
          name="album"
          legend={t("settings.deck")}
          quiet
          value={album.value}
          choices={keysOf(ALBUMS)}
          word={(name) => t(ALBUMS[name])}
          onChoose={(name) => {
            album.value = name;
            chosen.value = null;
          }}
        />
        <Pick
          label={t("album.by")}
          value={coloring.value}
          options={COLORINGS.map((name) => [name, t(COLOR_WORDS[name])] as const)}
          onChange={(name) => {
            coloring.value = name as Coloring;
          }}
        />
        <Fold title={t("album.list")} open={false}>
          {() => <HandsByTechnique rows={rows} best={best} />}
        </Fold>
        <OtherEditions best={best} />
      </div>
    </>
  );
}

const albumOf = (deck: string | undefined): Album =>
  deck && deck in ALBUMS ? (deck as Album) : "K";

/** The chosen hand, what is known of it, and the way to play it. */
function Chosen({ row, state }: { row: DeckHand | null; state: Collected | undefined | null }) {
  const words = row ? stateWords(row, state ?? undefined) : "";
  useSaid(row ? enumerated([row.hand.numbers.join(" "), words]) : "");
  if (!row) return <p class="help-text">{t("album.choose")}</p>;
  const { hand, ways, median } = row;
  const query = queryOf(hand);
  return (
    <section class="album-chosen" aria-label={hand.numbers.join(" ")}>
      <HandLink hand={hand} to={href(ways ? "play" : "solve", query)} />
      <FactsView facts={factsAtOnce(hand)} />
      {ways === 0 && <WhyNot key={handName(hand)} puzzle={hand} />}
      <p>{words}</p>
      {median !== null && <p>{t("album.median", { time: exactTime(median) })}</p>}
    </section>
  );
}

function stateWords({ ways }: DeckHand, state: Collected | undefined) {
  if (ways === 0) return t("solutions.none");
  return t(state ? STATES[state] : "album.state.open");
}

/** What the colors say. */
function Legend({ coloring }: { coloring: Coloring }) {
  if (coloring === "solved") {
    return (
      <ul class="album-legend">
        <li data-state="open">{t("album.state.open")}</li>
        <li data-state="solved">{t("album.state.solved")}</li>
        <li data-state="unaided">{t("album.state.unaided")}</li>
        <li data-state="every">{t("album.state.every")}</li>
        <li data-state="none">{t("solutions.none")}</li>
      </ul>
    );
  }
  const colors =
    coloring === "technique"
      ? PATH.map((code, place) => [techniqueName(code), techniqueColor(place)] as const)
      : [0, 0.5, 1].map((share, at) => [rampWords(coloring, at), rampColor(share)] as const);
  return (
    <ul class="album-legend">
      {colors.map(([words, color]) => (
        <li key={words} data-state="color" style={{ "--color": color }}>
          {words}
        </li>
      ))}
    </ul>
  );
}

const RAMPS = {
  time: ["album.time.short", "album.time.middle", "album.time.long"],
  rating: ["level.easy", "level.hard", "level.expert"],
} as const satisfies Record<string, readonly Key[]>;

const rampWords = (coloring: "time" | "rating", at: number) =>
  t(RAMPS[coloring][at] ?? "album.time.long");

/** The hands of each technique as links, for readers of the screen. */
function HandsByTechnique({
  rows,
  best,
}: {
  rows: readonly DeckHand[];
  best: ReadonlyMap<string, Collected>;
}) {
  const codes = [...new Set(rows.flatMap(({ technique }) => technique ?? []))];
  const ordered = codes.sort((a, b) => PATH.indexOf(a) - PATH.indexOf(b));
  return (
    <>
      {ordered.map((code) => {
        const hands = rows.filter(({ technique }) => technique === code);
        const done = hands.filter(({ hand }) => best.has(handName(hand))).length;
        const count = t("album.count", { count: done, total: hands.length });
        return (
          <Fold key={code} title={labelled(techniqueName(code), count)} open={false}>
            {() => (
              <ul class="album-hands">
                {hands.map((row) => (
                  <li key={handName(row.hand)}>
                    <HandLink hand={row.hand} />
                    <small>{stateWords(row, best.get(handName(row.hand)))}</small>
                  </li>
                ))}
              </ul>
            )}
          </Fold>
        );
      })}
    </>
  );
}

/** How many hands of no map were solved. */
function OtherEditions({ best }: { best: ReadonlyMap<string, Collected> }) {
  const others = useMemo(() => {
    const mapped = new Set(
      (["standard", "make-ten", "ticket"] as const).flatMap((deck) =>
        handsOf(deck).map(({ hand }) => handName(hand)),
      ),
    );
    return [...best.keys()].filter((name) => !mapped.has(name)).length;
  }, [best]);
  return others > 0 ? <p class="help-text">{t("album.others", { count: others })}</p> : null;
}
