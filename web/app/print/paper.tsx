import { t } from "../core/i18n.js";
import { QrCode } from "../ui/qr-code.jsx";
import { CODE_SIDE, PAPERS } from "./layout.js";
import { addressOfHands } from "./sheet-link.js";

/** @import { ComponentChildren } from "preact" */
/** @import { SheetChoices } from "./sheet-link.js" */

/** @param {number} length */
export const mm = (length) => `${Math.round(length * 100) / 100}mm`;

/**
 * A page of paper: what the printer gets is what is seen.
 *
 * @param {{sheet: SheetChoices, part: string, children: ComponentChildren}} props `part`: what is on it
 */
export function Paper({ sheet, part, children }) {
  const { width, height } = PAPERS[sheet.paper];
  return (
    <section
      class={`paper paper-${sheet.paper}`}
      data-part={part}
      style={{ width: mm(width), height: mm(height) }}
    >
      {children}
    </section>
  );
}

/**
 * A page with a title, the seed, and the code that opens its hands; `lines` are to be filled in by hand.
 *
 * @param {object} props
 * @param {SheetChoices} props.sheet
 * @param {string} props.part
 * @param {string} props.title
 * @param {string} [props.about]
 * @param {string[]} [props.lines]
 * @param {ComponentChildren} props.children
 */
export function TitledPaper({ sheet, part, title, about, lines = [], children }) {
  return (
    <Paper sheet={sheet} part={part}>
      <div class="paper-text">
        <header class="paper-head">
          <div>
            <h2>{title}</h2>
            {about && <p>{about}</p>}
            {lines.length > 0 && (
              <p class="paper-lines">
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            )}
          </div>
          <SheetCode sheet={sheet} />
        </header>
        {children}
        <SheetLine sheet={sheet} />
      </div>
    </Paper>
  );
}

/**
 * The seed, and the link where it is short enough to be typed.
 *
 * @param {{sheet: SheetChoices}} props
 */
export function SheetLine({ sheet }) {
  const { address, link } = addressOfHands(sheet);
  return (
    <p class="paper-line">
      <b class="paper-seed">{sheet.seed}</b> {!sheet.hands && (address || link)}
    </p>
  );
}

/**
 * The QR code of a page; where the page is a file there is no address that it could open.
 *
 * @param {{sheet: SheetChoices}} props
 */
export function SheetCode({ sheet }) {
  const { address } = addressOfHands(sheet);
  if (!address) return null;
  return (
    <div class="paper-code" style={{ width: mm(CODE_SIDE), height: mm(CODE_SIDE) }}>
      <QrCode text={address} label={t("print.code", { seed: sheet.seed })} />
    </div>
  );
}
