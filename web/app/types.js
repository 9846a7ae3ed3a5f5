/**
 * What the bridge sends, as the page sees it.
 *
 * @typedef {"clubs" | "diamonds" | "hearts" | "spades"} Suit
 * @typedef {{rank: number, suit: Suit}} PlayingCard
 * @typedef {{value: string}} NumberCard
 * @typedef {PlayingCard | NumberCard} Card
 * @typedef {number | string} CardNumber an int, or a fraction such as "1/2"
 * @typedef {[number, number]} Span a half-open range of Unicode code points
 * @typedef {{cards: PlayingCard[], numbers: number[], target: string}} Deal
 * @typedef {{cards: Card[], numbers: CardNumber[]}} ReadHand
 *
 * @typedef {"+" | "-" | "*" | "/"} Operator
 * @typedef {{left: string, operator: Operator, right: string, value: string}} Step
 * @typedef {{text: string, value: string, steps: Step[]}} Expression
 * @typedef {{below: Expression | null, above: Expression | null}} Nearest
 * @typedef {{count: number, solutions: Expression[], nearest: Nearest | null}} Solved
 *
 * @typedef {{value: string, count: number}} Counted
 * @typedef {{value: string, used: number, available: number}} Overused
 * @typedef {{negative: boolean, whole: string, numerator: string, denominator: string}} Mixed
 * @typedef {Record<string, unknown>} Params
 * @typedef {object} Verdict
 * @property {boolean} ok
 * @property {string} code
 * @property {string | null} [value]
 * @property {Mixed | null} [mixed]
 * @property {Span | null} [span]
 * @property {Params} [params]
 * @property {Expression | null} [expression]
 *
 * @typedef {{code: string, params: Record<string, string>}} Reason
 * @typedef {Reason & {expression: Expression | null}} Hint
 * @typedef {{possible: boolean, undo: number | null, hints: Hint[]}} Advice
 * @typedef {"easy" | "medium" | "hard" | "expert"} Level
 * @typedef {{score: number, level: Level, reasons: Reason[], technique: Reason | null}} Rated
 * @typedef {object} Branch a first step of a proof, and how near to the target it leads
 * @property {Step} step
 * @property {CardNumber[]} table
 * @property {boolean} reaches
 * @property {string | null} below
 * @property {string | null} above
 *
 * @typedef {{done: number, total: number, found: number}} Progress
 */

export {};
