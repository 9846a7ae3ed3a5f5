import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { nameOfHands } from "../../base/address/hand-list.ts";
import { queryOf } from "../../base/address/hand-query.ts";
import { go, href } from "../../base/address/router.ts";
import { toggleFullScreen } from "../../base/browser/full-screen.ts";
import { withSuits } from "../../base/cards/cards.ts";
import { isRestricted } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { Face } from "../../base/ui/cards/face.tsx";
import { cardsOf } from "../../base/ui/cards/hand-link.tsx";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { allowedWords } from "../../base/words/allowed-words.ts";
import { labelled, t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";
import { ScreenTool } from "../big-screen/screen-tool.tsx";
import { classAddress } from "../print/class-address.ts";
import { Entry } from "./entry.tsx";
import { useJudgements } from "./judging.ts";
import { Nicer } from "./nicer-view.tsx";
import { type PaperChoices, PrintTool, WallPapers } from "./print-wall.tsx";
import type { Wall } from "./wall.ts";
import { before, changeWall, undoWall, wallRefused } from "./wall-store.ts";
import { inOrder, type Order, waysOf } from "./ways.ts";
import { WaysView } from "./ways-view.tsx";
import { WrongView } from "./wrong-view.tsx";

/** What the wall shows: all ways, the wrong answers, or two ways to compare. */
type View = "ways" | "wrong" | "nicer";

/** The wall in use: its hand and numbers, one view, and the tools at the foot. */
export function Board({ wall }: { wall: Wall }) {
  const view = useSignal<View>("ways");
  const order = useSignal<Order>("count");
  const board = useRef<HTMLDivElement | null>(null);
  const papers = useSignal<PaperChoices>({ paper: "a4", isNamed: false });
  const { hand, answers } = wall;
  const { judgements, failure } = useJudgements(hand, answers);
  const { result: solved, failure: unsolved } = useResult(
    (signal) => ask("solve", hand, { signal }),
    [nameOfHands([hand])],
  );
  useEffect(() => {
    const titles = board.current?.querySelectorAll<HTMLElement>("h1, h2:not(dialog *)");
    titles?.[titles.length - 1]?.focus({ preventScroll: true });
  }, [view.value]);
  const { ways, wrong } = waysOf(answers, judgements);
  const shown = inOrder(ways, order.value);
  const error = failure ?? unsolved;
  return (
    <>
      <div class="wall" ref={board}>
        <Head wall={wall} found={ways.length} count={solved?.count ?? null} />
        {wallRefused.value && (
          <Notice kind="wrong">
            <p>{t("wall.unkept")}</p>
          </Notice>
        )}
        {error ? <FailureNotice error={error} /> : <EngineNotice />}
        {view.value === "ways" &&
          (answers.length === 0 ? (
            <FirstCode wall={wall} />
          ) : (
            <WaysView
              wall={wall}
              ways={shown}
              solutions={solved?.solutions ?? []}
              order={order.value}
            />
          ))}
        {view.value === "wrong" && <WrongView wrong={wrong} target={hand.target} />}
        {view.value === "nicer" && <Nicer wall={wall} ways={shown} />}
        <div class="wall-foot">
          {view.value === "ways" && <Entry wall={wall} />}
          <div class="tools">
            {view.value === "ways" ? (
              <>
                <ScreenTool
                  icon="ways"
                  words={t(order.value === "count" ? "wall.by-technique" : "wall.by-count")}
                  onPress={() => {
                    order.value = order.value === "count" ? "technique" : "count";
                  }}
                />
                <ScreenTool
                  icon="none"
                  words={t("wall.wrong.show")}
                  onPress={() => {
                    view.value = "wrong";
                  }}
                />
                <ScreenTool
                  icon="combine"
                  words={t("wall.nicer.show")}
                  onPress={() => {
                    view.value = "nicer";
                  }}
                />
                <HandCode wall={wall} />
                {ways.length > 0 && <PrintTool choices={papers} />}
              </>
            ) : (
              <ScreenTool
                icon="before"
                words={t("wall.back")}
                onPress={() => {
                  view.value = "ways";
                }}
              />
            )}
            {before.value && (
              <ScreenTool icon="undo" words={t("combine.undo")} onPress={undoWall} />
            )}
            <NewHand />
          </div>
        </div>
      </div>
      <WallPapers wall={wall} ways={shown} choices={papers.value} />
    </>
  );
}

/** The hand, how many of its ways were found, and how many answers came. */
function Head({
  wall: { hand, answers },
  found,
  count,
}: {
  wall: Wall;
  found: number;
  /** Null until Python has found the solutions. */
  count: number | null;
}) {
  const goal = t("play.goal", { target: number(hand.target) });
  const rules = isRestricted(hand) || hand.ordered ? allowedWords(hand) : "";
  return (
    <header class="wall-head">
      <ul class="wall-cards" aria-label={labelled(goal, cardsOf(hand))}>
        {withSuits(hand.numbers.map((value) => ({ value: `${value}` }))).map((card, at) => (
          <li key={`${at}`} class="worked-card">
            <Face card={card} />
          </li>
        ))}
      </ul>
      <h1 tabIndex={-1}>{count === null ? t("nav.wall") : t("wall.title", { found, count })}</h1>
      <p>{answers.length > 0 && t("wall.answers", { count: answers.length })}</p>
      {(hand.target !== "24" || rules) && <p>{[goal, rules].filter(Boolean).join(" · ")}</p>}
      <div class="tools">
        {document.fullscreenEnabled && (
          <ScreenTool icon="fill" words={t("big-screen.fill")} onPress={toggleFullScreen} />
        )}
        <ScreenTool icon="clear" words={t("big-screen.close")} onPress={() => go("teach")} />
      </div>
    </header>
  );
}

/** The address at which a pupil plays the hand and can show the answer; empty if none is known. */
const addressFor = ({ hand }: Wall) =>
  classAddress(href("play", { ...queryOf(hand), wall: "yes" }));

/** The code of the hand, as long as no answer has come. */
function FirstCode({ wall }: { wall: Wall }) {
  const address = addressFor(wall);
  return (
    <div class="wall-first">
      {address && <QrCode text={address} label={t("big-screen.qr")} />}
      <p>{t(address ? "wall.first" : "wall.first.unnamed")}</p>
    </div>
  );
}

/** A tool that shows the code of the hand again. */
function HandCode({ wall }: { wall: Wall }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const address = addressFor(wall);
  if (!address || wall.answers.length === 0) return null;
  return (
    <>
      <ScreenTool icon="code" words={t("big-screen.qr")} onPress={() => box.current?.showModal()} />
      <Dialog box={box} title={t("big-screen.qr")}>
        <div class="big-screen-code">
          <QrCode text={address} label={t("big-screen.qr")} />
          <p>{address}</p>
        </div>
      </Dialog>
    </>
  );
}

/** Clears the wall for another hand, after a question. */
function NewHand() {
  const box = useRef<HTMLDialogElement | null>(null);
  return (
    <>
      <ScreenTool icon="play" words={t("play.new")} onPress={() => box.current?.showModal()} />
      <ConfirmDialog
        box={box}
        title={t("wall.new")}
        text={t("wall.new.text")}
        action={t("wall.new.yes")}
        onConfirm={() => changeWall(() => null)}
      />
    </>
  );
}
