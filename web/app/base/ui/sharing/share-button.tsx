import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { download } from "../../browser/download.ts";
import { sentences, t } from "../../words/i18n.ts";
import { Icon } from "../buttons/icon.tsx";
import { useSaid } from "../notices/use-said.ts";
import type { Poster } from "./poster.ts";
import { share, sharesPictures } from "./share.ts";

/**
 * Shares a text and its poster, or with `send` only copies the text. If the browser refuses, shows
 * the text so that the player can copy it. Without a share sheet for pictures, a further button
 * saves the poster.
 */
export function ShareButton({
  text,
  label,
  poster,
  primary = false,
  send = share,
}: {
  text: string;
  label: string;
  /** Called when the picture is wanted. */
  poster?: () => Poster | Promise<Poster>;
  primary?: boolean;
  send?: typeof share;
}) {
  const done = useSignal<Awaited<ReturnType<typeof share>> | null>(null);
  const saved = useSignal<{ address: string; words: string } | null>(null);
  const box = useRef<HTMLTextAreaElement | null>(null);
  const refused = done.value === "refused";
  const outcome = done.value === "copied" ? t("share.copied") : refused ? t("share.refused") : "";
  const withPicture = poster && sharesPictures();
  useSaid(outcome);
  useEffect(() => box.current?.select(), [refused]);

  async function shareAll() {
    const file = withPicture ? await pictureOf(poster).catch(() => null) : null;
    done.value = await send(text, file ? [file] : []);
  }

  async function pictureOf(wanted: NonNullable<typeof poster>) {
    const [drawing, drawn] = await Promise.all([import("./draw-poster.tsx"), wanted()]);
    const { file } = await drawing.drawPoster(drawn);
    return file;
  }

  async function savePicture(wanted: NonNullable<typeof poster>) {
    const [drawing, drawn] = await Promise.all([import("./draw-poster.tsx"), wanted()]);
    const { file, address } = await drawing.drawPoster(drawn);
    saved.value = { address, words: sentences(t("sentence", { words: drawn.title }), drawn.words) };
    download(file, file.name);
  }

  return (
    <div class="share-area">
      <button type="button" class={primary ? "button primary" : "button"} onClick={shareAll}>
        <Icon name={send === share ? "share" : "copy"} />
        {label}
      </button>
      {outcome && <p>{outcome}</p>}
      {poster && !withPicture && (
        <button type="button" class="button" onClick={() => savePicture(poster)}>
          {t("share.picture")}
        </button>
      )}
      {saved.value && (
        <img class="share-picture" src={saved.value.address} alt={saved.value.words} />
      )}
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
