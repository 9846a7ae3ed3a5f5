import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { handListQuery, MOST_HANDS } from "../../base/address/hand-list.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { go, href } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { Pick } from "../../base/ui/fields/pick.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { withoutCourts } from "../../base/words/courts.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { startLink } from "../../play/modes/lists/play-list.ts";
import { Composer } from "../../player/composer/composer.tsx";
import { fullWords, listName } from "../../player/lists/list-words.ts";
import {
  distinct,
  FAVOURITES,
  type HandList,
  listQuery,
  MOST_IN_LIST,
} from "../../player/lists/lists.ts";
import { addHands, deleteList, removeHand, renameList } from "../../player/lists/own-lists.ts";
import { readTyped } from "../../player/lists/typed-hands.ts";
import { Hands } from "./hands.tsx";
import { NameForm } from "./name-form.tsx";

/** One of the player's own lists: its hands, and what can be done with them. */
export function OwnList({ list }: { list: HandList }) {
  const { id, hands } = list;
  const isOwn = id !== FAVOURITES;
  return (
    <>
      <div class="sheet">
        <h1 tabIndex={-1}>{listName(list)}</h1>
        {hands.length > 0 && (
          <p class="data-actions">
            <a class="button primary" href={startLink(list)}>
              {t("lists.play")}
            </a>
            <button
              type="button"
              class="button"
              onClick={() => {
                location.hash = startLink(list, true);
              }}
            >
              {t("lists.shuffle")}
            </button>
          </p>
        )}
        <Hands
          name={listName(list)}
          hands={hands}
          onRemove={isOwn ? (hand) => removeHand(id, hand) : undefined}
        />
        <AddHands list={list} />
        {hands.length > 0 && <Uses list={list} />}
        {isOwn && <Change list={list} />}
      </div>
      <a class="button" href={href("lists")}>
        {t("mode.list")}
      </a>
    </>
  );
}

/** Adds a hand that is put together, or many typed hands. */
function AddHands({ list }: { list: HandList }) {
  const cards = useSignal("");
  const text = useSignal("");
  const news = useSignal("");

  async function add() {
    const { hands, fault } = await readTyped(`${text.value}\n${withoutCourts(cards.value)}`);
    const count = distinct([...list.hands, ...hands]).length;
    const isFull = count > MOST_IN_LIST;
    const wrong = fault || (isFull ? fullWords() : "");
    news.value = wrong || t("review.count", { count });
    say(news.value, { urgent: wrong !== "" });
    if (wrong) return;
    addHands(list.id, hands);
    cards.value = "";
    text.value = "";
  }

  return (
    <form
      class="sets-form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Composer cards={cards} target={DEFAULT_TARGET} />
      <Fold title={t("lists.type")}>
        {() => (
          <textarea
            id="list-hands"
            class="box sets-text"
            rows={3}
            placeholder={"3 3 8 8\n1 5 5 5"}
            aria-label={t("lists.type")}
            value={text.value}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        )}
      </Fold>
      {news.value && <p>{news.value}</p>}
      <button type="submit" class="button">
        {t("lists.add")}
      </button>
    </form>
  );
}

/** The first hand and the words of each part of a list that a sheet or a set has room for. */
const partsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / MOST_HANDS) }, (_, part) => {
    const start = part * MOST_HANDS;
    return [`${start}`, `${start + 1}–${Math.min(start + MOST_HANDS, count)}`] as const;
  });

/** Shares a list as a link, prints it, and makes it a set for a class. */
function Uses({ list }: { list: HandList }) {
  const { name, hands } = list;
  const from = useSignal(0);
  const link = href("lists", listQuery({ name: listName(list), hands }));

  /** Opens a page with those hands of the part that have a solution. */
  async function open(page: "print" | "set") {
    const solvable = await solvableOf(hands.slice(from.value, from.value + MOST_HANDS));
    const title = name && { title: name };
    const collect = page === "set" && { collect: "1" };
    if (solvable.length) go(page, { ...handListQuery(solvable), ...title, ...collect });
  }

  return (
    <>
      {hands.length > MOST_HANDS && (
        <Pick
          label={t("review.which")}
          value={`${from.value}`}
          options={partsOf(hands.length)}
          onChange={(value) => {
            from.value = Number(value);
          }}
        />
      )}
      <div class="data-actions">
        <ShareButton text={addressOf(link) || link} label={t("sets.send-link")} />
        <button type="button" class="button" onClick={() => open("print")}>
          {t("nav.print")}
        </button>
        <button type="button" class="button" onClick={() => open("set")}>
          {t("sets.make")}
        </button>
      </div>
    </>
  );
}

/** The hands with a solution, because sheets and sets have no others. */
async function solvableOf(hands: Puzzle[]) {
  const solvable = await Promise.all(hands.map((hand) => ask("is_solvable", hand)));
  return hands.filter((_, at) => solvable[at]);
}

/** Renames and deletes a list. */
function Change({ list: { id, name } }: { list: HandList }) {
  const box = useRef<HTMLDialogElement | null>(null);
  return (
    <>
      <NameForm
        key={name}
        label={t("lists.rename")}
        name={name}
        onName={(renamed) => renameList(id, renamed)}
      />
      <button type="button" class="button danger" onClick={() => box.current?.showModal()}>
        {t("lists.delete")}
      </button>
      <ConfirmDialog
        box={box}
        title={name}
        text={t("data.erase.text")}
        action={t("lists.delete")}
        onConfirm={() => {
          deleteList(id);
          go("lists");
        }}
      />
    </>
  );
}
