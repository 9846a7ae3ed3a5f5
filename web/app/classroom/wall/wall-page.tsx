import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nameOfHands, readHandList } from "../../base/address/hand-list.ts";
import { go, type Query, route } from "../../base/address/router.ts";
import { keepAwake, toggleFullScreen } from "../../base/browser/full-screen.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { cardsOf } from "../../base/ui/cards/hand-link.tsx";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { t } from "../../base/words/i18n.ts";
import { readAnswerLink } from "../../player/answers/answer-form.ts";
import type { NamedAnswer } from "../../player/answers/chat-answers.ts";
import { BeginWall } from "./begin-wall.tsx";
import { Board } from "./board.tsx";
import { addAnswers } from "./entry.tsx";
import { emptyWall, MOST_CARDS } from "./wall.ts";
import { changeWall, wall } from "./wall-store.ts";

/**
 * The wall of ways: one hand, and every way in which a class makes its target. It fills the screen,
 * and stays on this device. A link may bring a hand, or an answer of a pupil.
 */
export function WallPage() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-screen", wall.value !== null);
    return () => root.toggleAttribute("data-screen", false);
  }, [wall.value === null]);
  useEffect(() => {
    const stop = keepAwake();
    return () => {
      stop();
      if (document.fullscreenElement) toggleFullScreen();
    };
  }, []);
  return (
    <StoredBoundary onDiscard={() => changeWall(() => null)}>
      {wall.value ? <Board wall={wall.value} /> : <BeginWall />}
      <Brought />
    </StoredBoundary>
  );
}

/** What the link of the page brings: a hand, perhaps with an answer. */
function broughtBy(query: Query): { hand: Puzzle; answer: NamedAnswer | null } | null {
  const answer = readAnswerLink(query);
  if (answer && "text" in answer) return { hand: answer.hand, answer };
  const { hand: hands = "", ...rules } = query;
  const [hand] = readHandList({ ...rules, hands }) ?? [];
  return hand && !answer && hand.numbers.length <= MOST_CARDS ? { hand, answer: null } : null;
}

/** So that a reload brings nothing again. */
const leaveLink = () => go("wall", {}, { replace: true });

/** Takes what the link brings, and asks first if it would replace another wall. */
function Brought() {
  const { query } = route.value;
  const box = useRef<HTMLDialogElement | null>(null);
  const brought = broughtBy(query);
  const name = brought && nameOfHands([brought.hand]);

  function take() {
    if (!brought) return;
    const { hand, answer } = brought;
    changeWall((now) => (now && nameOfHands([now.hand]) === name ? now : emptyWall(hand)));
    if (answer) addAnswers([answer], false);
  }

  useEffect(() => {
    if (Object.keys(query).length === 0) return undefined;
    const now = wall.peek();
    const isOther = now && now.answers.length > 0 && nameOfHands([now.hand]) !== name;
    if (brought && isOther) box.current?.showModal();
    else {
      take();
      leaveLink();
    }
    const { current: dialog } = box;
    dialog?.addEventListener("close", leaveLink);
    return () => dialog?.removeEventListener("close", leaveLink);
  }, [JSON.stringify(query)]);

  return (
    <ConfirmDialog
      box={box}
      title={t("wall.replace", { hand: brought ? cardsOf(brought.hand) : "" })}
      text={t("wall.new.text")}
      action={t("wall.new.yes")}
      onConfirm={take}
    />
  );
}
