import { useSignal } from "@preact/signals";
import { download } from "../core/download.ts";
import { clockTime } from "../core/duration.ts";
import { t } from "../core/i18n.ts";
import type { Puzzle } from "../core/puzzle.ts";
import { href, type Query } from "../core/router.ts";
import { nameOfHands } from "../print/hand-list.ts";
import { QrCode } from "../ui/qr-code.tsx";
import { addressOf } from "../ui/sharing/share.ts";
import { ShareButton } from "../ui/sharing/share-button.tsx";
import { useSaid } from "../ui/use-said.ts";
import { collect, resultsCsv, type SetResult } from "./set-result.ts";

/** Pasted text is kept while the page is open. */
const pasted = new Map();

/**
 * The teacher's page of a set: its link, and a table of the class's results.
 *
 * @param props `given`: the result in the link
 */
export function SetResults({
  query,
  hands,
  given,
}: {
  query: Query;
  hands: Puzzle[];
  given: string;
}) {
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

function Results({ hands, results }: { hands: Puzzle[]; results: SetResult[] }) {
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

const timeText = (time: number | null) => (time === null ? "–" : clockTime(time));

/** How many pupils have not solved a hand. */
const missed = (results: SetResult[], at: number) =>
  results.filter(({ times }) => (times[at] ?? null) === null).length;
