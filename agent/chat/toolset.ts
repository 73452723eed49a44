import { tool, type ToolSet } from "ai";
import { asDomainError } from "#agent/errors.ts";
import { once, onceWithoutTransaction } from "#tools/chats/receipts.ts";
import type { ToolProgress, ToolResult } from "#tools/chats/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { Progress, ToolDefinition } from "#tools/core/tool.ts";
import { stylistTools } from "#tools/registry.ts";
import type { z } from "zod";

type AnyTool = ToolDefinition<z.ZodType, z.ZodType>;
type Approval = (input: unknown) => Promise<{ type: "user-approval"; reason: string }>;

/** The tools of one reply: bound to its ctx and chat, so that no argument can name another salon, person or chat. */
export type Toolset = {
  tools: ToolSet;
  toolApproval: Record<string, Approval>;
  /** Resolves once no call is running any more. */
  settled(): Promise<void>;
};

/**
 * The registry as AI SDK tools. Verbs never throw to the model: a refusal is a result with a sentence.
 * Whatever changes something runs once per call (receipts), and "ask" tools wait for a tap. `tell` hears how far a call is.
 */
export function toolsetFor(
  ctx: Ctx,
  chatId: string,
  tell: (progress: ToolProgress) => void,
  registry: Record<string, AnyTool> = asTools(stylistTools),
): Toolset {
  const running = new Set<Promise<unknown>>();
  const tracked = <T>(call: Promise<T>): Promise<T> => {
    running.add(call);
    return call.finally(() => running.delete(call));
  };
  const entries = Object.entries(registry);
  return {
    tools: Object.fromEntries(
      entries.map(([name, definition]) => [
        name,
        tool({
          description: definition.description,
          inputSchema: definition.input,
          execute: (input: unknown, { toolCallId }): Promise<ToolResult<unknown>> =>
            tracked(
              runTool(ctx, definition, { chatId, toolCallId, input }, (at) =>
                tell({ toolCallId, ...at }),
              ),
            ),
        }),
      ]),
    ),
    toolApproval: Object.fromEntries(
      entries
        .filter(([, { effect }]) => effect === "ask")
        .map(([name, definition]) => [name, approvalOf(ctx, definition)]),
    ),
    settled: async () => {
      await Promise.allSettled(running);
    },
  };
}

/** The question of the card, in words of the tool itself: the model has no say in it. */
const approvalOf =
  (ctx: Ctx, { asks, asksWith, description }: AnyTool): Approval =>
  async (input) => {
    // what cannot be looked up is refused when it runs
    const lookedUp = await asksWith?.(ctx, input).catch(() => undefined);
    return { type: "user-approval", reason: lookedUp ?? asks?.(input) ?? description };
  };

async function runTool(
  ctx: Ctx,
  definition: AnyTool,
  key: { chatId: string; toolCallId: string; input: unknown },
  progress: Progress,
): Promise<ToolResult<unknown>> {
  const work = async (ctx: Ctx) => ({
    ok: true as const,
    value: await definition.run(ctx, key.input, progress),
  });
  try {
    if (definition.effect === "read") return await work(ctx);
    return await (definition.spansCalls ? onceWithoutTransaction : once)(ctx, key, work);
  } catch (error) {
    return refusal(ctx, error);
  }
}

function refusal(ctx: Ctx, error: unknown): ToolResult<never> {
  const known = asDomainError(error);
  if (!known) {
    ctx.log.error({ err: error }, "a tool failed");
    return {
      ok: false,
      code: "internal",
      sentence: "Something went wrong on our side. Nothing was changed.",
    };
  }
  const { code, message, details } = known;
  return {
    ok: false,
    code,
    sentence: message,
    ...(typeof details.requiredTier === "string" ? { requiredTier: details.requiredTier } : {}),
  };
}

/** Each tool's own types are kept in the registry; here only their common shape matters. */
function asTools(tools: object): Record<string, AnyTool> {
  return tools as Record<string, AnyTool>;
}
