import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import type { Verb } from "#agent/models/builtin/verbs/verb.ts";
import type { ToolName } from "#tools/registry.ts";

/**
 * A thing that can be asked for, once: the tool, the facts it takes (a frame's slots are its row's gaps), how it is looked up,
 * called and reported. Which frame words are for is taught by examples (sense/examples), never written as patterns.
 */
export type Frame = Intent &
  Omit<Verb, "tool" | "hears" | "yields" | "narrow" | "mends"> & {
    tool: ToolName;
  };
