import type { ComponentChild, ComponentChildren } from "preact";
import type { SuitName } from "../../../engine/contract.d.ts";
import { WideTable } from "../../base/ui/sections/scrollable.tsx";
import type { Branch } from "../../base/ui/tree/branch.ts";
import { Tree } from "../../base/ui/tree/tree.tsx";
import { languageOf, t } from "../../base/words/i18n.ts";
import { aboutKey, MODES, modeKey } from "../../play/modes.ts";
import { TO_MASTER } from "../../player/history/review/mastery.ts";
import { Coaching, Dots, Dragging, Tapping } from "./help-pictures.tsx";
import { Keys } from "./keys.tsx";

const SPELLINGS = [
  ["help.type.add", "+ ＋"],
  ["help.type.subtract", "- − –"],
  ["help.type.multiply", "* × x ·"],
  ["help.type.divide", "/ ÷ :"],
  ["help.type.brackets", "( ) [ ] { } （ ）"],
  ["help.type.cards", "A J Q K, 1 11 12 13"],
] as const;

const card = (rank: number, suit: SuitName): Branch => ({
  value: `${rank}`,
  card: { rank, suit },
});

/** The example of a fraction on the way. */
const FAMOUS: Branch = {
  value: "24",
  made: {
    left: card(8, "spades"),
    operator: "/",
    right: {
      value: "1/3",
      made: {
        left: card(3, "hearts"),
        operator: "-",
        right: {
          value: "8/3",
          made: { left: card(8, "clubs"), operator: "/", right: card(3, "diamonds") },
        },
      },
    },
  },
};

export function HelpPage() {
  return (
    <div class="page">
      <article class="sheet prose">
        <h1 tabIndex={-1}>{t("help.title")}</h1>
        <h2>{t("help.goal")}</h2>
        <p>{t("help.goal.1")}</p>
        <p>{t("help.goal.2")}</p>
        <p>{t("help.goal.3")}</p>
        <div class="felt-tree">
          <Tree roots={[FAMOUS]} label="8 ÷ (3 − 8 ÷ 3) = 24" />
        </div>
        <p>{t("help.goal.4")}</p>

        <h2>{t("help.type")}</h2>
        <p>{t("help.type.intro")}</p>
        <Spellings />
        <p>{t("help.type.not")}</p>

        <h2>{t("help.touch")}</h2>
        <Pictured picture={<Tapping />}>
          <p>{t("help.touch.tap")}</p>
        </Pictured>
        <Pictured picture={<Dragging />}>
          <p>{t("help.touch.drag")}</p>
          <p>{t("help.touch.undo")}</p>
        </Pictured>

        <h2>{t("help.coach")}</h2>
        <Pictured picture={<Coaching />}>
          <p>{t("help.coach.text")}</p>
        </Pictured>

        <h2>{t("help.dots")}</h2>
        <Pictured picture={<Dots />}>
          <p>{t("help.dots.text", { goal: TO_MASTER })}</p>
        </Pictured>

        <h2>{t("help.strength")}</h2>
        <p>{t("help.strength.what")}</p>
        <p>{t("help.strength.result")}</p>
        <p>{t("help.strength.counts")}</p>

        <h2>{t("help.modes")}</h2>
        {MODES.map((mode) => (
          <section key={mode.name}>
            <h3 lang={languageOf(modeKey(mode))}>{t(modeKey(mode))}</h3>
            <Pictured picture={<mode.Picture />}>
              <p lang={languageOf(aboutKey(mode))}>{t(aboutKey(mode))}</p>
              {mode.help?.map((key) => (
                <p key={key} lang={languageOf(key)}>
                  {t(key)}
                </p>
              ))}
            </Pictured>
          </section>
        ))}

        <h2>{t("help.keys")}</h2>
        <Keys />
        <p>{t("help.keys.letters")}</p>

        <h2>{t("help.private")}</h2>
        <p>{t("help.private.text")}</p>
      </article>
    </div>
  );
}

/** A picture next to words that say the same, or above them on a narrow screen. */
function Pictured({ picture, children }: { picture: ComponentChild; children: ComponentChildren }) {
  return (
    <div class="pictured">
      {picture}
      <div>{children}</div>
    </div>
  );
}

function Spellings() {
  return (
    <WideTable aria-label={t("help.type")}>
      <thead>
        <tr>
          <th scope="col">{t("help.type.what")}</th>
          <th scope="col">{t("help.type.how")}</th>
        </tr>
      </thead>
      <tbody>
        {SPELLINGS.map(([name, signs]) => (
          <tr key={name}>
            <th scope="row" lang={languageOf(name)}>
              {t(name)}
            </th>
            <td>
              <code translate={false}>{signs}</code>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("help.type.equals")}</th>
          <td>
            <code translate={false}>= 24</code> {t("help.type.equals.note")}
          </td>
        </tr>
      </tbody>
    </WideTable>
  );
}
