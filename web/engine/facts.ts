/** Facts that the build reads from the engine for the page. */

import type {
  Difficulty,
  MethodName,
  PathTechnique,
  Step,
  TracedName,
  WorkedHand,
} from "./contract.d.ts";
import type { CallName } from "./requests.ts";

/**
 * A Python function: its file, the number of its first line, and its lines as spans, each with its
 * kind.
 */
export interface SourcePart {
  file: string;
  first: number;
  lines: string[][][];
}

/** The steps of our own solver, in the order in which its source is read. */
export type Chapter = "tables" | "backwards" | "sums" | "products" | "once";

/**
 * The source of the methods: the parts of each method, the chapters of our own solver, and the line
 * for each event of a trace.
 */
export interface Sources {
  parts: Record<string, SourcePart>;
  methods: Record<MethodName, string[]>;
  chapters: Record<Chapter, string[]>;
  traces: Record<TracedName, { parts: string[]; lines: Partial<Record<TraceEvent, number>> }>;
}

/** What a trace does at a position. */
export type TraceEvent = "start" | "push" | "step" | "won" | "dead";

/** Facts about the engine that are part of the page, so that it need not wait for Python. */
export interface EngineFacts {
  version: string;
  calls: CallName[];
  deals: BriefDeal[];
  /** The easiest hands, each with a step towards its simplest solution. */
  first: (BriefDeal & { step: Step })[];
}

/** Facts about the Path that are part of the page, so that it need not wait for Python. */
export type PathFacts = (PathTechnique & { picture: WorkedHand })[];

/** A deal for 24. `suits` has the first letter of each suit. */
export interface BriefDeal extends Difficulty {
  ranks: number[];
  suits: string;
}
