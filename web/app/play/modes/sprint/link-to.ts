import type { RatedDeal } from "../../../../engine/contract.d.ts";
import type { Query } from "../../../base/address/router.ts";

/** The link to a hand of a run. */
export type LinkTo = (
  deal: RatedDeal & { solvable: boolean; dealt: boolean },
  query: Query,
) => string;
