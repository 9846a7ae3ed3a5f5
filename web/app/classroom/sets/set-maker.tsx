import { useSignal } from "@preact/signals";
import { handListQuery, MOST_HANDS } from "../../base/address/hand-list.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { go, href } from "../../base/address/router.ts";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { withoutCourts } from "../../base/words/courts.ts";
import { dateTag } from "../../base/words/date-tag.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { Composer } from "../../player/composer/composer.tsx";
import { classes, deleteAllResults } from "../../player/history/classes.ts";
import { readTyped } from "../../player/lists/typed-hands.ts";
import { handsOfHistory } from "../print/chosen-hands.ts";
import { DealtSet } from "./dealt-set.tsx";

/** The choices for a set from the history. */
const OF_HISTORY = ["missed", "all"] as const;

/**
 * Creates a set from a typed list, from a seed, or from played hands.
 *
 * @param props `bad`: the link to this page named hands that cannot be read
 */
export function SetMaker({ bad }: { bad: boolean }) {
  const list = useSignal("");
  const cards = useSignal("");
  const misled = bad ? t("sets.bad-link") : "";
  const fault = useSignal(misled);
  useSaid(misled, { urgent: true });

  /** Writes the hand that is put together on a line of its own. */
  function add() {
    list.value = `${list.value.trimEnd()}\n${withoutCourts(cards.value)}\n`.trimStart();
    cards.value = "";
  }

  async function make() {
    const { hands, fault: faultOfLine } = await readTyped(list.value);
    const fits = hands.length > 0 && hands.length <= MOST_HANDS;
    fault.value = faultOfLine || (fits ? "" : t("sets.fault.count", { most: MOST_HANDS }));
    say(fault.value, { urgent: true });
    if (!fault.value) go("set", { ...handListQuery(hands), collect: "1" });
  }

  return (
    <div class="set-maker">
      <div class="page start">
        <h1 tabIndex={-1}>{t("sets.title")}</h1>
        <DealtSet />
      </div>
      <div class="page">
        <div class="sheet">
          <p class="lead">{t("sets.intro")}</p>
          <p>
            <a class="button" href={href("print")}>
              {t("sets.from-sheet")}
            </a>
          </p>
          <p class="sets-links">
            {OF_HISTORY.map((reason) => {
              const hands = handsOfHistory(reason);
              if (!hands.length) return null;
              return (
                <a
                  key={reason}
                  class="button"
                  href={href("set", { ...handListQuery(hands), collect: "1" })}
                >
                  {t(reason === "missed" ? "print.missed" : "sets.played", { count: hands.length })}
                </a>
              );
            })}
          </p>
          <form
            class="sets-form"
            onSubmit={(event) => {
              event.preventDefault();
              make();
            }}
          >
            <Composer cards={cards} target={DEFAULT_TARGET} />
            {cards.value && (
              <button type="button" class="button" onClick={add}>
                {t("lists.add")}
              </button>
            )}
            <label for="set-list">{t("sets.list")}</label>
            <textarea
              id="set-list"
              class="box sets-text"
              rows={6}
              placeholder={"3 3 8 8\n1 5 5 5"}
              value={list.value}
              onInput={(event) => {
                list.value = event.currentTarget.value;
              }}
            />
            <p class="set-fault">{fault.value}</p>
            <button type="submit" class="button">
              {t("sets.make")}
            </button>
          </form>
        </div>
        <StoredBoundary onDiscard={deleteAllResults}>
          <StoredSets />
        </StoredBoundary>
      </div>
    </div>
  );
}

/** The sets whose results are on this device, the latest first. */
function StoredSets() {
  const sets = [...classes.value].sort(([, a], [, b]) => b.at - a.at);
  if (sets.length === 0) return null;
  const date = new Intl.DateTimeFormat(dateTag.value, { dateStyle: "medium" });
  return (
    <section class="sheet">
      <h2>{t("sets.kept.title")}</h2>
      <ul class="sets-kept">
        {sets.map(([set, { query, at, codes }]) => (
          <li key={set}>
            <a href={href("set", { ...query, collect: "1" })}>
              {t("sets.kept.row", { count: codes.length, date: date.format(at) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
