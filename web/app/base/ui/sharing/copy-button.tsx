import { useSignal } from "@preact/signals";
import { t } from "../../words/i18n.ts";
import { say } from "../../words/say.ts";
import { Icon } from "../buttons/icon.tsx";
import { copyText } from "./share.ts";

const MOMENT = 1500;

/** Copies a text, and confirms it for a moment. */
export function CopyButton({ text }: { text: string }) {
  const copied = useSignal(false);

  async function copy() {
    copied.value = await copyText(text);
    if (copied.value) say(t("solutions.copied"));
    setTimeout(() => {
      copied.value = false;
    }, MOMENT);
  }

  if (!navigator.clipboard) return null;
  return (
    <button
      type="button"
      class="icon-button"
      title={t(copied.value ? "solutions.copied" : "solutions.copy", { solution: text })}
      aria-label={t(copied.value ? "solutions.copied" : "solutions.copy", { solution: text })}
      onClick={copy}
    >
      <Icon name={copied.value ? "right" : "copy"} />
    </button>
  );
}
