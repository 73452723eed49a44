import type { Services } from "#agent/context.ts";
import { UNTITLED } from "#tools/chats/rules.ts";
import type { Answer } from "#tools/chats/person.ts";
import type { ChatRequest } from "#tools/chats/schema.ts";
import { takeTurn } from "#tools/chats/turns.ts";
import type { Ctx } from "#tools/core/context.ts";
import { checkDecision } from "./decision.ts";
import { readAround } from "./history.ts";
import { writeReply, type Asked } from "./stylist.ts";
import { titleOf } from "./title.ts";

/**
 * Takes what a person sent, or what is asked in their name, and has its reply written; or says which reply answers it already.
 * @throws as `checkDecision` and `takeTurn`
 */
export async function takeAndReply(
  services: Pick<Services, "replies">,
  ctx: Ctx,
  request: ChatRequest,
  absent?: Asked["absent"],
): Promise<{ reply: Response } | Answer> {
  const title = () => (request.message ? titleOf(request.message) : UNTITLED);
  const decision = request.decision && (await checkDecision(ctx, request.id, request.decision));
  const taken = await takeTurn(ctx, { ...request, decision }, title, (ctx) =>
    readAround(ctx, request.id),
  );
  return "turn" in taken
    ? { reply: writeReply(services, ctx, taken.turn, { around: taken.beside, absent }) }
    : taken;
}
