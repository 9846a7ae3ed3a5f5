import type { MethodName, Run, Sparing, Timing } from "../../../../engine/contract.d.ts";

/** A method in a race: its last progress or result, or why it cannot run. */
export type Runner = {
  name: MethodName;
  state: "waiting" | "running" | "done" | "refused";
  size?: string;
  sparing?: Sparing | null | undefined;
} & Partial<Omit<Run, "solutions"> & Timing>;
