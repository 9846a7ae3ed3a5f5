/** Every call to Python. `make fix` writes this from `twentyfour/contract`. */

export type SchoolStep = 1 | 2 | 3 | 4 | 5 | 6;

export type Key = "none" | "simplest" | "all";

export type Measure = "people" | "school";

export type PathCode =
  | "sum"
  | "eight-three"
  | "six-four"
  | "twelve-two"
  | "spare-one"
  | "cancel"
  | "twins"
  | "two-pairs"
  | "share"
  | "add-up"
  | "groups"
  | "over-back"
  | "two-products"
  | "quotient-sum"
  | "divide-last"
  | "inner-product"
  | "inner-quotient"
  | "fraction-times"
  | "fraction-divide";

export type Deck = "K" | "10";

export type Solvable = "only" | "mixed" | "none";

export type EditionCode =
  | "single-digits"
  | "double-digits"
  | "ace-to-ten"
  | "three-cards"
  | "five-cards"
  | "six-cards"
  | "add-subtract"
  | "multiply-divide"
  | "whole-numbers"
  | "other-targets"
  | "integers"
  | "fractions"
  | "decimals"
  | "make-ten"
  | "ticket"
  | "krypto";

export type MethodName =
  | "permutations"
  | "templates-130"
  | "templates-73"
  | "templates-first"
  | "templates-mended"
  | "pick-two"
  | "pick-two-table"
  | "pick-two-distinct"
  | "pick-two-whole"
  | "running-total"
  | "two-totals"
  | "both-orders"
  | "exhaustive"
  | "exhaustive-float"
  | "postfix"
  | "ours";

export type TracedName = "pick-two" | "running-total" | "postfix" | "ours";

export type ClosestKind = "countdown" | "digits" | "cards";

export type Level = "easy" | "medium" | "hard" | "expert";

export type CardNumber = number | string;

export type HintCode =
  | "solvable"
  | "technique"
  | "last-operator"
  | "last-step"
  | "first-step"
  | "solution"
  | "no-solution"
  | "nearest-below"
  | "nearest-above"
  | "proof"
  | "done"
  | "possible"
  | "pair"
  | "step"
  | "undo";

export type RepairCode = "operator" | "brackets" | "swap";

export type ReasonCode =
  | "no-solution"
  | "one-solution"
  | "needs-fraction"
  | "needs-division"
  | "large-product"
  | "sum-divided"
  | "product-inside"
  | "mixed-steps"
  | "only-addition"
  | "familiar-product"
  | "makes-one"
  | "equal-cards"
  | "ones"
  | "many-solutions"
  | "more-solutions";

export type TechniqueCode =
  | "sum"
  | "eight-three"
  | "six-four"
  | "twelve-two"
  | "spare-one"
  | "cancel"
  | "twins"
  | "two-pairs"
  | "share"
  | "add-up"
  | "groups"
  | "over-back"
  | "two-products"
  | "quotient-sum"
  | "divide-last"
  | "inner-product"
  | "inner-quotient"
  | "fraction-times"
  | "fraction-divide"
  | "factors"
  | "card";

export type ExclusionCode = "large" | "small" | "denominator" | "remainder" | "nothing";

export type LineCode = "excluded" | "listed" | "joined" | "pairs";

export type Span = [number, number];

export type SuitName = "clubs" | "diamonds" | "hearts" | "spades";

export type Difference = "numbers" | "value" | "form";

export type Rule =
  | "brackets"
  | "order"
  | "turn"
  | "minus-zero"
  | "zero-outermost"
  | "one-outermost"
  | "plus-minus-outermost"
  | "over-one"
  | "times-over"
  | "two-ones"
  | "zero-over"
  | "zero-times-zero"
  | "zero-product"
  | "combined"
  | "sign-in-front";

export type OperatorSymbol = "+" | "-" | "*" | "/";

export type DailyLevel = "easy" | "medium" | "hard";

export type QuestionKind = "made" | "line" | "step";

