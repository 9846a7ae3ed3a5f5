import { href } from "../../../base/address/router.ts";
import type { Dealer, Onward } from "../../mode.ts";
import { openAfter } from "./daily.ts";

/**
 * The link to the next open hand of a day; null if there is none, and the link to the day if the
 * call fails.
 */
export async function onwardOf(day: string, { hand, link }: Dealer): Promise<Onward | null> {
  try {
    const open = await openAfter(day, hand.peek().numbers);
    return open ? { href: link(open, { daily: day }), label: "play.next" } : null;
  } catch {
    return { href: href("daily", { date: day }), label: "daily.back" };
  }
}
