import { tool, type ToolSet } from "ai";
import { asDomainError } from "#agent/errors.ts";
import type { BookingTool, OfferAnswers, Why } from "#tools/booking/own/booking-tools.ts";
import type { ChatGuestCtx } from "#tools/booking/times/book-time.ts";
import type { FoundTimes } from "#tools/booking/times/find-times.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { bookingTools, textingTools } from "#tools/registry.ts";
import type { z } from "zod";

/** What the tools of one turn gave: the reply is held to it. */
export type BookingTurn = {
  /** What the tools gave, in order, for what was asked of them. */
  gave: { name: string; input: unknown; value: unknown }[];
  /** What they refused, and in which words. */
  refused: { name: string; input: unknown; sentence: string }[];
  /** The times that the reply offers. */
  slots: Slot[];
  booked: Booked | undefined;
  handOver: boolean;
  answers: string[];
};

/** A turn in which nothing has happened yet. */
export const newTurn = (): BookingTurn => ({
  gave: [],
  refused: [],
  slots: [],
  booked: undefined,
  handOver: false,
  answers: [],
});

type AnyTool = BookingTool<z.ZodType, z.ZodType>;

/**
 * The closed set as AI SDK tools, bound to a guest's ctx. A refusal is a result with a sentence. What comes out of them is
 * written into the turn whole; the model sees it without tokens, links and ids of appointments.
 */
export function bookingToolset(ctx: ChatGuestCtx, turn: BookingTurn): ToolSet {
  const tools = ctx.byText ? textingTools : bookingTools;
  return Object.fromEntries(
    Object.entries(tools as unknown as Record<string, AnyTool>).map(([name, definition]) => [
      name,
      tool({
        description: definition.description,
        inputSchema: definition.input,
        execute: async (input: unknown) => {
          // one message books one visit, whatever a text makes the model call
          if (name === "book_time" && turn.booked)
            return { ok: false, sentence: "One visit was booked already in this turn." };
          const result = await definition.run(ctx, input).then(
            (value) => {
              note(turn, name, value, input);
              return { ok: true, value: withoutSecrets(value) };
            },
            (error: unknown) => {
              instead(turn, error);
              return refusal(ctx, error);
            },
          );
          if ("sentence" in result) turn.refused.push({ name, input, sentence: result.sentence });
          return result;
        },
      }),
    ]),
  );
}

function note(turn: BookingTurn, name: string, value: unknown, input: unknown): void {
  turn.gave.push({ name, input, value });
  if (name === "find_times") offer(turn, (value as FoundTimes).offers);
  if (name === "why_nothing") {
    const { next } = value as Why;
    offer(turn, next ? [next] : []);
  }
  if (name === "book_time") [turn.booked, turn.slots] = [value as Booked, []];
  if (name === "hand_over") turn.handOver = true;
  if (name === "offer_answers") turn.answers = (input as z.infer<typeof OfferAnswers>).answers;
}

function offer(turn: BookingTurn, found: Slot[]): void {
  turn.slots = found.map(({ start, end, token }) => ({ start, end, token }));
}

/** What a refusal names in the place of what was asked for is offered. */
function instead(turn: BookingTurn, error: unknown): void {
  const { alternatives } = asDomainError(error)?.details ?? {};
  if (Array.isArray(alternatives)) offer(turn, alternatives as Slot[]);
}

const SECRET = new Set(["token", "manageUrl", "url", "payUrl", "version", "stylistId"]);

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.has(name))
      .map(([name, held]) => [name, withoutSecrets(held)]),
  );
}

function refusal(ctx: ChatGuestCtx, error: unknown) {
  const known = asDomainError(error);
  if (known) return { ok: false, code: known.code, sentence: known.message };
  ctx.log.error({ err: error }, "a booking tool failed");
  return {
    ok: false,
    code: "internal",
    sentence: "Something went wrong on our side. Nothing was booked.",
  };
}
