import { choose, type DealSettings, settings } from "../../../base/browser/settings.ts";
import { Chip, Drawing } from "../../../base/ui/pictures/shapes.tsx";
import { type Key, locale, t } from "../../../base/words/i18n.ts";

/** An edition that people know as a game of its own, with cards and a target for its picture. */
interface Known {
  edition: DealSettings["edition"];
  words: Key;
  cards: string;
  target: string;
}

const STANDARD: Known = { edition: "standard", words: "app.name", cards: "3388", target: "24" };
const OTHERS: readonly Known[] = [
  { edition: "make-ten", words: "games.make-ten", cards: "1158", target: "10" },
  { edition: "ticket", words: "games.ticket", cards: "1236", target: "10" },
  { edition: "krypto", words: "games.krypto", cards: "12345", target: "?" },
];

/** The languages whose players know Make 10 better than 24. */
const TENS: readonly string[] = ["ja"];

/** Whether the games come before the modes. */
export const gamesFirst = () => TENS.includes(locale.value);

/** Games with other cards or another target. A tile deals the first hand of its game. */
export function Games({ deal }: { deal: () => void }) {
  const order = gamesFirst() ? [...OTHERS, STANDARD] : [STANDARD, ...OTHERS];
  return (
    <>
      <h2>{t("games.title")}</h2>
      <div class="mode-list">
        {order.map((game) => (
          <button
            key={game.edition}
            type="button"
            class="mode-choice"
            aria-current={settings.value.edition === game.edition ? "true" : undefined}
            onClick={() => {
              choose("edition", game.edition);
              deal();
            }}
          >
            <Picture {...game} />
            <b>{t(game.words)}</b>
          </button>
        ))}
      </div>
    </>
  );
}

/** The cards in a row, and the target below them. */
function Picture({ cards, target }: Known) {
  return (
    <Drawing>
      {[...cards].map((text, place) => (
        <Chip
          key={`${place}`}
          x={120 + 38 * (place - (cards.length - 1) / 2)}
          y={42}
          text={text}
          wide={32}
        />
      ))}
      <Chip x={120} y={92} text={target} kind="gold" wide={44} />
    </Drawing>
  );
}
