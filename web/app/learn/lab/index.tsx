import type { Method } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { METHODS, methodWords } from "./facts.ts";
import { ExperimentPicture } from "./pictures/experiments.tsx";
import { MethodPicture } from "./pictures/method-picture.tsx";

const EXPERIMENTS = [
  ["race", { race: "" }],
  ["growth", { growth: "" }],
  ["survey", { survey: "running-total" }],
  ["trace", { trace: "pick-two", hand: "4,6,8,2" }],
  ["expression", { expression: "(10-4)/1*4", other: "4*(10*1-4)" }],
] as const;

/** The contents of the laboratory: the experiments, and the methods. */
export function Index() {
  return (
    <div class="page lab">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("nav.lab")}</h1>
        <p class="lead">{t("lab.intro")}</p>
        <ul class="experiments">
          {EXPERIMENTS.map(([name, query]) => (
            <li key={name}>
              <a class="experiment" href={href("lab", query)}>
                <ExperimentPicture name={name} />
                <span class="experiment-name">{t(`lab.${name}`)}</span>
                <span class="experiment-idea">{t(`lab.${name}.idea`)}</span>
              </a>
            </li>
          ))}
          <li>
            <a class="experiment" href={href("bench")}>
              <ExperimentPicture name="bench" />
              <span class="experiment-name">{t("nav.bench")}</span>
              <span class="experiment-idea">{t("bench.idea")}</span>
            </a>
          </li>
        </ul>
      </div>
      <section class="sheet" aria-labelledby="methods-heading">
        <h2 id="methods-heading">{t("lab.methods")}</h2>
        <p class="lead">{t("lab.methods.intro")}</p>
        <ul class="methods">
          {METHODS.map((method) => (
            <MethodCard key={method.name} method={method} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function MethodCard({ method: { name, complete, solved } }: { method: Method }) {
  return (
    <li>
      <a class="method" href={href("lab", { method: name })}>
        <MethodPicture name={name} />
        <span class="method-name">{methodWords(name)}</span>
        <span class="method-idea">{methodWords(name, "idea")}</span>
        <span class="method-score" data-complete={complete}>
          {t(complete ? "lab.complete" : "lab.solved", { count: solved })}
        </span>
      </a>
    </li>
  );
}
