import { hasToolCall, isStepCount, ToolLoopAgent, type LanguageModel } from "ai";
import { bookingPrompt, type BookingFacts } from "#agent/models/builtin/booking/view.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import type { ChatGuestCtx } from "#tools/booking/times/book-time.ts";
import type { BookByChat, BookingReply } from "#tools/booking/own/booking-chat-schema.ts";
import { publicSalon, type PublicSalon } from "#tools/booking/own/public-salon.ts";
import { bookingTools } from "#tools/registry.ts";
import { DomainError } from "#tools/core/errors.ts";
import { guardedAnswers, guardedReply, plainText } from "./booking-guard.ts";
import { BOOKING_INSTRUCTIONS, TEXTING_INSTRUCTIONS } from "./booking-instructions.ts";
import { bookingToolset, newTurn, type BookingTurn } from "./booking-toolset.ts";

/** What was said on a page or by text. */
type Said = Pick<BookByChat, "message" | "conversationHistory">;

/** What one message may cost. */
const MOST_CALLS = 8;
const PATIENCE_MS = 20_000;
/** Characters of the conversation so far. */
const MOST_READ = 12_000;

/**
 * Answers a client on a stylist's public page, over the closed set of booking tools. Where a model can't be reached, the
 * built-in one answers. What is said is held to what the tools did: no booking, time, price or promise that is not there.
 * @throws ai_unavailable where a model is required that can't be reached
 */
export async function answerClient(ctx: ChatGuestCtx, input: BookByChat): Promise<BookingReply> {
  const { turn, response } = await talkToClient(ctx, input);
  return replyOf(turn, response);
}

/** What is said to a client, and what was done in this turn. @throws ai_unavailable as `answerClient` does */
export async function talkToClient(
  ctx: ChatGuestCtx,
  input: Said,
): Promise<{ turn: BookingTurn; response: string }> {
  const salon = await publicSalon(ctx);
  const now = ctx.now();
  const said = { ...input, conversationHistory: lately(input.conversationHistory) };
  const facts = { ...factsOf(salon, now), ...(ctx.byText && { byText: true as const }) };
  const { turn, text, ownWords } = await converse({ ...ctx, salon }, said, facts);
  // the built-in model says nothing of its own
  if (ownWords && text) return { turn, response: plainText(text) };
  const menu = await bookingTools.get_services.run(ctx, {});
  const turns = [...said.conversationHistory, { role: "user" as const, content: said.message }];
  const ground = { salon, menu, turn, turns, byText: ctx.byText !== undefined };
  turn.answers = guardedAnswers(turn.answers, ground, now);
  return { turn, response: guardedReply(text, ground, now) };
}

/** The end of a conversation, as much as two people write about a visit: all of it is read again for every answer. */
function lately(turns: BookByChat["conversationHistory"]): BookByChat["conversationHistory"] {
  let left = MOST_READ;
  const from = turns.findLastIndex(({ content }) => (left -= content.length) < 0);
  return turns.slice(from + 1);
}

/** `ownWords` where the built-in model wrote, which says nothing of its own. */
async function converse(ctx: ChatGuestCtx, input: Said, facts: BookingFacts) {
  const { provider, chat, required } = ctx.model;
  const first = await attempt(ctx, chat, input, facts);
  // what was done is not begun anew
  if (first.text || first.turn.booked || hasJoined(first.turn))
    return { ...first, ownWords: provider === "builtin" };
  if (provider === "builtin") throw first.error ?? new Error("The built-in model said nothing.");
  if (required)
    throw new DomainError(
      "ai_unavailable",
      "The booking assistant can't be reached right now. Please use the form on this page.",
    );
  ctx.log.warn({ err: first.error }, "a booking reply failed; the built-in model answers");
  return { ...(await attempt(ctx, builtinModel(), input, facts)), ownWords: true };
}

const hasJoined = ({ gave }: BookingTurn) => gave.some(({ name }) => name === "join_waitlist");

type Attempt = { turn: BookingTurn; text: string; error?: unknown };

async function attempt(
  ctx: ChatGuestCtx,
  model: LanguageModel,
  { message, conversationHistory }: Said,
  facts: BookingFacts,
): Promise<Attempt> {
  const turn = newTurn();
  const deadline = AbortSignal.timeout(PATIENCE_MS);
  try {
    const agent = new ToolLoopAgent({
      model,
      instructions: ctx.byText ? TEXTING_INSTRUCTIONS : BOOKING_INSTRUCTIONS,
      tools: bookingToolset(ctx, turn),
      stopWhen: [isStepCount(MOST_CALLS), hasToolCall("offer_answers"), hasToolCall("hand_over")],
      maxRetries: 0,
    });
    const { steps } = await agent.generate({
      prompt: bookingPrompt(facts, conversationHistory, message),
      abortSignal: ctx.signal ? AbortSignal.any([ctx.signal, deadline]) : deadline,
    });
    return {
      turn,
      text: steps
        .map(({ text }) => text.trim())
        .filter(Boolean)
        .join(" "),
    };
  } catch (error) {
    return { turn, text: "", error };
  }
}

function factsOf({ timeZone, today, stylist, name }: PublicSalon, now: Date): BookingFacts {
  return { now: now.toISOString(), today, timeZone, stylist, salon: name };
}

function replyOf(
  { slots, booked, answers, handOver }: BookingTurn,
  response: string,
): BookingReply {
  return {
    response,
    ...(answers.length > 0 && { suggestions: answers }),
    ...(slots.length > 0 && !booked && { slots }),
    ...(booked && { appointment: booked.appointment, manageUrl: booked.manageUrl }),
    ...(booked?.payment && { payment: booked.payment }),
    ...(handOver && { handOver }),
  };
}
