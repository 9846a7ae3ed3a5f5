import { useRef, useState } from "preact/hooks";
import { useLostFocus } from "../../base/ui/input/lost-focus.ts";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { playedHands, unreadable } from "../../player/history/history.ts";
import { writeCodes } from "./code.ts";

/**
 * The longest code that a phone's camera can read from a phone's screen, in letters: with the
 * address it fills a QR code of version 25.
 */
const SCANNED_LETTERS = 1750;

/** More hands than these need more codes than anybody would scan. */
const MOST_SCANNED = 1000;

/** The choices of how many of the last hands to send. */
const CHOICES = [50, 1000];

type Codes = { text: string; links: string[] };

/** The hands of this device, as codes for another device. */
export function Departure() {
  const hands = playedHands.value;
  const [chosen, choose] = useState(Number.POSITIVE_INFINITY);
  const [made, setMade] = useState<Codes | null>(null);
  if (hands.length === 0) return <p>{t("transfer.none")}</p>;

  async function make() {
    const sent = hands.slice(-Math.min(chosen, hands.length));
    const codes = await writeCodes(sent);
    const link = addressOf("#/travel?part=");
    const isScanned = sent.length <= MOST_SCANNED && link !== "";
    const scanned = isScanned ? await writeCodes(sent, "H", SCANNED_LETTERS) : [];
    setMade({ text: codes.join("\n"), links: scanned.map((code) => link + code) });
  }

  const chooseLast = (count: number) => {
    choose(count);
    setMade(null);
  };

  return (
    <>
      <p>{t("transfer.intro", { count: hands.length })}</p>
      <Choices count={hands.length} chosen={chosen} onChoose={chooseLast} />
      {!made && (
        <button type="button" class="button primary transfer-action" onClick={make}>
          {t("transfer.make")}
        </button>
      )}
      {made && <Made made={made} />}
    </>
  );
}

/** The choice of how many of the last hands to send, if there are enough hands for a choice. */
function Choices({
  count,
  chosen,
  onChoose,
}: {
  count: number;
  chosen: number;
  onChoose: (count: number) => void;
}) {
  const fewer = CHOICES.filter((choice) => choice < count);
  if (fewer.length === 0) return null;
  return (
    <fieldset class="choice">
      <legend>{t("transfer.which")}</legend>
      <div class="segments">
        {[...fewer, Number.POSITIVE_INFINITY].map((choice) => (
          <label key={choice} class="segment">
            <input
              type="radio"
              name="travel-count"
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span>
              {Number.isFinite(choice) ? t("transfer.last", { count: choice }) : t("transfer.all")}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Made({ made: { text, links } }: { made: Codes }) {
  const others = unreadable.value.length;
  return (
    <>
      {links.length > 0 ? <Scanned links={links} /> : <p>{t("transfer.unscanned")}</p>}
      <label class="transfer-text">
        {t("transfer.text", { kilobytes: Math.ceil(text.length / 1000) })}
        <textarea class="box share-text" readOnly rows={3} value={text} />
      </label>
      <ShareButton text={text} label={t("transfer.share")} />
      <p class="help-text">
        {t("transfer.held")} {others > 0 && t("data.unreadable", { count: others })}
      </p>
    </>
  );
}

/** Links as QR codes, one at a time. */
function Scanned({ links }: { links: string[] }) {
  const [place, setPlace] = useState(0);
  const code = useRef<HTMLAnchorElement | null>(null);
  useLostFocus(code, []);
  const link = links[place] ?? "";
  const position = positionOf(place);

  function positionOf(at: number) {
    return t("transfer.position", { place: at + 1, count: links.length });
  }

  function move(step: number) {
    const to = Math.min(links.length - 1, Math.max(0, place + step));
    setPlace(to);
    say(positionOf(to));
  }

  return (
    <div class="transfer-scan">
      <p>{t("transfer.scan", { count: links.length })}</p>
      <a ref={code} class="transfer-code" href={link} aria-label={t("transfer.code", { position })}>
        <QrCode text={link} label={t("transfer.code", { position })} />
      </a>
      {links.length > 1 && (
        <div class="transfer-steps">
          <button type="button" class="button" aria-disabled={place === 0} onClick={() => move(-1)}>
            {t("transfer.previous")}
          </button>
          <span>{position}</span>
          <button
            type="button"
            class="button"
            aria-disabled={place === links.length - 1}
            onClick={() => move(1)}
          >
            {t("transfer.next")}
          </button>
        </div>
      )}
    </div>
  );
}
