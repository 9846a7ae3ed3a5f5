import type { RefObject } from "preact";
import { settings } from "../../base/browser/settings.ts";
import { isDialogOpen } from "../../base/ui/dialogs/dialog.tsx";
import { lazy, Nothing } from "../../base/ui/loading/lazy.tsx";
import { isCompared } from "../modes.ts";
import type { Game } from "./game.ts";

const chunk = () => import("../pace/pace-chunk.ts");
const Line = lazy(async () => (await chunk()).PaceLine, Nothing, Nothing);
const Menu = lazy(async () => (await chunk()).PaceMenu, Nothing, Nothing);

/** The marker of the player to race, if the player has chosen one. */
export const PaceLine = ({ game }: { game: Game }) =>
  settings.value.pace === "off" ? null : <Line game={game} isCompared={isCompared} />;

/** The choice of the player to race, while the dialog `box` around it is open. */
export const PaceMenu = ({
  box,
  game,
}: {
  box: RefObject<HTMLDialogElement | null>;
  game: Game;
}) =>
  isDialogOpen.value && box.current?.open ? <Menu game={game} isCompared={isCompared} /> : null;
