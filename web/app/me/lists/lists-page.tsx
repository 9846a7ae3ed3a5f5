import { go, href, type Query, route } from "../../base/address/router.ts";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { listName } from "../../player/lists/list-words.ts";
import { FAVOURITES, type HandList, readListLink } from "../../player/lists/lists.ts";
import {
  createList,
  deleteAllLists,
  deleteList,
  listOf,
  lists,
  listsRefused,
} from "../../player/lists/own-lists.ts";
import { Hands } from "./hands.tsx";
import { NameForm } from "./name-form.tsx";
import { OwnList } from "./own-list.tsx";

/** The favourites and the player's own lists, one of them, or the list of a link. */
export function ListsPage() {
  const { query } = route.value;
  if (query.hands !== undefined) return <LinkedList key={JSON.stringify(query)} query={query} />;
  const id = query.list ?? "";
  return (
    <div class="page">
      <StoredBoundary key={id} onDiscard={() => (listOf(id) ? deleteList(id) : deleteAllLists())}>
        <StoredLists id={id} />
      </StoredBoundary>
    </div>
  );
}

/** A list, or all lists if there is no list with the id. */
function StoredLists({ id }: { id: string }) {
  const list = listOf(id) ?? (id === FAVOURITES ? NO_FAVOURITES : null);
  return (
    <>
      {listsRefused.value && <p class="sheet fault">{t(`lists.unkept.${listsRefused.value}`)}</p>}
      {list ? <OwnList key={list.id} list={list} /> : <AllLists />}
    </>
  );
}

const NO_FAVOURITES: HandList = { id: FAVOURITES, name: "", hands: [] };

function AllLists() {
  const all = lists.value;
  const isEmpty = !all.some(({ id }) => id === FAVOURITES);
  return (
    <div class="sheet">
      <h1 tabIndex={-1}>{t("mode.list")}</h1>
      <p class="lead">{t("lists.intro")}</p>
      <ul class="hand-list list-hands">
        {(isEmpty ? [NO_FAVOURITES, ...all] : all).map((list) => (
          <li key={list.id}>
            <a class="hand-link" href={href("lists", { list: list.id })}>
              {listName(list)}
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
  const fault = list ? "" : t("sets.bad-link");
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
