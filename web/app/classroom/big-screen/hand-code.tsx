import { useRef } from "preact/hooks";
import { href, type Query } from "../../base/address/router.ts";
import { Dialog } from "../../base/ui/dialogs/dialog.tsx";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { t } from "../../base/words/i18n.ts";
import { classAddress } from "../print/class-address.ts";
import type { ScreenHand } from "./screen-hands.ts";
import { ScreenTool } from "./screen-tool.tsx";

/**
 * A button that shows the link of the hand as a large QR code. A file without an address has none.
 *
 * @param props `set`: the query of the set that has the hand, whose link is shown instead
 */
export function HandCode({ hand, set }: { hand: ScreenHand; set: Query | undefined }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const address = classAddress(set ? href("set", set) : href("play", hand.link));
  if (!address) return null;
  const label = t(set ? "sets.qr" : "big-screen.qr");
  return (
    <>
      <ScreenTool icon="code" words={label} onPress={() => box.current?.showModal()} />
      <Dialog box={box} title={label}>
        <div class="big-screen-code">
          <QrCode text={address} label={label} />
          <p>{address}</p>
        </div>
      </Dialog>
    </>
  );
}
