import { href } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import type { Played } from "../../table/hand/played.ts";
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
        {t("lessons.offer", { technique: techniqueName(code) })}
      </a>
    </p>
  );
}
