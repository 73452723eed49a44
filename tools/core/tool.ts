import type { z } from "zod";
import type { Ctx } from "./context.ts";

/** read: looks only. write: changes something harmless or the stylist's own draft. ask: waits for a tap on an approval card. */
export type Effect = "read" | "write" | "ask";

/** Told of each step of a verb that takes a while. */
export type Progress = (at: { step: string; label: string }) => void;

export type ToolDefinition<I extends z.ZodType, O extends z.ZodType> = {
  description: string;
  input: I;
  output: O;
  effect: Effect;
  /** The question on the approval card of an "ask" tool. */
  asks?: (input: z.output<I>) => string;
  /** The same where names must be looked up first. */
  asksWith?: (ctx: Ctx, input: z.output<I>) => Promise<string>;
  /** The verb calls a model or the network, so no transaction may span it. */
  spansCalls?: true;
  run: (ctx: Ctx, input: z.output<I>, progress: Progress) => Promise<z.input<O>>;
};

/** What the agent may call: `run` is the verb itself, so there is no second implementation and no second shape. */
export function defineTool<I extends z.ZodType, O extends z.ZodType>(
  tool: ToolDefinition<I, O>,
): ToolDefinition<I, O> {
  return tool;
}
