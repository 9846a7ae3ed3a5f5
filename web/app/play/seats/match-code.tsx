import { QrCode } from "../../base/ui/pictures/qr-code.tsx";

/** A code that the other phone scans, as large as the screen allows. */
export const MatchCode = ({ text, label }: { text: string; label: string }) => (
  <div class="transfer-code match-code">
    <QrCode text={text} label={label} />
  </div>
);