export type VerdictCode =
  | "right"
  | "not-text"
  | "not-on-table"
  | "overused"
  | "unused"
  | "operator-not-allowed"
  | "out-of-order"
  | "division-by-zero"
  | "wrong-value"
  | "wrong-total"
  | "empty"
  | "too-long"
  | "too-deep"
  | "too-many-numbers"
  | "unknown-symbol"
  | "decimal"
  | "number-too-long"
  | "power"
  | "floor-division"
  | "missing-operator"
  | "missing-operand"
  | "leading-sign"
  | "unclosed-bracket"
  | "unopened-bracket"
  | "mismatched-bracket"
  | "misplaced-equals"
  | "bad-hand-empty"
  | "bad-hand-number"
  | "bad-hand-size"
  | "bad-hand-symbol"
  | "bad-target"
  | "bad-date"
  | "bad-range"
  | "bad-method-size"
  | "no-such-hand"
  | "not-whole"
  | "too-large";

export type ClaimCode = "no-solution" | "has-solution";

export type Params = Record<string, string>;

export type Card = PlayingCard | NumberCard;

export type BlindSpotCode =
  | "needs-parentheses"
  | "needs-fraction"
  | "template-missing"
  | "operand-on-the-left"
  | "needs-two-totals"
  | "rounding";

export type Sparing = "early" | "whole" | "backwards";

export type TraceState = "open" | "dead" | "won" | "path";

export type Tree = Leaf | Joint;

export type Chapter = "plain" | "ones" | "pairs" | "products" | "division" | "fractions";

export type LookCode = "small" | "ones" | "alike";

export type WorkCode =
  | "part"
  | "one"
  | "zero"
  | "factor"
  | "term"
  | "dividend"
  | "divisor"
  | "unchanged"
  | "target";

export type ParseCode =
  | "empty"
  | "too-long"
  | "too-deep"
  | "too-many-numbers"
  | "unknown-symbol"
  | "decimal"
  | "number-too-long"
  | "power"
  | "floor-division"
  | "division-by-zero"
  | "missing-operator"
  | "missing-operand"
  | "leading-sign"
  | "unclosed-bracket"
  | "unopened-bracket"
  | "mismatched-bracket"
  | "misplaced-equals";

export type HandCode =
  | "bad-hand-empty"
  | "bad-hand-number"
  | "bad-hand-size"
  | "bad-hand-symbol"
  | "bad-target"
  | "bad-date"
  | "bad-range"
  | "bad-method-size"
  | "no-such-hand"
  | "not-whole"
  | "too-large";

export type LimitCode = "too-many-ways";

export type FaultCode = "bad-request" | "internal";

export type ErrorCode =
  | "bad-hand-empty"
  | "bad-hand-number"
  | "bad-hand-size"
  | "bad-hand-symbol"
  | "bad-target"
  | "bad-date"
  | "bad-range"
  | "bad-method-size"
  | "no-such-hand"
  | "not-whole"
  | "too-large"
  | "empty"
  | "too-long"
  | "too-deep"
  | "too-many-numbers"
  | "unknown-symbol"
  | "decimal"
  | "number-too-long"
  | "power"
  | "floor-division"
  | "division-by-zero"
  | "missing-operator"
  | "missing-operand"
  | "leading-sign"
  | "unclosed-bracket"
  | "unopened-bracket"
  | "mismatched-bracket"
  | "misplaced-equals"
  | "too-many-ways"
  | "bad-request"
  | "internal";

/** A typed text. */
export interface TextParams {
  text: string;
}

/** A card of the deck. */
export interface PlayingCard {
  rank: number;
  suit: SuitName;
}

/** A number as a card, without a suit. */
export interface NumberCard {
  value: string;
}

/** A typed hand. */
export interface ReadHand {
  cards: Card[];
  numbers: CardNumber[];
}

/** An answer to a hand. */
export interface AnswerParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
  text: string;
}

/** A fraction as a mixed number: 23 1/2. */
export interface Mixed {
  negative: boolean;
  whole: string;
  numerator: string;
  denominator: string;
}

/** A number, and the count of its cards. */
export interface CountedCard {
  value: string;
  count: string;
}

/** A number that is used more often than there are cards of it. */
export interface OverusedCard {
  value: string;
  used: string;
  available: string;
}

