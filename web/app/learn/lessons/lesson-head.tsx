import type { ComponentChildren } from "preact";
import { href } from "../../base/address/router.ts";
import { Icon } from "../../base/ui/buttons/icon.tsx";
import { t } from "../../base/words/i18n.ts";

/** The head of a lesson: the way back to the Path, the title, and what else leads away from here. */
export function LessonHead({
  title,
  progress,
  children,
}: {
  title: string;
  progress?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const path = t("lessons.title");
  return (
    <header class="start-head path-head">
      <a class="icon-button" href={href("learn")} aria-label={path} title={path}>
        <Icon name="before" />
      </a>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {progress}
      </div>
      {children}
    </header>
  );
}

/** A link with only an icon. Its label is its name and its tooltip. */
export const IconLink = ({
  to,
  label,
  children,
}: {
  to: string;
  label: string;
  children: ComponentChildren;
}) => (
  <a class="icon-button" href={to} title={label}>
    <span class="unseen">{label}</span>
    {children}
  </a>
);
