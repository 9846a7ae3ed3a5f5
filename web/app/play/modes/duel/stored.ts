import { fieldsOf, loadForTab, saveForTab } from "../../../base/browser/storage.ts";
import { factOf, messageOf, readMessage, VERSION } from "../../link/messages.ts";
import type { StoredSession } from "../../link/session.ts";
import type { Fact } from "../../match/match.ts";

/** Keeps a duel over a reload of its page, in the storage of the tab. */
const KEY = "twentyfour:duel-session";

export const keepSession = (session: StoredSession | null) =>
  saveForTab(KEY, session && { ...session, facts: session.facts.map(written) });

const written = (fact: Fact) => ({ by: fact.by, fact: messageOf(fact) });

/** The kept duel; null if there is none, or if it is not as this version keeps it. */
export function loadSession(): StoredSession | null {
  const { nonce, theirs, plan, facts, open } = fieldsOf(loadForTab(KEY));
  const hello = checked({ type: "hello", version: VERSION, name: "", invites: true, nonce, plan });
  const other = checked({
    type: "hello",
    version: VERSION,
    name: "",
    invites: true,
    nonce: theirs,
    plan,
  });
  if (hello?.type !== "hello" || other?.type !== "hello" || !Array.isArray(facts)) return null;
  return {
    nonce: hello.nonce,
    theirs: other.nonce,
    plan: hello.plan,
    facts: facts.flatMap((stored) => readFact(fieldsOf(stored)) ?? []),
    open: readOpen(fieldsOf(open)),
  };
}

/** A message that would pass a link; null for any other value. */
function checked(value: object) {
  const read = readMessage(JSON.stringify(value));
  return "fault" in read ? null : read;
}

function readFact({ by, fact }: Record<string, unknown>): Fact | null {
  const message = checked(fieldsOf(fact));
  return message && (by === 0 || by === 1) ? factOf(message, by) : null;
}

const readOpen = ({ key, since }: Record<string, unknown>) =>
  typeof key === "string" && typeof since === "number" ? { key, since } : null;
