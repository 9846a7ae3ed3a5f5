import { t } from "../core/i18n.js";
import { href } from "../core/router.js";

/** @import { ComponentChildren } from "preact" */

/**
 * What an experiment is about, and the link back to all of them.
 *
 * @param {{title: string, lead: string, children?: ComponentChildren}} props
 */
export function ExperimentHead({ title, lead, children }) {
  return (
    <div class="sheet">
      <a class="back-link" href={href("lab")}>
        {t("learn.back")}
      </a>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{lead}</p>
      {children}
    </div>
  );
}