/** All errors in the cards used. */
export interface CardProblems {
  not_on_table: CountedCard[];
  overused: OverusedCard[];
  unused: CountedCard[];
}

/** An operation with its operands and its value. */
export interface Step {
  left: string;
  operator: OperatorSymbol;
  right: string;
  value: string;
}

/** An expression as infix text, with its value and steps. */
export interface Expression {
  text: string;
  value: string;
  steps: Step[];
}

/** The judgement of an answer, with value and expression if the answer has a value.

`counts_as_wrong` is whether the answer counts as wrong. The player can correct other errors. */
export interface Verdict {
  ok: boolean;
  code: VerdictCode;
  counts_as_wrong: boolean;
  value: string | null;
  mixed: Mixed | null;
  span: Span | null;
  params: Params | CardProblems;
  expression: Expression | null;
}

/** A hand. */
export interface HandParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
}

/** The judgement of the claim that there is no solution. */
export interface Claim {
  ok: boolean;
  code: ClaimCode;
  counts_as_wrong: boolean;
}

/** Why some cards do not make some values, by numbers that belong to the code.

`large`: the most. `small`: the least above 0. `denominator`: a prime that no denominator has.
`remainder`: a modulus, and the remainder of every value. `nothing`: no number. */
export interface Exclusion {
  code: ExclusionCode;
  numbers: string[];
  values: string[];
}

/** All values of some cards. In a line about three cards the third is `beside` them.

In an ordered puzzle the third card stands after them if `turned`. */
export interface Listing {
  cards: string[];
  values: string[];
  beside: string[];
  turned: boolean;
}

/** A line of a proof: `cards` do not make a goal if the last step joins `apart` and `part`.

The part would have to make one of `needs`. Some are excluded, the others are `tried`. They are
compared with the listings, or the lines at the places `rests_on` show that they are not made.
In a line `excluded` or `listed` the part is all the cards. In a line `pairs` each of two parts
has a listing, and no value of one makes a goal with a value of the other. */
export interface Line {
  code: LineCode;
  cards: string[];
  goals: string[];
  apart: string[];
  made: string[];
  part: string[];
  turned: boolean;
  needs: string[];
  exclusions: Exclusion[];
  tried: string[];
  listings: Listing[];
  rests_on: number[];
}

/** Why a target cannot be made. Without steps the proof would be too long.

In a `signless` proof the values stand for themselves and their negatives. */
export interface Proof {
  signless: boolean;
  long: boolean;
  steps: Line[];
}

/** The closest values below and above the target. */
export interface Nearest {
  below: Expression | null;
  above: Expression | null;
}

/** The number of solutions, and the simplest solutions or else the nearest values. */
export interface Solved {
  count: number;
  solutions: Expression[];
  nearest: Nearest | null;
}

/** Slices done and in total, and different solutions found. */
export interface SearchProgress {
  done: number;
  total: number;
  found: number;
}

/** An answer that may leave numbers out and miss the target. */
export interface ClosestAnswerParams {
  numbers: CardNumber[];
  target?: CardNumber;
  whole?: boolean;
  text: string;
}

/** The judgement of an answer of closest counts: stars, and a distance if the answer counts. */
export interface ClosestVerdict {
  verdict: Verdict;
  distance: string | null;
  stars: number;
}

/** Up to six numbers. `whole`, the default, allows only positive whole values on the way. */
export interface ClosestParams {
  numbers: CardNumber[];
  target?: CardNumber;
  whole?: boolean;
}

/** The value nearest to a target, its distance, and its expression. */
export interface Closest {
  distance: string;
  expression: Expression;
}

/** A kind, and a seed or a date. `large` is for a countdown without a date. */
export interface ClosestPuzzleParams {
  kind?: ClosestKind;
  large?: number | null;
  seed?: CardNumber;
  date?: string;
}

/** Numbers and a target for closest counts. */
export interface ClosestPuzzle {
  kind: ClosestKind;
  numbers: number[];
  target: string;
}

/** Two expressions. */
export interface PairParams {
  a: string;
  b: string;
}

