import type { RefObject } from "preact";
import { Icon, type IconName } from "../../base/ui/buttons/icon.tsx";
import { type Key, languageOf, t } from "../../base/words/i18n.ts";

/** The words below the icons of tools whose names are longer. */
const SHORT: Partial<Record<Key, Key>> = {
  "combine.undo": "tool.undo",
  "play.show": "tool.show",
  "play.hide": "tool.hide",
  "play.again": "tool.again",
  "play.new": "tool.new",
  "play.back": "tool.back",
};

/** A button of the table: an icon and a short word, which is a part of its name. */
export function Tool({
  icon,
  name,
  count,
  disabled = false,
  expanded,
  popup = false,
  control,
  onPress,
}: {
  icon: IconName;
  name: Key;
  /** The number in the name, for a tool that can be used so often. */
  count?: number;
  disabled?: boolean;
  expanded?: boolean;
  popup?: boolean;
  control?: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
}) {
  const word = SHORT[name] ?? name;
  return (
    <button
      ref={control ?? null}
      type="button"
      class={`tool do-${name.replace(/^\w+\./, "")}`}
      aria-label={t(name, { count })}
      aria-disabled={disabled || undefined}
      aria-expanded={expanded}
      aria-haspopup={popup ? "dialog" : undefined}
      lang={languageOf(word)}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{t(word, { count })}</span>
    </button>
  );
}

/** Keeps the place of a tool that is not available now. */
export const NoTool = () => <span class="tool" />;
