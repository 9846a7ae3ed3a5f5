import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { toggleFullScreen } from "../../base/browser/full-screen.ts";
import { ConfirmDialog } from "../../base/ui/dialogs/confirm-dialog.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { copy } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { listed, t } from "../../base/words/i18n.ts";
import { RankingTable } from "../print/ranking-table.tsx";
import { tableText } from "../school/marks.ts";
import { prizeOf } from "./minute.ts";
import { isOver, standings, type Tournament } from "./tournament.ts";
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
      <RankingTable look="tournament-ranking" {...rankingOf(tournament)} />
      <div class="tournament-tools print-choices">
        {document.fullscreenEnabled && (
          <button type="button" class="button" onClick={toggleFullScreen}>
            {t("big-screen.fill")}
          </button>
        )}
        <button type="button" class="button" onClick={() => print()}>
          {t("print.print")}
        </button>
        <ShareButton text={rankingText(tournament)} label={t("school.table")} send={copy} />
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

/** The ranking. Under the school rules it has prizes at the end, and never points. */
function rankingOf(tournament: Tournament) {
  const { form, names } = tournament;
  const isMinute = form === "minute";
  const hasPrizes = isMinute && isOver(tournament);
  const hasTies = form === "all" || form === "swiss";
  const columns = [
    ...(isMinute ? [] : [t("tournament.points")]),
    ...(hasPrizes ? [t("tournament.prize")] : []),
    ...(hasTies ? [t("tournament.tie")] : []),
  ];
  const rows = standings(tournament).map(({ player, place, points, tie }) => {
    const prize = prizeOf(place, names.length);
    const cells = [
      ...(isMinute ? [] : [points]),
      ...(hasPrizes ? [prize ? t(`tournament.prize.${prize}`) : ""] : []),
      ...(hasTies ? [tie] : []),
    ];
    return { name: names[player] ?? "", place, cells };
  });
  return { columns, rows };
}

/** The ranking as rows for a spreadsheet. */
function rankingText(tournament: Tournament) {
  const { columns, rows } = rankingOf(tournament);
  const heading = [t("print.kit.place"), t("print.kit.name"), ...columns];
  const lines = rows.map(({ place, name, cells }) => [place, name, ...cells].map(String));
  return tableText([heading, ...lines]);
}

/** The names of the players in the first place. */
export const firstNames = (tournament: Tournament) =>
  listed(
    standings(tournament)
      .filter(({ place }) => place === 1)
      .map(({ player }) => tournament.names[player] ?? ""),
  );