/** A step between two expressions of one solution, and the rules that allow it. */
export interface Rewrite {
  rules: Rule[];
  before: string;
  after: string;
}

/** Whether two expressions are the same solution, with the steps or the difference. */
export interface Explanation {
  same: boolean;
  difference: Difference | null;
  ends: string[];
  steps: Rewrite[];
}

/** A hand, and the answer of the player, if any. */
export interface RateParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
  text?: string;
}

/** Why a hand is hard or easy. */
export interface RatingReason {
  code: ReasonCode;
  params: Params;
}

/** The technique of a solution. */
export interface Technique {
  code: TechniqueCode;
  params: Params;
}

/** How hard a hand is. A hand without a solution has no technique. */
export interface Rated {
  score: number;
  level: Level;
  reasons: RatingReason[];
  technique: Technique | null;
}

/** A right answer, and the rules of its hand. */
export interface OtherSolutionsParams {
  text: string;
  operators?: string;
  ordered?: boolean;
}

/** The technique of an answer, a neater solution, and the number of other solutions.

For a large hand the number is None. */
export interface Alternatives {
  technique: Technique;
  neater: Expression | null;
  count: number | null;
}

/** The smallest change that makes a wrong answer right, None if there is no small one.

After the first `kept` steps the cards can still make the target. `last` is the last of these
steps, and `last_span` its part of the answer. They are None if the dealt cards cannot make it. */
export interface Repair {
  code: RepairCode | null;
  span: Span | null;
  params: Params;
  expression: Expression | null;
  kept: number | null;
  last: Step | null;
  last_span: Span | null;
}

/** A question about numbers, with the place of its one right choice.

The choices of the kind `line` are `lines`, as infix text, those of `step` the `steps` of one
wrong answer, in their order, and those of `made` yes and no, which are not listed. */
export interface Question {
  kind: QuestionKind;
  numbers: CardNumber[];
  target: string;
  lines: string[];
  steps: Step[];
  right: number;
}

/** A hint, and the expression that it shows. */
export interface Hint {
  code: HintCode;
  params: Params;
  expression: Expression | null;
}

/** The tables since the deal, as numbers or as the texts of expressions. */
export interface CoachParams {
  operators?: string;
  ordered?: boolean;
  history: CardNumber[][];
  target?: CardNumber;
}

/** Whether the cards can make the target, and the steps to undo until they can, if possible. */
export interface Advice {
  possible: boolean;
  undo: number | null;
  hints: Hint[];
}

/** Tables of one hand, as numbers or as the texts of expressions. */
export interface LookBackParams {
  operators?: string;
  ordered?: boolean;
  tables: CardNumber[][];
  target?: CardNumber;
}

/** The cards on the table, as the texts of expressions. */
export interface ApproachParams {
  operators?: string;
  ordered?: boolean;
  table: string[];
  target?: CardNumber;
}

/** A first step, the table after it, and the nearest values of the table. */
export interface Branch {
  step: Step;
  table: CardNumber[];
  reaches: boolean;
  below: string | null;
  above: string | null;
  distance: string | null;
}

/** A date such as 2026-11-21. */
export interface DayParams {
  date: string;
}

/** A hand of the day. */
export interface DailyHand {
  cards: PlayingCard[];
  numbers: number[];
  target: string;
  level: DailyLevel;
  rating: Rated;
}

/** The three hands of a day. */
export interface Daily {
  date: string;
  hands: DailyHand[];
}

/** The properties of a hand to deal. Hands with the numbers of `exclude` are not dealt.

J, Q and K count `courts`, 1 or 10, if given, and a hand then has at most four cards. The rating
is close to the score `near`, and higher than `above`. No `school` steps, the default, allow
all. The `technique` opens the hand or, if `opened` is false, does not. The hand has the number
of different `solutions` and the `held` ranks. */
export interface DealParams {
  size?: number;
  deck?: Deck;
  courts?: number;
  target?: CardNumber;
  operators?: string;
  solvable?: Solvable;
  level?: Level | null;
  school?: SchoolStep[];
  near?: number | null;
  above?: number | null;
  technique?: PathCode | null;
  opened?: boolean;
  solutions?: number | null;
  exclude?: CardNumber[][];
  held?: number[];
  seed?: CardNumber;
}

