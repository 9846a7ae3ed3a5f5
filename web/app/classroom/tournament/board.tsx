import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { toggleFullScreen } from "../../base/browser/full-screen.ts";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { copy } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { tableText } from "../school/marks.ts";
import { standings, type Tournament } from "./tournament.ts";
import { change, tournamentRefused } from "./tournament-store.ts";

/** The frame of a tournament in play: its title, its content, the ranking, and its tools. */
export function Board({
  tournament,
  title,
  children,
  action,
}: {
  tournament: Tournament;
  title: string;
  children: ComponentChildren;
  /** The primary button. */
  action: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement | null>(null);
  return (
    <div class="tournament sheet">
      <h1 tabIndex={-1}>{title}</h1>
      {tournamentRefused.value && (
        <Notice kind="wrong">
          <p>{t("tournament.unkept")}</p>
        </Notice>
      )}
      {children}
      <div class="tournament-tools print-choices">{action}</div>
      <Ranking tournament={tournament} />
      <div class="tournament-tools print-choices">
        {document.fullscreenEnabled && (
          <button type="button" class="button" onClick={toggleFullScreen}>
            {t("big-screen.fill")}
          </button>
        )}
        <button type="button" class="button" onClick={() => print()}>
          {t("print.print")}
        </button>
        <ShareButton
          text={tableText(rankingRows(tournament))}
          label={t("school.table")}
          send={copy}
        />
        <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
          {t("tournament.new")}
        </button>
      </div>
      <p class="help-text print-choices">{t("tournament.kept")}</p>
      <ConfirmDialog
        box={dialog}
        title={t("tournament.new")}
        text={t("tournament.new.text")}
        action={t("tournament.new.yes")}
        onConfirm={() => change(null)}
      />
    </div>
  );
}

/** The ranking as rows for a spreadsheet: place, name and points, if there are any. */
function rankingRows(tournament: Tournament) {
  const hasPoints = tournament.form !== "minute";
  const heading = [t("print.kit.place"), t("print.kit.name"), t("tournament.points")];
  const rows = standings(tournament).map(({ player, place, points }) => [
    `${place}`,
    tournament.names[player] ?? "",
    `${points}`,
  ]);
  return [heading, ...rows].map((row) => (hasPoints ? row : row.slice(0, 2)));
}

function Ranking({ tournament }: { tournament: Tournament }) {
  const { form, names } = tournament;
  const hasTies = form === "all" || form === "swiss";
  return (
    <table class="tournament-ranking" aria-label={t("print.kit.ranking")}>
      <thead>
        <tr>
          <th scope="col">{t("print.kit.place")}</th>
          <th scope="col">{t("print.kit.name")}</th>
          {form !== "minute" && <th scope="col">{t("tournament.points")}</th>}
          {hasTies && <th scope="col">{t("tournament.tie")}</th>}
        </tr>
      </thead>
      <tbody>
        {standings(tournament).map(({ player, place, points, tie }) => (
          <tr key={player}>
            <td>{place}</td>
            <th scope="row">{names[player]}</th>
            {form !== "minute" && <td>{points}</td>}
            {hasTies && <td>{tie}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The name of the player in the first place. */
export const firstName = (tournament: Tournament) =>
  tournament.names[standings(tournament)[0]?.player ?? 0] ?? "";
