import { setTimeout as pause } from "node:timers/promises";
import { contextForSalon, type Services } from "#agent/context.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import {
  claimTurn,
  endTurn,
  replyNotHandedOver,
  returnTurn,
  seeToReply,
  type Claim,
  type KeptReply,
  type Turn,
} from "#tools/messages/outbox/turns.ts";
import { answerText } from "./answer.ts";

/** A text whose answer is due. */
export type DueTurn = { salonId: string; id: string };

/** Twilio hangs up after 15 seconds; what takes longer than this follows by itself. */
const PATIENCE_MS = 10_000;
/** No answer is made for longer than this. */
const GIVEN_UP_MS = 90_000;
const LOOKS_AGAIN_MS = 100;
/** When the jobs of a text have come to an end, another looks after it in so many seconds. */
const ANOTHER_JOB_SECONDS = 60;

/** Texts that this process answers at this moment. */
const answering = new Set<string>();

/**
 * Answers a text within the request that brought it, where that is done in time. What takes longer goes on and follows by itself.
 * @returns what is to be handed over, which `replyHandedOver` or `replyNotHandedOver` must be told of; null for nothing, "later" for
 * what follows
 */
export async function answerInTime(
  services: Services,
  due: DueTurn,
  { patienceMs = PATIENCE_MS } = {},
): Promise<KeptReply | "later" | null> {
  let late = false;
  const ctx = contextForSalon(services, due.salonId);
  const work = takeTurn(ctx, due.id, () => !late).catch((err: unknown) => {
    services.log.error({ err, text: due.id }, "a text could not be answered at once");
    return "later" as const;
  });
  const patience = new AbortController();
  const tooLate = pause(patienceMs, "late" as const, { signal: patience.signal, ref: false }).catch(
    () => "late" as const,
  );
  const first = await Promise.race([work, tooLate]);
  patience.abort();
  if (first !== "late") return first;
  late = true;
  void work
    .then((kept) => (kept && kept !== "later" ? replyNotHandedOver(ctx, kept) : undefined))
    .catch((err: unknown) => services.log.warn({ err }, "a late answer waits for its job"));
  return "later";
}

/** Waits for the texts before it, then answers; a text that is not this process's to answer gets nothing here. */
async function takeTurn(
  ctx: SalonCtx,
  id: string,
  inTime: () => boolean,
): Promise<KeptReply | null> {
  let claim = await claimFor(ctx, id);
  while (claim.state === "wait" && inTime()) {
    await pause(LOOKS_AGAIN_MS);
    claim = await claimFor(ctx, id);
  }
  return claim.state === "mine" ? answer(ctx, claim.turn, inTime) : null;
}

const claimFor = (ctx: SalonCtx, id: string): Promise<Claim> =>
  claimTurn(ctx, { id, forgotten: !answering.has(id) });

async function answer(ctx: SalonCtx, turn: Turn, inTime: () => boolean): Promise<KeptReply | null> {
  const { message } = turn;
  answering.add(message.id);
  try {
    const patient = { ...ctx, signal: AbortSignal.timeout(GIVEN_UP_MS) };
    const said = await answerText(patient, turn);
    return await endTurn(ctx, turn, { ...said, inResponse: inTime() });
  } catch (error) {
    await returnTurn(ctx, message);
    throw error;
  } finally {
    answering.delete(message.id);
  }
}

const SORRY =
  "Sorry, that could not be answered just now. Somebody at the salon will write to you.";

/**
 * Sees to it that a text is answered, whatever became of the request that brought it. Safe to call as often as one likes.
 * @param last whether the job does not come back after this
 */
export async function answerByJob(
  services: Services,
  due: DueTurn & { last: boolean },
): Promise<"done" | "again"> {
  const ctx = contextForSalon(services, due.salonId);
  const claim = await claimFor(ctx, due.id);
  if (claim.state === "mine") return answerLate(ctx, claim.turn, due.last);
  const outcome = claim.state === "over" ? await seeToReply(ctx, due) : "again";
  if (outcome === "done" || !due.last) return outcome;
  const { salonId, id } = due;
  await ctx.jobs.add(ctx.db, "sms_turn", [{ salonId, id }], { after: ANOTHER_JOB_SECONDS });
  return "done";
}

async function answerLate(ctx: SalonCtx, turn: Turn, last: boolean): Promise<"done" | "again"> {
  try {
    await answer(ctx, turn, () => false);
  } catch (err) {
    ctx.log.error({ err, text: turn.message.id }, "a text could not be answered");
    if (!last) return "again";
    const again = await claimFor(ctx, turn.message.id);
    const given = { reply: SORRY, needsYou: true, inResponse: false };
    if (again.state === "mine") await endTurn(ctx, again.turn, given);
  }
  return "done";
}
