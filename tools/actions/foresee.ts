import type { Alternative, Foreseen, Outlook, WayOut } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { rehearse } from "#tools/core/rehearse.ts";
import type { AnyTool } from "#tools/core/tool.ts";

/** Ways out that a card offers, and those that are tried for it. */
const MOST_WAYS = 5;
const MOST_TRIED = 12;

/**
 * What would come of an act, found out by doing it in a transaction that is undone. One that calls a model or the network is not
 * rehearsed, and nothing is foreseen of it.
 * @throws what the act throws, where no other arguments would do
 */
export async function foresee(ctx: Ctx, tool: AnyTool, input: unknown): Promise<Outlook> {
  if (tool.spansCalls) return {};
  try {
    return await rehearsed(ctx, tool, input);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const ways = await waysOut(ctx, tool, { input, refusal: error });
    if (ways.length === 0) throw error;
    return { refused: error.message, ways, records: ways[0]?.records };
  }
}

const rehearsed = (ctx: Ctx, tool: AnyTool, input: unknown): Promise<Foreseen> =>
  rehearse(ctx, async (ctx) => {
    const value = await tool.run(ctx, input, () => undefined);
    const warnings = (await tool.foresees?.(ctx, input, value)) ?? [];
    return {
      ...(warnings.length > 0 && { warnings }),
      records: tool.records?.(input, value) ?? [],
    };
  });

async function waysOut(
  ctx: Ctx,
  tool: AnyTool,
  { input, refusal }: { input: unknown; refusal: DomainError },
): Promise<WayOut[]> {
  const alternatives = (await tool.instead?.(ctx, input, refusal)) ?? [];
  const ways: WayOut[] = [];
  for (const alternative of alternatives.slice(0, MOST_TRIED)) {
    const way = await wayOf(ctx, tool, { input, alternative });
    if (way) ways.push(way);
    if (ways.length === MOST_WAYS) break;
  }
  return ways;
}

/** An alternative with its card; undefined for one that would be refused as well. */
async function wayOf(
  ctx: Ctx,
  tool: AnyTool,
  { input, alternative }: { input: unknown; alternative: Alternative },
): Promise<WayOut | undefined> {
  const parsed = tool.input.safeParse({ ...(input as object), ...alternative.edits });
  if (!parsed.success) return undefined;
  const altered = parsed.data;
  try {
    const foreseen = await rehearsed(ctx, tool, altered);
    const question = (await tool.asksWith?.(ctx, altered)) ?? tool.asks?.(altered) ?? "";
    const changes = (await tool.changes?.(ctx, altered)) ?? [];
    return { ...alternative, ...foreseen, question, changes };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
