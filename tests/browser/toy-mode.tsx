import { go, type Query } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { isSolved } from "../../../table/hand/played.ts";
import { handsSoFar } from "../../../player/history/history.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";

/** Two cards and a target each. */
const HANDS = [
  { hand: "3,9", target: "27" },
  { hand: "2,5", target: "-3" },
];

const placeOf = (query: Query) => HANDS.findIndex(({ hand }) => query.toy && hand === query.hand);

const open = (place: number) => go("play", { ...HANDS[place], toy: "1" });

/** A star for each hand that was solved. */
const stars = () => handsSoFar.value.filter((hand) => hand.mode === "toy" && isSolved(hand)).length;

const ToyPage = () => (
  <div class="page">
    <h1>Toy</h1>
    <button type="button" onClick={() => open(0)}>
      {t("play.start")}
    </button>
  </div>
);

/** Two hands, and then the stars: a mode in one file. */
export const toy: Mode = {
  name: "toy",
  words: "other",
  help: ["play.clock"],
  Picture: lazy(async () => () => <svg class="picture" data-toy="picture" />, Nothing, Nothing),
  bests: false,
  page: {
    route: "toy",
    load: async () => ToyPage,
  },
  begin: () => go("toy"),

  read(query) {
    const place = placeOf(query);
    if (place < 0) return null;
    return playAs({
      recordFields: { mode: "toy" },
      rules: rulesOf({ pace: "once", stream: false, claims: false, help: "none" }),
      next: () => open(place + 1),
      isOver: () => place === HANDS.length - 1,
      talk: "brief",
      parts: {
        Name: () => <span>{`Toy ${place + 1}/${HANDS.length}`}</span>,
        EndPanel: () => <p class="controls" data-toy="stars">{`${stars()} stars`}</p>,
      },
    });
  },
};
