import type { z } from "zod";
import type { Alternative, Change, Choice, EditField, RecordRef, TakeBack } from "./act-schema.ts";
import type { Ctx } from "./context.ts";
import type { Domain } from "./domains.ts";
import type { DomainError } from "./errors.ts";
import { found, type Found, type Refs } from "./ref.ts";

/** read: looks only. write: changes something harmless or the stylist's own draft. ask: waits for a tap on an approval card. */
export type Effect = "read" | "write" | "ask";

/** What is read again after an act: some domains, or "all" where only the act itself knows. */
export type Refreshes = readonly Domain[] | "all";

/** A route of the API that is a handle on the same verb. */
export type Route = `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /api/${string}`;

/** Told of each step of a verb that takes a while. */
export type Progress = (at: { step: string; label: string }) => void;

export type ToolDefinition<I extends z.ZodType, O extends z.ZodType, Given = z.output<I>> = {
  description: string;
  input: I;
  output: O;
  effect: Effect;
  /** What the interface reads again once it is done, by chat and by form alike: of whatever changes something. */
  refreshes?: Refreshes;
  /** The route or routes by which forms and programs do the same. */
  route?: Route | readonly Route[];
  /** Which of a "write" waits for a tap all the same. */
  waits?: (input: z.output<I>) => boolean;
  /** The question on the approval card of what waits for a tap. */
  asks?: (input: z.output<I>) => string;
  /** The same where names must be looked up first. */
  asksWith?: (ctx: Ctx, input: Given) => Promise<string>;
  /** What it would change, as things stand: shown on the card, and looked at again when it is tapped. */
  changes?: (ctx: Ctx, input: Given) => Promise<Change[]>;
  /** What a person may still alter on the card, in this order; the names are arguments of `input`. */
  edits?: readonly EditField[];
  /** What there is to choose in fields of `edits` as things stand; a field of which there is nothing is not shown. */
  offers?: (ctx: Ctx, input: Given) => Promise<Record<string, Choice[]>>;
  /** What should be known before the tap, in whole sentences: told from what a rehearsal gave, within it. */
  foresees?: (ctx: Ctx, input: Given, value: z.input<O>) => Promise<string[]>;
  /** What else may do where a rehearsal was refused, nearest first. */
  instead?: (ctx: Ctx, input: Given, refusal: DomainError) => Promise<Alternative[]>;
  /** What it concerned, for the ledger: the act's own record first. */
  records?: (input: z.output<I>, value: z.input<O>) => RecordRef[];
  /**
   * Looks, before it runs, at what would take it back; then says the call that does, or null where nothing can.
   * The call is one of a tool, so that taking back is an act like any other.
   */
  undo?: (ctx: Ctx, input: Given) => Promise<(value: z.input<O>) => TakeBack | null>;
  /** What was done, for the ledger: "put Balayage at $195". */
  did?: (input: z.output<I>, value: z.input<O>) => string;
  /** Not in the ledger, though it changes something: why. */
  unlisted?: string;
  /**
   * The verb calls a model or the network, so no transaction may span it. One that must not be done again when it was cut off
   * keeps what came of it by `ctx.keep`; an act that waits for a tap waits for another.
   */
  spansCalls?: true;
  run: (ctx: Ctx, input: Given, progress: Progress) => Promise<z.input<O>>;
};

/** A tool of which only the common shape matters. */
export type AnyTool = ToolDefinition<z.ZodType, z.ZodType>;

/** Whether a call waits for a tap on an approval card. */
export const needsTap = ({ effect, waits }: AnyTool, input: unknown): boolean =>
  effect === "ask" || waits?.(input) === true;

/**
 * What the agent may call: `run` is the verb itself, so there is no second implementation and no second shape. What `refs`
 * names is found before any of it runs.
 */
export function defineTool<
  I extends z.ZodType,
  O extends z.ZodType,
  By extends Refs<z.output<I>> = object,
>({
  refs,
  ...tool
}: ToolDefinition<I, O, Found<z.output<I>, NoInfer<By>>> & { refs?: By }): ToolDefinition<I, O> {
  if (!refs) return tool as unknown as ToolDefinition<I, O>;
  const { asksWith, changes, offers, foresees, instead, undo, run } = tool;
  const given = (ctx: Ctx, input: z.output<I>) => found<z.output<I>, By>(ctx, refs, input);
  return {
    ...tool,
    asksWith: asksWith && (async (ctx, input) => asksWith(ctx, await given(ctx, input))),
    changes: changes && (async (ctx, input) => changes(ctx, await given(ctx, input))),
    offers: offers && (async (ctx, input) => offers(ctx, await given(ctx, input))),
    foresees:
      foresees && (async (ctx, input, value) => foresees(ctx, await given(ctx, input), value)),
    instead:
      instead && (async (ctx, input, refusal) => instead(ctx, await given(ctx, input), refusal)),
    undo: undo && (async (ctx, input) => undo(ctx, await given(ctx, input))),
    run: async (ctx, input, progress) => run(ctx, await given(ctx, input), progress),
  };
}
