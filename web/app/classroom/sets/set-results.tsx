import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { nameOfHands } from "../../base/address/hand-list.ts";
import { go, href, type Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { QrCode } from "../../base/ui/qr-code.tsx";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { useSaid } from "../../base/ui/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { addResults, classes, classesUnsaved } from "../../player/history/classes.ts";
import { classAddress, hostedAddress, keepAddress } from "../print/class-address.ts";
import { ClassTable } from "./class-table.tsx";
import { readTerms, termsQuery } from "./set-link.ts";
import { collect, type Refused, readLine } from "./set-result.ts";

/**
 * The teacher's page of a set: its code and link, and a table of the class's results.
 *
 * @param props `code`: the code of the set, if it has one; `given`: the result in the link
 */
export function SetResults({
  query,
  code,
  hands,
  given,
}: {
  query: Query;
  code: string | null;
  hands: Puzzle[];
  given: string | undefined;
}) {
  const set = nameOfHands(hands);
  const { title } = readTerms(query);
  return (
    <div class="sheet set">
      <h1 tabIndex={-1}>{t(classes.value[set] ? "set.results" : "set.ready")}</h1>
      {title && <p class="set-progress">{title}</p>}
      <div class="set-handing print-choices">
        <Handing query={query} code={code} count={hands.length} />
        <AddResults set={set} query={query} given={given} />
      </div>
      <StoredResults set={set} hands={hands} />
    </div>
  );
}

/** What the class needs to open the set. */
function Handing({ query, code, count }: { query: Query; code: string | null; count: number }) {
  const link = href("set", query);
  const address = classAddress(link);
  const hasTerms = Object.keys(termsQuery(readTerms(query))).length > 0;
  return (
    <>
      <p>{t("set.for-class", { count })}</p>
      {code && (
        <p class="example">
          <code class="set-code set-spoken">{code}</code>
        </p>
      )}
      {code && hasTerms && <p class="help-text">{t("set.code.terms")}</p>}
      {address && (
        <div class="set-qr">
          <QrCode text={address} label={t("set.qr")} />
        </div>
      )}
      <p class="set-link">{address || link}</p>
      {location.protocol === "file:" && <TypedAddress />}
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
      <ShareButton
        text={[code, address || link].filter(Boolean).join("\n")}
        label={t("set.send-link")}
      />
    </>
  );
}

/** The address of the game on the web, for a copy that is a local file and does not know it. */
function TypedAddress() {
  return (
    <label class="set-form">
      {t("set.address")}
      <input
        class="box"
        type="url"
        autocomplete="url"
        placeholder="https://"
        value={hostedAddress()}
        onChange={(event) => {
          keepAddress(event.currentTarget.value);
          event.currentTarget.value = hostedAddress();
        }}
      />
    </label>
  );
}

/** The field for pasted results. Lines that are no results stay in it, each with the reason. */
function AddResults({
  set,
  query,
  given,
}: {
  set: string;
  query: Query;
  given: string | undefined;
}) {
  const text = useSignal("");
  const refused = useSignal<Refused[]>([]);

  function add(pasted: string) {
    const read = collect(pasted, set);
    refused.value = read.refused;
    text.value = read.refused.map((line) => line.text).join("\n");
    if (read.results.length === 0) return;
    addResults(
      set,
      query,
      read.results.map(({ name, code }) => [name || code, code]),
    );
    say(t("set.added", { count: read.results.length }));
  }

  useEffect(() => {
    if (given === undefined) return;
    go("set", { ...query, collect: "1" }, { replace: true });
    add(given);
  }, [given]);

  const words = refused.value.map(refusedWords).join(" ");
  useSaid(words, { urgent: true });
  return (
    <form
      class="set-form"
      onSubmit={(event) => {
        event.preventDefault();
        add(text.value);
      }}
    >
      <label class="set-form">
        {t("set.paste")}
        <textarea
          class="box set-text"
          rows={6}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="help-text">{t("set.honest")}</p>
      {refused.value.length > 0 && (
        <ul class="set-refused">
          {refused.value.map((line) => (
            <li key={line.line}>{refusedWords(line)}</li>
          ))}
        </ul>
      )}
      <button type="submit" class="button primary">
        {t("set.add")}
      </button>
    </form>
  );
}

const refusedWords = ({ line, text, fault }: Refused) =>
  t(`set.refused.${fault}`, { line, text: text.slice(0, LONGEST_QUOTE) });

/** How many letters of a refused line are quoted. */
const LONGEST_QUOTE = 30;

/** The results that this device has of a set. */
function StoredResults({ set, hands }: { set: string; hands: Puzzle[] }) {
  const codes = classes.value[set]?.codes ?? [];
  const results = codes.flatMap(([name, code]) => {
    const read = readLine(code);
    return "fault" in read ? [] : [{ ...read, name: name === code ? "" : name }];
  });
  return (
    <>
      {classesUnsaved.value && (
        <Notice kind="wrong">
          <p>{t("set.unsaved")}</p>
        </Notice>
      )}
      {results.length > 0 && <ClassTable set={set} hands={hands} results={results} />}
    </>
  );
}
