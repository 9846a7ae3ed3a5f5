import { route } from "../../base/address/router.ts";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { StartPage } from "../../base/ui/start/start-page.tsx";
import { t } from "../../base/words/i18n.ts";
import { personsOf } from "../../player/friends/friends.ts";
import { deleteFriends, friends } from "../../player/friends/own-friends.ts";
import { Friend } from "./friend.tsx";
import { FriendsTable } from "./friends-table.tsx";

/** The table of friends from pasted chats, or one of the friends. */
export function FriendsPage() {
  const { person = null } = route.value.query;
  return (
    <StoredBoundary key={person} onDiscard={deleteFriends}>
      <StoredFriends name={person} />
    </StoredBoundary>
  );
}

/** @param name of the person to show; the table if there is none of this name */
function StoredFriends({ name }: { name: string | null }) {
  const person = name === null ? null : personsOf(friends.value.people)(name);
  if (person) {
    return (
      <div class="page">
        <Friend person={person} />
      </div>
    );
  }
  return (
    <StartPage title={t("nav.friends")} rules={<Rules />}>
      <FriendsTable />
    </StartPage>
  );
}

function Rules() {
  return (
    <>
      <p>{t("friends.rules.chats")}</p>
      <p>{t("friends.rules.order")}</p>
      <p>{t("friends.honest")}</p>
    </>
  );
}
