import type { EngineFacts } from "../../../engine/facts.ts";
import facts from "../../../generated/engine.json" with { type: "json" };

/** What the page knows of the engine before Python has started. */
export const ENGINE = facts as EngineFacts;
