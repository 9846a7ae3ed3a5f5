import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { go, href } from "../../base/address/router.ts";
import { keysOf } from "../../base/data/keys.ts";
import { inWords } from "../../base/time/dates.ts";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { Pick } from "../../base/ui/fields/pick.tsx";
import { dateTag } from "../../base/words/date-tag.ts";
import { enumerated, t } from "../../base/words/i18n.ts";
import {
  type FriendResult,
  joined,
  type Person,
  personsOf,
  separated,
  withOut,
  without,
} from "../../player/friends/friends.ts";
import { changeFriends, friends } from "../../player/friends/own-friends.ts";
import { detailWords, KINDS, nameOf, solvedWords } from "./friend-words.ts";

/** A person: the results, and what can be done with the names. */
export function Friend({ person }: { person: Person }) {
  const personOf = personsOf([person]);
  const results = friends.value.results.filter(({ name }) => personOf(name)).reverse();
  return (
    <div class="sheet">
      <h1 tabIndex={-1}>{nameOf(person)}</h1>
      {person.names.length > 1 && (
        <p class="help-text">
          {enumerated(person.names.map((name) => nameOf({ ...person, names: [name] })))}
        </p>
      )}
      <ol class="door-pages friends-list">
        {results.map((result) => (
          <Result key={JSON.stringify(result)} result={result} />
        ))}
      </ol>
      <Names person={person} />
      <a class="button" href={href("friends")}>
        {t("nav.friends")}
      </a>
    </div>
  );
}

/** A result, as a link to the page where it was played. One of a newer version has no page here. */
function Result({ result }: { result: FriendResult }) {
  const kind = keysOf(KINDS).find((each) => each === result.kind);
  if (!kind) return null;
  const { date } = result;
  const day = date && inWords(date, dateTag.value, { dateStyle: "medium" });
  return (
    <li>
      <a href={KINDS[kind].link(date)}>
        <div>
          {[KINDS[kind].word(), day].filter(Boolean).join(" · ")}{" "}
          <small>{detailWords(kind, result)}</small>
        </div>
        {solvedWords(result)}
      </a>
    </li>
  );
}

/** Joins the person with another name, leaves the person out of the table, or forgets them. */
function Names({ person }: { person: Person }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const others = friends.value.people.filter((each) => each !== person);
  const other = useSignal(0);
  return (
    <>
      {others.length > 0 && (
        <form
          class="sets-form"
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = others[other.value];
            if (chosen) changeFriends((before) => joined(before, person, chosen));
            other.value = 0;
          }}
        >
          <Pick
            label={t("friends.same")}
            value={`${other.value}`}
            options={others.map((each, at) => [`${at}`, nameOf(each)] as const)}
            onChange={(at) => {
              other.value = Number(at);
            }}
          />
          <button type="submit" class="button">
            {t("friends.join")}
          </button>
        </form>
      )}
      <div class="data-actions">
        {person.names.length > 1 && (
          <button
            type="button"
            class="button"
            onClick={() => changeFriends((before) => separated(before, person))}
          >
            {t("friends.separate")}
          </button>
        )}
        <button
          type="button"
          class="button"
          onClick={() => changeFriends((before) => withOut(before, person, !person.isOut))}
        >
          {t(person.isOut ? "friends.take" : "friends.leave")}
        </button>
        <button type="button" class="button danger" onClick={() => box.current?.showModal()}>
          {t("friends.forget")}
        </button>
      </div>
      <ConfirmDialog
        box={box}
        title={nameOf(person)}
        text={t("data.erase.text")}
        action={t("friends.forget")}
        onConfirm={() => {
          changeFriends((before) => without(before, person));
          go("friends");
        }}
      />
    </>
  );
}
