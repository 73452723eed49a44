import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import type { Verb } from "#agent/models/builtin/verbs/verb.ts";
import type { ToolName } from "#tools/registry.ts";

/**
 * A thing that can be asked for, once: the facts it takes (a frame's slots are its row's gaps), how it is looked up, called
 * and reported. Which frame words are for is taught by examples (sense/examples), never written as patterns.
 */
export type Framed = Intent & Omit<Verb, "tool"> & { tool: ToolName };

/** A frame as it is written: its tool is the first word of its id where none is named, and it takes no facts where none are. */
export type Frame = Omit<Framed, "tool" | "slots"> & Partial<Pick<Framed, "tool" | "slots">>;

/** A frame with all that it leaves out. */
export const framed = (frame: Frame): Framed => ({
  slots: {},
  ...frame,
  tool: frame.tool ?? (frame.id.split(".")[0] as ToolName),
});
