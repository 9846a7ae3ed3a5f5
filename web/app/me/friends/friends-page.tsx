import { route } from "../../base/address/router.ts";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { StartPage } from "../../base/ui/start/start-page.tsx";
import { t } from "../../base/words/i18n.ts";
import { personsOf } from "../../player/friends/friends.ts";
import { deleteFriends, friends } from "../../player/friends/own-friends.ts";
import { Friend } from "./friend.tsx";
import { FriendsTable } from "./friends-table.tsx";

/** The table of friends from pasted chats, or one of the friends if the link names one. */
export function FriendsPage() {
  const { person: name } = route.value.query;
  const person = name === undefined ? undefined : personsOf(friends.value.people)(name);
  if (person) {
    return (
      <div class="page">
        <StoredBoundary onDiscard={deleteFriends}>
          <Friend person={person} />
        </StoredBoundary>
      </div>
    );
  }
  return (
    <StartPage title={t("nav.friends")} rules={<Rules />}>
      <StoredBoundary onDiscard={deleteFriends}>
        <FriendsTable />
      </StoredBoundary>
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
