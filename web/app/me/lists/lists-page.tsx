import { go, href, type Query, route } from "../../base/address/router.ts";
import { useSaid } from "../../base/ui/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { nameOf } from "../../player/lists/list-words.ts";
import { FAVOURITES, type HandList, readListLink } from "../../player/lists/lists.ts";
import { createList, listOf, lists, listsUnsaved } from "../../player/lists/own-lists.ts";
import { Hands } from "./hands.tsx";
import { NameForm } from "./name-form.tsx";
import { OwnList } from "./own-list.tsx";

/** The favourites and the player's own lists, one of them, or the list of a link. */
export function ListsPage() {
  const { query } = route.value;
  const list = listOf(query.list ?? "") ?? (query.list === FAVOURITES ? NO_FAVOURITES : null);
  if (query.hands !== undefined) return <LinkedList key={JSON.stringify(query)} query={query} />;
  return <div class="page">{list ? <OwnList key={list.id} list={list} /> : <AllLists />}</div>;
}

const NO_FAVOURITES: HandList = { id: FAVOURITES, name: "", hands: [] };

function AllLists() {
  const all = lists.value;
  const isEmpty = !all.some(({ id }) => id === FAVOURITES);
  return (
    <div class="sheet">
      <h1 tabIndex={-1}>{t("mode.list")}</h1>
      <p class="lead">{t("lists.intro")}</p>
      {listsUnsaved.value && <p class="fault">{t("data.can-save.denied")}</p>}
      <ul class="hand-list list-hands">
        {(isEmpty ? [NO_FAVOURITES, ...all] : all).map((list) => (
          <li key={list.id}>
            <a class="hand-link" href={href("lists", { list: list.id })}>
              {nameOf(list)}
            </a>
            <span class="help-text">{t("review.count", { count: list.hands.length })}</span>
          </li>
        ))}
      </ul>
      <NameForm
        label={t("lists.new")}
        action={t("lists.add")}
        onName={(name) => go("lists", { list: createList(name) })}
      />
    </div>
  );
}

/** The list of a link, which the player can keep, or what is wrong with the link. */
function LinkedList({ query }: { query: Query }) {
  const list = readListLink(query);
  const fault = list ? "" : t("set.bad-link");
  useSaid(fault, { urgent: true });
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{list?.name || t("mode.list")}</h1>
        {fault && <p class="fault">{fault}</p>}
        {list && (
          <button
            type="button"
            class="button primary"
            onClick={() => go("lists", { list: createList(list.name, list.hands) })}
          >
            {t("lists.add")}
          </button>
        )}
        {list && <Hands name={list.name || t("mode.list")} hands={list.hands} />}
        <a class="button" href={href("lists")}>
          {t("mode.list")}
        </a>
      </div>
    </div>
  );
}
