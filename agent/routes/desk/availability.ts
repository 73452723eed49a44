import { createRoute } from "@hono/zod-openapi";
import { diagnoseSlots } from "#tools/booking/times/diagnosis.ts";
import { holdSlot, releaseHold } from "#tools/booking/times/holds.ts";
import {
  Availability,
  Diagnosis,
  FindSlots,
  Hold,
  HoldSlot,
} from "#tools/appointments/slot-schema.ts";
import { readSlotToken } from "#tools/booking/times/slot-token.ts";
import { findSlots } from "#tools/booking/times/slots.ts";
import { addressOf, guestOf, limitAddress } from "./guests.ts";
import { body, json, router } from "#agent/http/router.ts";

/** Far more than a person looks through, few enough that nobody copies the calendar all day. */
const LOOKS = { max: 600, windowMs: 60_000 };
/** A hold takes time from others: people of one network try some, and book without one after that. */
const HOLDS = { max: 30, windowMs: 10 * 60_000 };

/** Public: when a stylist is free. */
export const availability = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindSlots },
      responses: json(Availability),
    }),
    async (c) => {
      await limitAddress(c, "availability", LOOKS);
      const asked = c.req.valid("query");
      return c.json(await findSlots(await guestOf(c, asked), asked), 200);
    },
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/why",
      request: { query: FindSlots },
      responses: json(Diagnosis),
    }),
    async (c) => {
      await limitAddress(c, "availability", LOOKS);
      const asked = c.req.valid("query");
      return c.json(await diagnoseSlots(await guestOf(c, asked), asked), 200);
    },
  );

/** Public: keeps a time for ten minutes while its client types. */
export const holds = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(HoldSlot),
      responses: json(Hold, 201),
    }),
    async (c) => {
      await limitAddress(c, "holds", HOLDS);
      const asked = c.req.valid("json");
      const { stylistId } = readSlotToken(c.var.services, asked.slotToken);
      const ctx = await guestOf(c, { stylistId });
      return c.json(await holdSlot(ctx, asked, addressOf(c)), 201);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/release",
      request: body(HoldSlot),
      responses: { 204: { description: "Done." } },
    }),
    async (c) => {
      const asked = c.req.valid("json");
      const { stylistId } = readSlotToken(c.var.services, asked.slotToken);
      await releaseHold(await guestOf(c, { stylistId }), asked);
      return c.body(null, 204);
    },
  );