/** The score and the level of a hand. */
export interface Difficulty {
  score: number;
  level: Level;
}

/** A dealt hand. A large hand has no rating. */
export interface RatedDeal {
  cards: PlayingCard[];
  numbers: number[];
  target: string;
  difficulty: Difficulty | null;
}

/** An edition, and the properties of a hand. Hands of `exclude` are not dealt. */
export interface EditionParams {
  edition: EditionCode;
  operators?: string;
  solvable?: Solvable;
  level?: Level | null;
  school?: SchoolStep[];
  exclude?: CardNumber[][];
  seed?: CardNumber;
}

/** A hand of an edition. A decoy has no solution. A large hand has no rating. */
export interface EditionDeal {
  numbers: CardNumber[];
  target: string;
  operators: string;
  ordered: boolean;
  cards: Card[];
  decoy: boolean;
  difficulty: Difficulty | null;
}

/** A sheet to print: its hands, and the solutions in its key.

`dots` are the numbers of hands with one, two and three dots by the `measure`, instead of a
level or school steps. With `versions` there are two hands at each place, equally hard: first
all of version A, then all of version B. */
export interface SheetParams {
  seed: CardNumber;
  count: number;
  level?: Level | "any";
  deck?: Deck;
  edition?: EditionCode | null;
  key?: Key;
  operators?: string;
  school?: SchoolStep[];
  technique?: PathCode | null;
  dots?: number[] | null;
  measure?: Measure;
  versions?: boolean;
}

/** A hand on a sheet. A large hand has no level and no school step.

`solutions` are printed in the key. `first` is the first step of the first of them. */
export interface SheetHand {
  numbers: CardNumber[];
  target: string;
  operators: string;
  ordered: boolean;
  level: Level | null;
  school: SchoolStep | null;
  solutions: string[];
  first: Step | null;
}

/** A sheet to print, with the six characters of its seed. */
export interface Sheet {
  seed: string;
  hands: SheetHand[];
}

/** A hand to print, and the solutions in its key. */
export interface SheetHandParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
  key?: Key;
  measure?: Measure;
}

/** A hand, for which a similar hand is dealt, and hands that are not dealt. */
export interface SimilarParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
  exclude?: CardNumber[][];
  seed?: CardNumber;
}

/** An answer, and the earlier right answers. */
export interface RecognizeParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
  text: string;
  found: string[];
}

/** A verdict, the index of the solution, and the index of an earlier equal answer. */
export interface Recognized {
  verdict: Verdict;
  count: number;
  index: number | null;
  repeats: number | null;
  explanation: Explanation | null;
}

/** A technique of the Path. */
export interface LessonParams {
  code: PathCode;
  seed?: CardNumber;
}

/** A property of a hand that suggests a technique, right in `kept` of 100 hands.

With a `partner` the cue is a factor on the table, and the other cards make the partner. */
export interface Cue {
  kept: number;
  partner: number | null;
}

/** A dealt hand. */
export interface Deal {
  cards: PlayingCard[];
  numbers: number[];
  target: string;
}

/** A step of a worked answer, and its purpose. */
export interface WorkedStep {
  code: WorkCode;
  step: Step;
}

/** A hand with an answer by a technique, step by step. */
export interface WorkedHand {
  hand: Deal;
  answer: Expression;
  steps: WorkedStep[];
}

/** A hand that a technique does not open, and an expression that narrowly misses the target. */
export interface NearMiss {
  hand: Deal;
  miss: Expression;
}

/** A lesson on a technique. The hands to solve are sorted from easy to hard. */
export interface Lesson {
  code: PathCode;
  cue: Cue;
  examples: WorkedHand[];
  hands: WorkedHand[];
  near_misses: NearMiss[];
}

/** Which hands that look impossible. */
export interface SuspectsParams {
  seed?: CardNumber;
}

/** A hand, why it looks impossible, and its simplest solution, null if it has none. */
export interface Suspect {
  code: LookCode;
  hand: Deal;
  answer: Expression | null;
}

