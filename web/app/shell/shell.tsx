import { useEffect, useRef } from "preact/hooks";
import { href, route } from "../base/address/router.ts";
import { Boundary } from "../base/ui/loading/boundary.tsx";
import { lazy, Nothing } from "../base/ui/loading/lazy.tsx";
import { t } from "../base/words/i18n.ts";
import type { SolveForm } from "../learn/solver/solve-form.ts";
import type { Game } from "../play/game/game.ts";
import { PlayPage } from "../play/game/play-page.tsx";
import { Header } from "./header.tsx";
import { BrokenPage, DoorPages, LAZY_PAGES } from "./lazy-pages.ts";
import { doorOf } from "./page-facts.ts";
import { Skips } from "./skips.tsx";

const KeysDialog = lazy(
  async () => (await import("../learn/help/keys-dialog.tsx")).KeysDialog,
  Nothing,
  Nothing,
);
const Banners = lazy(async () => (await import("./banners.tsx")).Banners, Nothing, Nothing);

/** The frame around every page: skip links, header, and the page itself. */
export function Shell({ game, solveForm }: { game: Game; solveForm: SolveForm }) {
  const { name } = route.value;
  const { page } = game.mode.mode.value;
  const doorOfHand = doorOf({ name: page?.route ?? "play", query: {} });
  const door = name === "play" ? doorOfHand : doorOf(route.value);
  const isNew = doorOfHand !== "play" && (name === "play" || game.round.result.value !== null);
  const Page = LAZY_PAGES[name];
  const there = !Page || Page.loaded.value !== null;
  const main = useRef<HTMLElement | null>(null);
  const before = useRef(name);

  useEffect(() => {
    if (!there || before.current === name) return;
    before.current = name;
    scrollTo(0, 0);
    if (main.current?.contains(document.activeElement)) return;
    main.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [name, there]);

  return (
    <>
      <Skips
        to={t(name === "play" ? "app.skip" : "app.skip.page")}
        onSkip={() => main.current?.focus()}
      />
      <Header
        door={door}
        page={name}
        playing={(!isNew && game.table.hand.value.key) || href("play")}
      />
      <div class="banners">
        <Banners solveForm={solveForm} />
      </div>
      <main id="main" ref={main} tabIndex={-1}>
        <Boundary key={name} instead={<BrokenPage />}>
          {Page ? (
            <Page
              link={game.table.link}
              unfinished={game.round.unfinished}
              form={solveForm}
              pages={<DoorPages door={door} links={{ solve: solveForm.key.value }} />}
            />
          ) : (
            <PlayPage game={game} />
          )}
        </Boundary>
      </main>
      <KeysDialog />
    </>
  );
}
