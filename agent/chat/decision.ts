import { isToolUIPart } from "ai";
import { foresee } from "#tools/actions/foresee.ts";
import { invalid } from "#tools/core/field-error.ts";
import { sameBefore } from "#tools/core/change-rules.ts";
import { findChat } from "#tools/chats/chats.ts";
import { loadMessages } from "#tools/chats/messages.ts";
import type { Decision } from "#tools/chats/schema.ts";
import { withdrawCards } from "#tools/chats/turns.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { findTool } from "#tools/registry.ts";
import { z } from "zod";

/**
 * A tap on a card, looked at before it counts: what was altered must be what the card offers and what the act takes, and
 * what the act would change must still be as the card showed it.
 * @returns the decision, with the arguments as they were altered
 * @throws invalid naming the field; conflict when things have changed since: then the card is withdrawn
 */
export async function checkDecision(
  ctx: Ctx,
  chatId: string,
  decision: Decision,
): Promise<Decision & { input?: unknown }> {
  const { approvalId, approved, edits } = decision;
  if (!approved) return decision;
  await findChat(ctx, chatId);
  const last = (await loadMessages(ctx, chatId)).at(-1);
  const part = last?.parts.find((each) => isToolUIPart(each) && each.approval?.id === approvalId);
  // a card that is not there, or was done, is the turn's to judge
  if (!part || !isToolUIPart(part) || !isOpen(part)) return decision;
  const tool = findTool(part.type.replace(/^tool-/, ""));
  const taken = part.state === "approval-responded";
  // what was cut off in the middle of a call may have changed something itself: its receipt knows
  if (taken && tool?.spansCalls) return decision;
  const preview = last?.metadata?.previews?.[approvalId];
  const offered = new Set([
    ...(preview?.edits.map(({ field }) => field) ?? []),
    ...(preview?.ways?.flatMap((way) => Object.keys(way.edits)) ?? []),
  ]);
  refuseOthers(Object.keys(edits ?? {}), offered);
  if (tool?.changes && preview) {
    // an act that was refused already when it was asked for says so itself
    const now = await tool.changes({ ...ctx, chatId }, part.input).catch(() => []);
    if (!sameBefore(preview.changes, now)) {
      // nothing is open where another tap came first, and has perhaps made the change: the turn says so
      if (!(await withdrawCards(ctx, chatId, "It had changed meanwhile."))) return decision;
      throw new DomainError(
        "conflict",
        "This has changed since the card was shown, so nothing was done. Ask again to see how it stands now.",
      );
    }
  }
  if (taken || !edits || !tool) return decision;
  const parsed = tool.input.safeParse({ ...(part.input as object), ...edits });
  if (!parsed.success) throw invalid(at(parsed.error));
  // what was altered is looked at before the card is used up: another value may still be chosen
  const foreseen = await foresee(ctx, tool, parsed.data);
  if (foreseen.refused) throw new DomainError("conflict", foreseen.refused);
  return { ...decision, input: parsed.data };
}

/** A card that waits for a tap, or one whose act was cut off after it. */
const isOpen = ({ state }: { state: string }) =>
  state === "approval-requested" || state === "approval-responded";

function refuseOthers(given: string[], offered: ReadonlySet<string>): void {
  const issues = given
    .filter((field) => !offered.has(field))
    .map((field) => ({
      code: "custom" as const,
      path: [field],
      message: "This cannot be altered on the card.",
      input: undefined,
    }));
  if (issues.length > 0) throw invalid(at(new z.ZodError(issues)));
}

/** The same refusal, with the place in the request. */
const at = (error: z.ZodError) =>
  new z.ZodError(
    error.issues.map((issue) => ({ ...issue, path: ["decision", "edits", ...issue.path] })),
  );
