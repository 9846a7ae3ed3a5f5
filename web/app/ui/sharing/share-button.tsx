import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../core/i18n.ts";
import { Icon } from "../icon.tsx";
import { useSaid } from "../use-said.ts";
import { share } from "./share.ts";

/**
 * Shares a text, or with `send` only copies it. If the browser refuses, shows the text so that the
 * player can copy it.
 */
export function ShareButton({
  text,
  label,
  primary = false,
  send = share,
}: {
  text: string;
  label: string;
  primary?: boolean;
  send?: typeof share;
}) {
  const done = useSignal<Awaited<ReturnType<typeof share>> | null>(null);
  const box = useRef<HTMLTextAreaElement | null>(null);
  const refused = done.value === "refused";
  const outcome = done.value === "copied" ? t("share.copied") : refused ? t("share.refused") : "";
  useSaid(outcome);
  useEffect(() => box.current?.select(), [refused]);

  return (
    <div class="share-area">
      <button
        type="button"
        class={primary ? "button primary" : "button"}
        onClick={async () => {
          done.value = await send(text);
        }}
      >
        <Icon name={send === share ? "share" : "copy"} />
        {label}
      </button>
      {outcome && <p>{outcome}</p>}
      {refused && (
        <textarea
          ref={box}
          class="box share-text"
          aria-label={t("share.text")}
          readOnly
          rows={text.split("\n").length + 1}
          value={text}
        />
      )}
    </div>
  );
}
