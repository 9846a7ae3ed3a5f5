import type { ComponentChildren } from "preact";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { t } from "../../base/words/i18n.ts";
import { CODE_SIDE, PAPERS } from "./layout.ts";
import { setCode } from "./set-code.ts";
import { addressOfHands, type SheetChoices } from "./sheet-link.ts";

export const mm = (length: number) => `${Math.round(length * 100) / 100}mm`;

/**
 * A page of paper. The screen shows exactly what is printed.
 *
 * @param props `part`: the kind of its content
 */
export function Paper({
  sheet,
  part,
  children,
}: {
  sheet: SheetChoices;
  part: string;
  children: ComponentChildren;
}) {
  const { width, height } = PAPERS[sheet.paper];
  return (
    <section
      class={`paper paper-${sheet.paper}`}
      data-type={sheet.format === "worksheet" ? sheet.type : undefined}
      data-part={part}
      style={{ width: mm(width), height: mm(height) }}
    >
      {children}
    </section>
  );
}

/**
 * A page with a title, the seed, and the QR code that opens its hands. `lines` are filled in by
 * hand. `legend` explains the dots.
 */
export function TitledPaper({
  sheet,
  part,
  title,
  about,
  lines = [],
  legend = [],
  children,
}: {
  sheet: SheetChoices;
  part: string;
  title: string;
  about?: string;
  lines?: string[];
  legend?: string[];
  children: ComponentChildren;
}) {
  return (
    <Paper sheet={sheet} part={part}>
      <div class="paper-text">
        <header class="paper-head">
          <div>
            <h2>{sheet.version ? `${title} · ${sheet.version.toUpperCase()}` : title}</h2>
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
        <Legend meanings={legend} />
        <SheetLine sheet={sheet} />
      </div>
    </Paper>
  );
}

/** What the dots of a page mean. */
export const Legend = ({ meanings }: { meanings: string[] }) => (
  <p class="paper-legend">
    {meanings.map((meaning) => (
      <span key={meaning}>{meaning}</span>
    ))}
  </p>
);

/** The seed, and the code and the link of the set if they are short enough to type. */
export function SheetLine({ sheet }: { sheet: SheetChoices }) {
  const { address, link } = addressOfHands(sheet);
  return (
    <p class="paper-line">
      <b class="paper-seed">{sheet.seed}</b> <b class="paper-set">{setCode(sheet)}</b>{" "}
      {!sheet.hands && (address || link)}
    </p>
  );
}

/**
 * The QR code of a page. A local file has no QR code, because it has no address to open.
 */
export function SheetCode({ sheet }: { sheet: SheetChoices }) {
  const { address } = addressOfHands(sheet);
  if (!address) return null;
  return (
    <div class="paper-code" style={{ width: mm(CODE_SIDE), height: mm(CODE_SIDE) }}>
      <QrCode text={address} label={t("print.code", { seed: sheet.seed })} />
    </div>
  );
}
