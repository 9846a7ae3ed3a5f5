import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { techniqueName } from "../core/techniques.js";
import { lackedTechnique } from "./advice.js";

/** @import { Played } from "../history/played.js" */

/**
 * The lesson on the technique that some hands lacked most; nothing where they lacked none.
 *
 * @param {{hands: readonly Played[]}} props
 */
export function LessonOffer({ hands }) {
  const code = lackedTechnique(hands);
  if (!code) return null;
  return (
    <p class="lesson-offer">
      <a class="button" href={href("learn", { lesson: code })}>
        {t("path.offer", { technique: techniqueName(code) })}
      </a>
    </p>
  );
}
