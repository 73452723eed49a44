import { createRoute } from "@hono/zod-openapi";
import { answerClient, TALKED_OUT } from "#agent/chat/booking.ts";
import { BookByChat, BookingReply } from "#tools/appointments/booking-chat-schema.ts";
import { consume } from "#tools/core/rate-limit.ts";
import { addressOf, guestOf, limitAddress } from "./guests.ts";
import { body, json, router } from "./router.ts";

/** Faster than anybody types. */
const MESSAGES = { max: 30, windowMs: 60_000 };
/** What the page of a salon may cost in a day, whoever writes. */
const OF_SALON = { max: 500, windowMs: 24 * 60 * 60_000 };

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
    const { tenancy, now } = c.var.services;
    const key = `booking chat of ${ctx.guest.salonId}`;
    const { allowed } = await consume({ db: tenancy.forNobody(), now }, key, OF_SALON);
    if (!allowed) return c.json(TALKED_OUT, 200);
    return c.json(await answerClient({ ...ctx, address: addressOf(c) }, input), 200);
  },
);
