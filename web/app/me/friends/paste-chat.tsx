import { useSignal } from "@preact/signals";
import { today } from "../../base/time/today.ts";
import { dateTag } from "../../base/words/date-tag.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { type DateOrder, ORDERS } from "../../player/friends/chat-dates.ts";
import { withResults } from "../../player/friends/friends.ts";
import { changeFriends } from "../../player/friends/own-friends.ts";
import { readResults } from "../../player/friends/read-results.ts";

/** The order in which the player's region writes dates. */
function usualOrder(): DateOrder {
  const parts = new Intl.DateTimeFormat(dateTag.value).formatToParts();
  const letters = parts.map(({ type }) => (type === "literal" ? "" : type.charAt(0))).join("");
  return ORDERS.find((order) => order === letters) ?? "dmy";
}

/** The clipboard; empty if the browser or the player does not let the page read it. */
async function clipboardText() {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return "";
  }
}

/** Reads a chat from the clipboard. Without one, a field opens into which the player pastes it. */
export function PasteChat() {
  const isOpen = useSignal(false);
  const text = useSignal("");
  const news = useSignal("");

  /** Adds the results of a chat, and shows the table. Returns whether the chat has any. */
  function read(chat: string) {
    const { results, newer } = readResults(chat, usualOrder(), today.value);
    const count = results.length;
    if (count > 0) {
      changeFriends((before) => withResults(before, results));
      document.querySelector("h1")?.focus();
    }
    news.value = sentences(
      count > 0 && t("friends.found", { count }),
      newer > 0 && t("friends.newer", { count: newer }),
      count + newer === 0 && t("friends.none"),
    );
    say(news.value);
    return count > 0;
  }

  async function paste() {
    const chat = await clipboardText();
    text.value = "";
    isOpen.value = !(chat && read(chat));
  }

  return (
    <>
      {isOpen.value && (
        <form
          class="sets-form"
          onSubmit={(event) => {
            event.preventDefault();
            isOpen.value = !read(text.value);
          }}
        >
          <label for="friends-chat">{t("friends.field")}</label>
          <textarea
            id="friends-chat"
            class="box sets-text"
            rows={4}
            ref={focusFirst}
            value={text.value}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
          <button type="submit" class="button">
            {t("friends.read")}
          </button>
        </form>
      )}
      {news.value && <p data-news>{news.value}</p>}
      {!isOpen.value && (
        <button type="button" class="button primary start-button" onClick={paste}>
          {t("friends.paste")}
        </button>
      )}
    </>
  );
}

const focusFirst = (field: HTMLTextAreaElement | null) => field?.focus();
