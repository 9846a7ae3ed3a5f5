import { begin, type Log, load, save } from "../app/table/hand/log.ts";
import type { Played } from "../app/table/hand/played.ts";
import type { Around } from "../app/table/hand/record.ts";
import { add, close, name, openHand, type Shelf, undoable } from "../app/table/hand/shelf.ts";
import { encode } from "../app/table/hand/trail.ts";
import type { Act, Deal, HandEvent, Rules } from "../app/table/hand/types.ts";
import { isTimed } from "../app/table/hand/views.ts";
import { type Request, wanted } from "../app/table/hand/wanted.ts";
import { reply } from "./model-python.ts";

/** A table as a page runs it: with a clock, a Python, and storage. */
export class Player {
  shelf: Shelf;
  t = 0;
  records: Played[] = [];
  private count = 0;
  private modeOf: (rules: Rules) => string;
  /** The requests to Python, in order. */
  private queue: string[] = [];

  constructor(deal: Deal, rules: Rules, modeOf: (rules: Rules) => string = () => "endless") {
    this.modeOf = modeOf;
    this.shelf = { log: begin(deal, rules), left: [] };
  }
  get log(): Log {
    return this.shelf.log;
  }
  get state() {
    return this.log.state;
  }
  private around(): Around {
    this.count += 1;
    return {
      ...{ id: `hand-${this.count}`, at: 1000 + this.count, localDate: "2026-11-21" },
      ...{
        recordFields: { mode: this.modeOf(this.log.rules) },
        wantsRating: true,
        trailOf: encode,
      },
    };
  }
  spend(milliseconds: number) {
    if (isTimed(this.state)) this.t += milliseconds;
    return this;
  }
  act(...events: Act[]) {
    for (const event of events) {
      this.keep(add(this.shelf, { ...event, t: this.t } as HandEvent, this.around()));
      this.next();
    }
    return this;
  }
  /** Lets Python answer all requests, oldest first. */
  settle() {
    for (let request = this.next(); request; request = this.next()) {
      this.queue.shift();
      this.keep(add(this.shelf, reply(request, this.t), this.around()));
    }
    return this;
  }
  private next(): Request | undefined {
    const all = wanted(this.state);
    const nameOf = ({ call, key }: Request) => `${call} ${key}`;
    const names = all.map(nameOf);
    const waiting = this.queue.filter((each) => names.includes(each));
    this.queue = [...waiting, ...names.filter((each) => !waiting.includes(each))];
    return all.find((request) => nameOf(request) === this.queue[0]);
  }
  open(deal: Deal, rules: Rules) {
    this.keep(openHand(this.shelf, deal, rules, this.t, this.around()));
    this.queue = [];
    this.next();
    this.t = this.state.t;
    return this;
  }
  /** Brings back the hand that was left last. */
  back() {
    const last = this.shelf.left.at(-1);
    if (last && undoable(this.shelf)) this.open(last.log.deal, last.log.rules);
    return this;
  }
  name() {
    this.shelf = name(this.shelf);
    return this;
  }
  /** Closes the page, and opens it again after some milliseconds. */
  reload(absence = 0) {
    const since = isTimed(this.state) ? 0 : null;
    const saved: unknown = JSON.parse(JSON.stringify(save(this.log, this.t, since)));
    const { records, unfinished } = close(this.shelf, this.t, this.around());
    this.records.push(...records);
    const log = load(saved, this.log.deal.key, this.log.rules, absence);
    this.shelf = { log: log ?? begin(this.log.deal, this.log.rules), left: [] };
    this.t = this.state.t;
    return unfinished;
  }
  private keep({ shelf, records }: { shelf: Shelf; records: Played[] }) {
    this.shelf = shelf;
    this.records.push(...records);
  }
}
