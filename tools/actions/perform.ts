import { isOpen, type Ctx } from "#tools/core/context.ts";
import { noteWritten, sealWritten } from "#tools/core/written.ts";
import type { AnyTool, Progress } from "#tools/core/tool.ts";
import { valueWithoutLinks } from "#tools/values/link-rules.ts";
import { recordAction } from "./actions.ts";
import type { ChatAction } from "./schema.ts";

declare module "#tools/core/context.ts" {
  interface Ports {
    /** A tool of the registry by its name, those that only take back included. */
    findTool: (name: string) => AnyTool | undefined;
  }
}

/** A tool by its name, with what it is given; undefined where it has gone, or takes something else by now. */
export function toolGiven(
  { findTool }: Pick<Ctx, "findTool">,
  name: string,
  given: unknown,
): { tool: AnyTool; input: unknown } | undefined {
  const tool = findTool(name);
  const parsed = tool?.input.safeParse(given);
  return tool && parsed?.success ? { tool, input: parsed.data } : undefined;
}

/** An act that is to be done, and where it was asked for. */
export type Asked = {
  name: string;
  tool: AnyTool;
  input: unknown;
  place: Pick<ChatAction, "chatId" | "messageId" | "toolCallId">;
};

/** What came of an act without links that open something, what was done in words where the tool has some, and its line in the ledger. */
export type Performed = {
  value: unknown;
  words: string | undefined;
  action?: { id: string; undoUntil: string | null };
};

/**
 * Runs what changes something, and writes it into the ledger with the way to take it back. Call it with the ctx of a
 * transaction, unless the act spans calls: then its verb may have its line written in a transaction of its own, and `keep`
 * is called in that. @throws what the act throws
 */
export async function performAct(
  ctx: Ctx,
  { name, tool, input, place }: Asked,
  progress: Progress = () => undefined,
  keep: (ctx: Ctx, performed: Performed) => Promise<void> = async () => undefined,
): Promise<Performed> {
  const { records, did, description, unlisted } = tool;
  const takesBack = unlisted ? undefined : await tool.undo?.(ctx, input);
  const changes = unlisted ? [] : ((await tool.changes?.(ctx, input)) ?? []);
  const noted: unknown[] = [];
  const note = async (ctx: Ctx, value: unknown): Promise<Performed> => {
    const words = did?.(input, value);
    const shown = valueWithoutLinks(value);
    if (unlisted) return { value: shown, words };
    const action = await recordAction(ctx, {
      ...place,
      tool: name,
      words: words ?? description,
      changes,
      records: records?.(input, value) ?? [],
      takeBack: takesBack?.(value) ?? null,
      wrote: takesBack && isOpen(ctx.db) ? await sealWritten(ctx.db) : noted,
    });
    return { value: shown, words, action };
  };
  const kept: Performed[] = [];
  const keeping = async (ctx: Ctx, value: unknown) => {
    const performed = await note(ctx, value);
    kept.push(performed);
    await keep(ctx, performed);
  };
  if (takesBack && isOpen(ctx.db)) await noteWritten(ctx.db);
  const value = await tool.run(
    { ...ctx, ...(takesBack && { noted }), keep: keeping },
    input,
    progress,
  );
  return kept.at(-1) ?? (await note(ctx, value));
}
