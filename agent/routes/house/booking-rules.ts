import { z } from "@hono/zod-openapi";
import {
  BookingRules,
  Chair,
  CreateChair,
  UpdateBookingRules,
} from "#tools/salons/booking-schema.ts";
import { getBookingRules, updateBookingRules } from "#tools/salons/booking.ts";
import { createChair, deleteChair, listChairs } from "#tools/salons/chairs.ts";
import { router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** How the salon lets itself be booked. */
export const bookingRules = router()
  .openapi(...verb("get /", { answer: BookingRules }, getBookingRules))
  .openapi(
    ...verb("put /", { body: UpdateBookingRules, answer: BookingRules }, updateBookingRules),
  );

/** Where clients sit. */
export const chairs = router()
  .openapi(...shortListing("get /", { row: Chair }, listChairs))
  .openapi(...verb("post /", { body: CreateChair, answer: Chair, status: 201 }, createChair))
  .openapi(...verb("delete /{id}", { answer: z.object({ id: z.uuid() }) }, deleteChair));
