import { useSignal } from "@preact/signals";
import { download } from "../core/download.js";
import { clockTime } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { nameOfHands } from "../print/hand-list.js";
import { QrCode } from "../ui/qr-code.jsx";
import { addressOf } from "../ui/sharing/share.js";
import { ShareButton } from "../ui/sharing/share-button.jsx";
import { useSaid } from "../ui/use-said.js";
import { collect, resultsCsv } from "./set-result.js";

/** @import { Query } from "../core/router.js" */
/** @import { ListedHand } from "../print/hand-list.js" */
/** @import { SetResult } from "./set-result.js" */

/** What was pasted stays while the page is open. */
const pasted = new Map();

/**
 * The teacher's page of a set: its link, and the results of the class side by side.
 *
 * @param {{query: Query, hands: ListedHand[], given: string}} props `given`: the result of the link
 */
export function SetResults({ query, hands, given }) {
  const set = nameOfHands(hands);
  const text = useSignal(pasted.get(set) ?? given);
  const { results, refused } = collect(text.value, set);
  const link = href("set", query);
  const address = addressOf(link);
  const words = refused.length > 0 ? t("set.refused", { count: refused.length }) : "";
  useSaid(words);
  return (
    <div class="sheet set">
      <h1 tabIndex={-1}>{t("set.results")}</h1>
      <p>{t("set.for-class", { count: hands.length })}</p>
      {address && (
        <div class="set-qr">
          <QrCode text={address} label={t("set.qr")} />
        </div>
      )}
      <p class="set-links">
        <a class="button" href={link}>
          {t("set.open")}
        </a>
        <a class="button" href={href("screen", query)}>
          {t("set.to-screen")}
        </a>
        <a class="button" href={href("print", query)}>
          {t("set.to-print")}
        </a>
      </p>
      {address && <ShareButton text={address} label={t("set.send-link")} />}
      <label class="set-form">
        {t("set.paste")}
        <textarea
          class="box set-text"
          rows={6}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            pasted.set(set, text.value);
          }}
        />
      </label>
      <p class="help-text">{t("set.honest")}</p>
      <p class="set-refused">{words}</p>
      {results.length > 0 && <Results hands={hands} results={results} />}
    </div>
  );
}

/** @param {{hands: ListedHand[], results: SetResult[]}} props */
function Results({ hands, results }) {
  return (
    <>
      <div class="set-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("set.hand")}</th>
              {results.map(({ name }, at) => (
                <th key={at} scope="col">
                  {name || t("set.nameless", { place: at + 1 })}
                </th>
              ))}
              <th scope="col">{t("set.missed")}</th>
            </tr>
          </thead>
          <tbody>
            {hands.map(({ numbers }, at) => (
              <tr key={at}>
                <th scope="row">{numbers.join(" ")}</th>
                {results.map(({ times }, of) => (
                  <td key={of}>{timeText(times[at] ?? null)}</td>
                ))}
                <td data-missed={missed(results, at)}>{missed(results, at)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t("set.total")}</th>
              {results.map(({ times }, of) => (
                <td key={of}>{times.filter((time) => time !== null).length}</td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <button
        type="button"
        class="button"
        onClick={() =>
          download(
            new Blob([resultsCsv(hands, results, t("set.name"))], { type: "text/csv" }),
            "twentyfour-set.csv",
          )
        }
      >
        {t("set.csv")}
      </button>
    </>
  );
}

/** @param {number | null} time */
const timeText = (time) => (time === null ? "–" : clockTime(time));

/**
 * How many of the class have not solved a hand.
 *
 * @param {SetResult[]} results
 * @param {number} at
 */
const missed = (results, at) => results.filter(({ times }) => (times[at] ?? null) === null).length;
