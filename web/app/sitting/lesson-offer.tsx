import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { techniqueName } from "../core/techniques.ts";
import type { Played } from "../history/played.ts";
import { lackedTechnique } from "./advice.ts";

/**
 * Offers the lesson on the technique that some hands lacked most; empty if no technique was
 * lacking.
 */
export function LessonOffer({ hands }: { hands: readonly Played[] }) {
  const code = lackedTechnique(hands);
  if (!code) return null;
  return (
    <p class="lesson-offer">
      <a class="button" href={href("learn", { lesson: code })}>
        {t("learn.offer", { technique: techniqueName(code) })}
      </a>
    </p>
  );
}
