import { go, href } from "../../../base/address/router.ts";
import { IconButton } from "../../../base/ui/buttons/icon-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { Mode } from "../../mode.ts";
import { aboutKey, MODES, modeKey } from "../../modes.ts";
import { Games, gamesFirst } from "./games.tsx";
import type { GameMode } from "./mode.ts";

/** The modes behind this door. */
const HERE = MODES.filter(({ page }) => !page?.door);

/** Whether the tile of a mode opens a page that asks before a hand is dealt. */
const opensPage = ({ choices, page }: Mode) => !choices && page;

/**
 * The modes to choose from. A tile starts its mode at once, and its gear opens the mode's choices.
 * Other tiles open a page that asks first, and end with an ellipsis.
 *
 * @param props `close`: closes the dialog in which the modes are shown. `chooseDeals`: opens the
 *   settings of dealt hands
 */
export function ModeChoices({
  mode,
  close,
  chooseDeals,
}: {
  mode: GameMode;
  close: () => void;
  chooseDeals: () => void;
}) {
  function choose({ choices, page }: Mode) {
    close();
    if (choices === "deal") chooseDeals();
    else if (page) go(page.route);
  }

  const tile = (each: Mode) => (
    <div key={each.name} class="mode-tile">
      <button
        type="button"
        class="mode-choice"
        aria-current={mode.mode.value === each ? "true" : undefined}
        onClick={() => {
          close();
          mode.change(each);
        }}
      >
        <each.Picture />
        <b>
          {t(modeKey(each))}
          {opensPage(each) && <span aria-hidden="true">…</span>}
        </b>
        <small>{t(aboutKey(each))}</small>
      </button>
      {each.choices && (
        <IconButton
          icon="settings"
          label={t("mode.choices", { mode: t(modeKey(each)) })}
          onClick={() => choose(each)}
        />
      )}
    </div>
  );

  const games = (
    <Games
      deal={() => {
        close();
        mode.deal();
      }}
    />
  );
  return (
    <>
      {gamesFirst() && games}
      <div class="mode-list">{HERE.filter(({ friend }) => !friend).map(tile)}</div>
      <h2>{t("mode.friend")}</h2>
      <div class="mode-list">{HERE.filter(({ friend }) => friend).map(tile)}</div>
      {!gamesFirst() && games}
      <a class="button" href={href("set")} onClick={close}>
        {t("sets.enter")}
      </a>
    </>
  );
}
