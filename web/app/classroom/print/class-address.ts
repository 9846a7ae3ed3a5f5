import { type Signal, signal } from "@preact/signals";
import { load, save } from "../../base/browser/storage.ts";
import { addressOf } from "../../base/ui/sharing/share.ts";

const KEY = "twentyfour:address";

/** What was typed last; null before the first use. */
const typed: Signal<string | null> = signal(null);

/**
 * The address of the game on the web that the teacher typed into a copy that is a local file; empty
 * if none was typed.
 */
export function hostedAddress() {
  typed.value ??= read(`${load(KEY) ?? ""}`);
  return typed.value;
}

/** Keeps an address. One that cannot be opened counts as none. */
export function keepAddress(text: string) {
  typed.value = read(text);
  save(KEY, typed.value);
}

function read(text: string) {
  try {
    const { protocol, origin, pathname } = new URL(text.trim());
    return /^https?:$/.test(protocol) ? origin + pathname : "";
  } catch {
    return "";
  }
}

/** The address of a link for the class; empty for a local file without a typed address. */
export function classAddress(link: string) {
  return addressOf(link) || (hostedAddress() && hostedAddress() + link);
}
