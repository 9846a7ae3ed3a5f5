import type { RefObject } from "preact";
import { settings } from "../../base/browser/settings.ts";
import { isDialogOpen } from "../../base/ui/dialogs/dialog.tsx";
import { lazy, Nothing } from "../../base/ui/loading/lazy.tsx";
import { isCompared } from "../modes.ts";
import type { Game } from "./game.ts";

const chunk = () => import("../pace/pace-chunk.ts");
const Line = lazy(async () => (await chunk()).PaceLine, Nothing, Nothing);
const Menu = lazy(async () => (await chunk()).PaceMenu, Nothing, Nothing);
const Fact = lazy(async () => (await chunk()).PaceFact, Nothing, Nothing);

const isOn = () => settings.value.pace !== "off";

/** Whom the player races, below the cards. */
export const PaceLine = ({ game }: { game: Game }) =>
  isOn() ? <Line game={game} isCompared={isCompared} /> : null;

/** The choice of the player to race, while the dialog `box` around it is open. */
export const PaceMenu = ({
  box,
  game,
}: {
  box: RefObject<HTMLDialogElement | null>;
  game: Game;
}) =>
  isDialogOpen.value && box.current?.open ? <Menu game={game} isCompared={isCompared} /> : null;

/** How a win compares with the player that was raced. */
export const PaceFact = ({ game }: { game: Game }) => (isOn() ? <Fact game={game} /> : null);
