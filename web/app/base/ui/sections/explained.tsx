import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { href } from "../../address/router.ts";
import { t } from "../../words/i18n.ts";
import { say } from "../../words/say.ts";

/** The distance between the words and their explanation, in pixels. */
const GAP = 4;

/** Words that the player presses to see an explanation next to them, with a link to more. */
export function Explained({
  sentence,
  children,
}: {
  sentence: string;
  /** The words to explain. */
  children: ComponentChildren;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const words = useRef<HTMLButtonElement | null>(null);
  const note = useRef<HTMLDivElement | null>(null);

  /** Places the explanation below the words, or above them in the lower half of the window. */
  function place() {
    if (!words.current || !note.current) return;
    const { top, bottom } = words.current.getBoundingClientRect();
    const isLow = bottom > innerHeight / 2;
    note.current.style.top = isLow ? "auto" : `${bottom + GAP}px`;
    note.current.style.bottom = isLow ? `${innerHeight - top + GAP}px` : "auto";
  }

  return (
    <>
      <button
        ref={words}
        type="button"
        class="explained"
        popovertarget={id}
        aria-expanded={open}
        onClick={place}
      >
        {children}
      </button>
      <div
        ref={note}
        id={id}
        class="explanation"
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open") say(sentence);
        }}
      >
        <p>{sentence}</p>
        <a class="text-link" href={href("help")}>
          {t("explained.more")}
        </a>
      </div>
    </>
  );
}
