import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { href } from "../../../base/address/router.ts";
import { Icon } from "../../../base/ui/buttons/icon.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { sentences, t } from "../../../base/words/i18n.ts";
import { check, type Finding } from "./check.ts";

/** What this browser can do for a duel, and what it lacks: a page to try devices with. */
export function DuelCheck() {
  const findings = useSignal<Finding[]>([]);
  const told = findings.value
    .filter(({ can }) => can !== null)
    .map((each) => sentences(t(`duel.check.${each.name}`), words(each)));
  useSaid(told.length === findings.value.length ? sentences(...told) : "");
  useEffect(() => {
    const stop = new AbortController();
    check((all) => {
      if (!stop.signal.aborted) findings.value = all;
    });
    return () => stop.abort();
  }, []);
  return (
    <div class="page">
      <article class="sheet">
        <h1 tabIndex={-1}>{t("duel.check")}</h1>
        <ul class="duel-check">
          {findings.value.map(({ name, can, detail }) => (
            <li key={name} data-finding={name} data-can={can ?? undefined}>
              {can === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <Icon name={can ? "right" : "wrong"} />
              )}
              <span>
                {t(`duel.check.${name}`)}
                <span class="unseen">{words({ can })}</span>
              </span>
              <small translate={false}>{detail}</small>
            </li>
          ))}
        </ul>
        <a class="button primary" href={href("duel")}>
          {t("mode.duel")}
        </a>
      </article>
    </div>
  );
}

const words = ({ can }: Pick<Finding, "can">) =>
  can === null ? "…" : t(can ? "duel.check.yes" : "duel.check.no");
