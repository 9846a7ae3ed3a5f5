import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { nameOfHands } from "../../base/address/hand-list.ts";
import { go, href, type Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { StoredBoundary } from "../../base/ui/loading/stored-boundary.tsx";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { listed, sentences, t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import {
  type Added,
  addResults,
  classes,
  classesRefused,
  deleteResults,
  lastChange,
  type PupilCode,
  undoLast,
} from "../../player/history/classes.ts";
import { classAddress, hostedAddress, keepAddress } from "../print/class-address.ts";
import { ClassTable } from "./class-table.tsx";
import { SchoolOffer } from "./school-offer.tsx";
import { readTerms, termsQuery } from "./set-link.ts";
import { collect, type Refused } from "./set-result.ts";
import { rowsOf } from "./set-table.ts";

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
      <h1 tabIndex={-1}>{t(classes.value.has(set) ? "sets.results" : "sets.ready")}</h1>
      {title && <p class="sets-progress">{title}</p>}
      <div class="sets-handing print-choices">
        <Handing query={query} code={code} hands={hands} />
        <AddResults set={set} query={query} count={hands.length} given={given} />
      </div>
      <StoredBoundary onDiscard={() => deleteResults(set)}>
        <StoredResults set={set} hands={hands} />
      </StoredBoundary>
    </div>
  );
}

/** What the class needs to open the set. */
function Handing({ query, code, hands }: { query: Query; code: string | null; hands: Puzzle[] }) {
  const link = href("set", query);
  const address = classAddress(link);
  const hasTerms = Object.keys(termsQuery(readTerms(query))).length > 0;
  return (
    <>
      <p>{t("sets.for-class", { count: hands.length })}</p>
      {code && (
        <p class="example">
          <code class="sets-code sets-spoken" translate={false}>
            {code}
          </code>
        </p>
      )}
      {code && hasTerms && <p class="help-text">{t("sets.code.terms")}</p>}
      {address && (
        <div class="sets-qr">
          <QrCode text={address} label={t("sets.qr")} />
        </div>
      )}
      <p class="sets-link">{address || link}</p>
      {location.protocol === "file:" && <TypedAddress />}
      <div class="sets-links">
        <a class="button" href={link}>
          {t("sets.open")}
        </a>
        <a class="button" href={href("screen", query)}>
          {t("sets.to-screen")}
        </a>
        <a class="button" href={href("print", query)}>
          {t("sets.to-print")}
        </a>
        <ShareButton
          text={[code, address || link].filter(Boolean).join("\n")}
          label={t("sets.send-link")}
        />
        <SchoolOffer set={nameOfHands(hands)} query={query} hands={hands} />
      </div>
    </>
  );
}

/** The address of the game on the web, for a copy that is a local file and does not know it. */
function TypedAddress() {
  return (
    <label class="sets-form">
      {t("sets.address")}
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
  count,
  given,
}: {
  set: string;
  query: Query;
  count: number;
  given: string | undefined;
}) {
  const text = useSignal("");
  const refused = useSignal<Refused[]>([]);
  const outcome = useSignal("");

  function add(pasted: string) {
    const read = collect(pasted, set, count);
    refused.value = read.refused;
    text.value = read.refused.map((line) => line.text).join("\n");
    const codes = read.results.map(({ name, code }): PupilCode => [name || code, code]);
    show(codes.length > 0 ? addedWords(addResults(set, query, codes)) : "");
  }

  function undo() {
    undoLast();
    show(t("sets.undone"));
  }

  function show(words: string) {
    outcome.value = words;
    say(words);
  }

  useEffect(() => {
    if (given === undefined) return;
    go("set", { ...query, collect: "1" }, { replace: true });
    add(given);
  }, [given]);

  const words = sentences(...refused.value.map(refusedWords));
  useSaid(words, { urgent: true });
  return (
    <form
      class="sets-form"
      onSubmit={(event) => {
        event.preventDefault();
        add(text.value);
      }}
    >
      <label class="sets-form">
        {t("sets.paste")}
        <textarea
          class="box sets-text"
          rows={6}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="help-text">{t("sets.honest")}</p>
      {refused.value.length > 0 && (
        <ul class="sets-refused">
          {refused.value.map((line) => (
            <li key={line.line}>{refusedWords(line)}</li>
          ))}
        </ul>
      )}
      <p class="set-added">{outcome.value}</p>
      <div class="sets-links">
        <button type="submit" class="button primary">
          {t("sets.add")}
        </button>
        {lastChange.value?.set === set && (
          <button type="button" class="button" onClick={undo}>
            {t("sets.undo")}
          </button>
        )}
      </div>
    </form>
  );
}

/** What adding did, in words. */
const addedWords = ({ added, named, known, several }: Added) =>
  sentences(
    added > 0 && t("sets.added", { count: added }),
    named > 0 && t("sets.named", { count: named }),
    known > 0 && t("sets.known", { count: known }),
    several.length > 0 && t("sets.several", { names: listed(several) }),
  );

const refusedWords = ({ line, text, fault }: Refused) =>
  t(`sets.refused.${fault}`, { line, text: text.slice(0, LONGEST_QUOTE) });

/** How many letters of a refused line are quoted. */
const LONGEST_QUOTE = 30;

/** The results that this device has of a set. */
function StoredResults({ set, hands }: { set: string; hands: Puzzle[] }) {
  const results = rowsOf(classes.value.get(set)?.codes ?? []);
  return (
    <>
      {classesRefused.value && (
        <Notice kind="wrong">
          <p>{t(`sets.unkept.${classesRefused.value}`)}</p>
        </Notice>
      )}
      {results.length > 0 && <ClassTable set={set} hands={hands} results={results} />}
    </>
  );
}
