import type { MethodName } from "../../../engine/contract.d.ts";
import examples from "../../../generated/examples.json" with { type: "json" };
import { t } from "../../base/words/i18n.ts";
import { MethodPicture } from "../lab/pictures/method-picture.tsx";
import { ownCodes } from "./own-codes.ts";

export const EXAMPLES: Record<string, string> = examples;

/** The method whose picture shows how an example works. */
const PICTURES = {
  "running-total": "running-total",
  templates: "templates-130",
  bracketings: "exhaustive-float",
  "pick-two": "pick-two-whole",
  leetcode: "pick-two",
} as const satisfies Record<string, MethodName>;

/** Solvers to start from: five examples, and what the player wrote on this device. */
export function Examples({ onChoose }: { onChoose: (code: string) => void }) {
  return (
    <ul class="bench-examples" aria-label={t("bench.examples")}>
      {Object.entries(PICTURES).map(([name, picture]) => (
        <li key={name}>
          <button
            type="button"
            class="bench-example"
            onClick={() => onChoose(EXAMPLES[name] ?? "")}
          >
            <MethodPicture name={picture} />
            <span>{t(`bench.example.${name as keyof typeof PICTURES}`)}</span>
          </button>
        </li>
      ))}
      {ownCodes().map((code, place) => (
        <li key={code}>
          <button type="button" class="bench-example own" onClick={() => onChoose(code)}>
            <code translate={false}>{firstWords(code)}</code>
            <span>{t("bench.own", { number: place + 1 })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const firstWords = (code: string) => code.trim().split("\n").slice(0, 4).join("\n").slice(0, 120);
