import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { answerClient } from "#agent/chat/booking.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import type { AppEnv } from "#agent/context.ts";
import { BookByChat, BookingReply } from "#tools/booking/own/booking-chat-schema.ts";
import type { GuestCtx, Model } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { consumeShared } from "#tools/core/rate-limit.ts";
import { addressOf, guestOf, limitAddress } from "./guests.ts";
import { body, json, router } from "#agent/http/router.ts";

/** Faster than anybody types. */
const MESSAGES = { max: 30, windowMs: 60_000 };
const DAY_MS = 24 * 60 * 60_000;
/** Answers of a model that costs something, by salon. After that the built-in one answers, which costs nothing. */
const PAID = {
  each: { max: 60, windowMs: DAY_MS },
  all: { max: 500, windowMs: DAY_MS },
  kept: 150,
};

/** Public: a client writes to the assistant of a stylist's page. */
export const bookingChat = router().openapi(
  createRoute({
    method: "post",
    path: "/book",
    request: body(BookByChat),
    responses: json(BookingReply),
  }),
  async (c) => {
    await limitAddress(c, "booking chat", MESSAGES);
    const input = c.req.valid("json");
    const ctx = await guestOf(c, input);
    const address = addressOf(c);
    const model = (await mayCost(c, ctx, address)) ? ctx.model : instead(ctx.model);
    return c.json(await answerClient({ ...ctx, model, address }, input), 200);
  },
);

const BUILT_IN: Model = { provider: "builtin", chat: builtinModel(), vision: null };

/** @throws ai_unavailable where nothing else than that model may answer */
function instead({ required }: Model): Model {
  if (required)
    throw new DomainError(
      "ai_unavailable",
      "The assistant has answered very many messages today. Please use the form on this page.",
    );
  return BUILT_IN;
}

async function mayCost(c: Context<AppEnv>, { model, guest }: GuestCtx, source: string) {
  if (model.provider === "builtin") return true;
  const { tenancy, now } = c.var.services;
  const counted = { key: `booking chat of ${guest.salonId}`, source };
  return (await consumeShared({ db: tenancy.forCounters(), now }, counted, PAID)).allowed;
}
