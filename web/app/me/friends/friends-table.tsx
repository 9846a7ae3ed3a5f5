import { useSignal } from "@preact/signals";
import { href } from "../../base/address/router.ts";
import { keysOf } from "../../base/data/keys.ts";
import { addDays, weekdayOf } from "../../base/time/dates.ts";
import { today } from "../../base/time/today.ts";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { Segments } from "../../base/ui/fields/segments.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { t } from "../../base/words/i18n.ts";
import { firstWeekday } from "../../play/modes/daily/calendar.ts";
import type { Person } from "../../player/friends/friends.ts";
import { friends, friendsRefused } from "../../player/friends/own-friends.ts";
import type { KindName } from "../../player/friends/shared-texts.ts";
import { type Row, tableOf } from "../../player/friends/table.ts";
import { detailWords, KINDS, nameOf, solvedWords } from "./friend-words.ts";
import { PasteChat } from "./paste-chat.tsx";
import { Podium } from "./podium.tsx";

/** The spans of time, each with its words and its first day, which is empty if every result counts. */
const SPANS = {
  today: { word: () => t("friends.today"), since: () => today.value },
  week: {
    word: () => t("friends.week"),
    since: () => addDays(today.value, -((weekdayOf(today.value) - firstWeekday() + 7) % 7)),
  },
  ever: { word: () => t("friends.ever"), since: () => "" },
};
type Span = keyof typeof SPANS;

/** Who solved what, and the button that reads a chat. */
export function FriendsTable() {
  const { value: all } = friends;
  const chosenSpan = useSignal<Span | null>(null);
  const chosenKind = useSignal<KindName | null>(null);
  const kinds = keysOf(KINDS).filter((kind) => tableOf(all, kind, "").length > 0);
  const kind = chosenKind.value ?? kinds[0] ?? "day";
  const rowsOf = (span: Span) => tableOf(all, kind, SPANS[span].since());
  const first = keysOf(SPANS).find((span) => rowsOf(span).length > 0);
  const span = chosenSpan.value ?? first ?? "ever";
  const rows = rowsOf(span);
  return (
    <>
      {friendsRefused.value && (
        <p class="fault">
          {friendsRefused.value === "full" ? t("data.unkept.full") : t("data.unkept.denied")}
        </p>
      )}
      <Podium rows={rows} />
      {kinds.length > 0 ? (
        <>
          <Segments
            name="span"
            legend={t("friends.span")}
            quiet
            value={span}
            choices={keysOf(SPANS)}
            word={(each) => SPANS[each].word()}
            onChoose={(each) => {
              chosenSpan.value = each;
            }}
          />
          {kinds.length > 1 && (
            <Segments
              name="kind"
              legend={t("friends.kind")}
              quiet
              value={kind}
              choices={kinds}
              word={(each) => KINDS[each].word()}
              onChoose={(each) => {
                chosenKind.value = each;
              }}
            />
          )}
          <Places kind={kind} rows={rows} />
        </>
      ) : (
        <p class="lead">{t("friends.intro")}</p>
      )}
      <LeftOut people={all.people.filter(({ isOut }) => isOut)} />
      <p class="help-text">{t("friends.honest")}</p>
      <PasteChat />
    </>
  );
}

const personLink = ({ names: [name = ""] }: Person) => href("friends", { person: name });

function Places({ kind, rows }: { kind: KindName; rows: Row[] }) {
  if (rows.length === 0) return <p>{t("friends.empty")}</p>;
  return (
    <ol class="door-pages friends-list" aria-label={t("nav.friends")}>
      {rows.map((row) => (
        <li key={row.person.names[0]}>
          <a href={personLink(row.person)}>
            <NumeralText text={`${row.place}`} size={20} tabular />
            <div>
              <b>{nameOf(row.person)}</b> <small>{detailWords(kind, row)}</small>
            </div>
            {solvedWords(row)}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The people whom the player has left out. */
function LeftOut({ people }: { people: Person[] }) {
  if (people.length === 0) return null;
  return (
    <Fold title={t("friends.out")} open={false}>
      {() => (
        <ul class="door-pages">
          {people.map((person) => (
            <li key={person.names[0]}>
              <a href={personLink(person)}>{nameOf(person)}</a>
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
