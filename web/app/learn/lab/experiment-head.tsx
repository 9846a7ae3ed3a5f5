import type { ComponentChildren } from "preact";
import { href } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";

/** The title and lead of an experiment, with the link back to the list of experiments. */
export function ExperimentHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ComponentChildren;
}) {
  return (
    <div class="sheet">
      <a class="back-link" href={href("lab")}>
        {t("lab.back")}
      </a>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{lead}</p>
      {children}
    </div>
  );
}
