import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useScrollable } from "../../base/ui/sections/scrollable.tsx";
import { t } from "../../base/words/i18n.ts";

/** The place of what the page says about an answer. */
export function Reactions({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLElement | null>(null);
  useScrollable(place);
  return (
    <section class="feedback" aria-label={t("play.feedback")} ref={place}>
      {children}
    </section>
  );
}
