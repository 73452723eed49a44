import type { Ctx } from "#tools/core/context.ts";
import { previewMany } from "#tools/messages/texts/text-many.ts";
import { TextMany } from "#tools/messages/sms-schema.ts";
import { ConsentedTool, type Consent } from "./schema.ts";

/** Whether an act of a run may be done without a tap. */
export type Consented = (
  ctx: Ctx,
  call: { tool: string; toolCallId: string; input: unknown },
) => Promise<boolean>;

/**
 * Judges the acts of one run by what was consented to, counting what they come to: clients written to, drafts made. What goes
 * beyond the limit waits for a tap, and so does a post for a day, which is no draft, and a text to a number of nobody here.
 */
export function consentedTo(consent: Consent | null): Consented {
  const counted = new Map<string, Promise<number>>();
  return async (ctx, { tool, toolCallId, input }) => {
    const known = ConsentedTool.safeParse(tool);
    if (!consent || !known.success || !consent.tools.includes(known.data)) return false;
    if (!counted.has(toolCallId)) counted.set(toolCallId, countOf(ctx, known.data, input));
    const counts = await Promise.all(counted.values());
    return counts.reduce((sum, each) => sum + each, 0) <= consent.most;
  };
}

async function countOf(ctx: Ctx, tool: ConsentedTool, input: unknown): Promise<number> {
  if (tool === "text_day") {
    const many = await previewMany(ctx, TextMany.parse(input));
    return many.recipients.filter(({ channel }) => channel !== null).length;
  }
  const { date, phone } = input as { date?: string; phone?: string };
  return date !== undefined || phone !== undefined ? Infinity : 1;
}
