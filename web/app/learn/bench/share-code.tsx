import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { href } from "../../base/address/router.ts";
import { HIGHEST_RANK } from "../../base/cards/cards.ts";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import type { Bench, Deck } from "./bench.ts";
import { packCode } from "./code-link.ts";

/** A button that shares the code as a link, unless the code is too long for one. */
export function ShareCode({ bench }: { bench: Bench }) {
  /** Null if the code is too long; undefined until it is packed. */
  const packed = useSignal<string | null | undefined>(undefined);
  const code = bench.code.value;
  useEffect(() => {
    let current = true;
    packCode(code).then((letters) => {
      if (current) packed.value = letters;
    });
    return () => {
      current = false;
    };
  }, [code]);
  if (packed.value === null) return <p class="help-text">{t("bench.share.long")}</p>;
  return (
    <ShareButton
      label={t("bench.share")}
      text={addressOf(linkOf(packed.value ?? "", bench.deck.value))}
    />
  );
}

const linkOf = (code: string, { high, target }: Deck) =>
  href("bench", {
    code,
    ...(high !== HIGHEST_RANK && { high: `${high}` }),
    ...(target !== DEFAULT_TARGET && { target }),
  });