/** Hands that look impossible, and are or are not. */
export interface Suspects {
  suspects: Suspect[];
}

/** An answer that should have a technique. */
export interface JudgeParams {
  numbers: CardNumber[];
  target?: CardNumber;
  operators?: string;
  ordered?: boolean;
  text: string;
  code: PathCode;
}

/** The judgement of an answer, its techniques, and whether it has the lesson's technique. */
export interface Judged {
  verdict: Verdict;
  techniques: Technique[];
  fits: boolean;
}

/** A look for a technique: the number of expressions tried, and the solution found, if any. */
export interface Look {
  code: TechniqueCode;
  tried: number;
  found: Expression | null;
}

/** A solution, written to show its technique. */
export interface NamedSolution {
  technique: Technique;
  expression: Expression;
}

/** The looks of a strong player, and all solutions of a hand of up to four cards. */
export interface Looked {
  looks: Look[];
  solutions: NamedSolution[];
}

/** A method and a hand. */
export interface RunParams {
  numbers: CardNumber[];
  target?: CardNumber;
  method: MethodName;
}

/** A formula that a method has found. */
export interface FoundText {
  text: string;
}

/** The formulas of a method, the number of values computed, and the milliseconds. */
export interface Run {
  computed: number;
  formulas: number;
  wrong: number;
  distinct: number;
  milliseconds: number;
  solutions: FoundText[];
}

/** Values computed and formulas found so far. */
export interface RunProgress {
  computed: number;
  formulas: number;
}

/** The values that a run computes, and the median, least and greatest time of some runs. */
export interface Timing {
  computed: number;
  runs: number;
  milliseconds: number;
  fastest: number;
  slowest: number;
}

/** Values computed so far in the current run. */
export interface TimingProgress {
  computed: number;
}

/** A method, and the hands of four cards from `low` to `high`, 1 to 13 by default. */
export interface SurveyParams {
  method: MethodName;
  low?: number;
  high?: number;
  target?: CardNumber;
}

/** A hand that a method misses, a solution that it cannot find, and the reason. */
export interface MissedHand {
  numbers: number[];
  solution: string;
  reason: BlindSpotCode;
  params: Params;
}

/** A hand for which a method returns a wrong expression. */
export interface WrongHand {
  numbers: number[];
  expression: string;
}

/** The counts of a survey. For every hand the solution of the method, and a letter.

The letters are s solved, n no solution, m missed. */
export interface Surveyed {
  hands: number;
  solved: number;
  none: number;
  missed: MissedHand[];
  wrong: WrongHand[];
  states: string;
  solutions: (string | null)[];
}

/** Hands done and in total, and the states of the hands done. */
export interface SurveyProgress {
  done: number;
  total: number;
  states: string;
}

/** A method that can be traced, and a hand. */
export interface TraceParams {
  numbers: CardNumber[];
  target?: CardNumber;
  method: TracedName;
}

/** A position in the tree that a method visits. */
export interface TraceNode {
  id: number;
  parent: number | null;
  table: string[];
  stack: string[];
  rest: string[];
  token: string | null;
  step: Step | null;
  state: TraceState;
}

/** The tree that a method visits. `cut` is whether the tree is larger. */
export interface Traced {
  nodes: TraceNode[];
  cut: boolean;
}

/** A number in a tree. */
export interface Leaf {
  number: string;
}

/** An operation in a tree. */
export interface Joint {
  operator: OperatorSymbol;
  value: string;
  left: Tree;
  right: Tree;
}

/** The canonical expressions of an expression. */
export interface CanonicalTexts {
  algebraic: string;
  essential: string;
}

/** An expression in every notation. */
export interface Anatomy {
  text: string;
  value: string;
  steps: Step[];
  infix: string;
  postfix: string[];
  tree: Tree;
  canonical: CanonicalTexts;
}

/** Why a call failed. The span counts code points of the text. */
export interface CallError {
  code: ErrorCode;
  params: Params;
  span: Span | null;
}

/** Where a method was published: the original title, the title in English, and an address. */
export interface Publication {
  work: string;
  title: string;
  link: string | null;
}

/** A classic method, the sizes of its hands, and an example of a hand.

`solved` is how many of the 1362 solvable hands of four cards it solves. `sparing` is the reason
why it tries less than other methods. */
export interface Method {
  name: MethodName;
  idea: string;
  publication: Publication;
  example: number[];
  sizes: number[];
  complete: boolean;
  blind_spots: BlindSpotCode[];
  solved: number;
  sparing: Sparing | null;
}

/** A technique of the Path, and the codes of the techniques to learn before it. */
export interface PathTechnique {
  code: PathCode;
  chapter: Chapter;
  before: PathCode[];
  cue: Cue;
}

/** The calls by name. */
export interface Calls {
  read_hand: {
    params: TextParams;
    result: ReadHand;
    progress: never;
  };
  read_target: {
    params: TextParams;
    result: string;
    progress: never;
  };
  check: {
    params: AnswerParams;
    result: Verdict;
    progress: never;
  };
  is_solvable: {
    params: HandParams;
    result: boolean;
    progress: never;
  };
  claim_no_solution: {
    params: HandParams;
    result: Claim;
    progress: never;
  };
  why_not: {
    params: HandParams;
    result: Proof | null;
    progress: never;
  };
  solve: {
    params: HandParams;
    result: Solved;
    progress: SearchProgress;
  };
  check_closest: {
    params: ClosestAnswerParams;
    result: ClosestVerdict;
    progress: never;
  };
  closest: {
    params: ClosestParams;
    result: Closest;
    progress: Closest;
  };
  closest_puzzle: {
    params: ClosestPuzzleParams;
    result: ClosestPuzzle;
    progress: never;
  };
  explain_same: {
    params: PairParams;
    result: Explanation;
    progress: never;
  };
  rate: {
    params: RateParams;
    result: Rated;
    progress: never;
  };
  alternatives: {
    params: OtherSolutionsParams;
    result: Alternatives;
    progress: SearchProgress;
  };
  repair: {
    params: AnswerParams;
    result: Repair | null;
    progress: never;
  };
  questions: {
    params: HandParams;
    result: Question[];
    progress: never;
  };
  hints: {
    params: HandParams;
    result: Hint[];
    progress: SearchProgress;
  };
  coach: {
    params: CoachParams;
    result: Advice;
    progress: SearchProgress;
  };
  look_back: {
    params: LookBackParams;
    result: (number | null)[];
    progress: (number | null)[];
  };
  approach: {
    params: ApproachParams;
    result: Technique | null;
    progress: never;
  };
  proof: {
    params: HandParams;
    result: Branch[];
    progress: never;
  };
  daily: {
    params: DayParams;
    result: Daily;
    progress: never;
  };
  deal: {
    params: DealParams;
    result: RatedDeal;
    progress: never;
  };
  deal_edition: {
    params: EditionParams;
    result: EditionDeal;
    progress: never;
  };
  sheet: {
    params: SheetParams;
    result: Sheet;
    progress: SearchProgress;
  };
  sheet_hand: {
    params: SheetHandParams;
    result: SheetHand;
    progress: SearchProgress;
  };
  similar: {
    params: SimilarParams;
    result: RatedDeal;
    progress: never;
  };
  recognize: {
    params: RecognizeParams;
    result: Recognized;
    progress: SearchProgress;
  };
  lesson: {
    params: LessonParams;
    result: Lesson;
    progress: never;
  };
  suspects: {
    params: SuspectsParams;
    result: Suspects;
    progress: never;
  };
  judge: {
    params: JudgeParams;
    result: Judged;
    progress: never;
  };
  look: {
    params: HandParams;
    result: Looked;
    progress: SearchProgress;
  };
  run_method: {
    params: RunParams;
    result: Run;
    progress: RunProgress;
  };
  time_method: {
    params: RunParams;
    result: Timing;
    progress: TimingProgress;
  };
  survey: {
    params: SurveyParams;
    result: Surveyed;
    progress: SurveyProgress;
  };
  trace: {
    params: TraceParams;
    result: Traced;
    progress: never;
  };
  anatomy: {
    params: TextParams;
    result: Anatomy;
    progress: never;
  };
}
