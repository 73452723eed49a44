import { createRoute, z } from "@hono/zod-openapi";
import {
  BookingRules,
  Chair,
  CreateChair,
  UpdateBookingRules,
} from "#tools/salons/booking-schema.ts";
import { getBookingRules, updateBookingRules } from "#tools/salons/booking.ts";
import { createChair, deleteChair, listChairs } from "#tools/salons/chairs.ts";
import { pagedWhole, PageQuery } from "#agent/http/paging.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** How the salon lets itself be booked. */
export const bookingRules = router()
  .openapi(...verb("get /", { answer: BookingRules }, getBookingRules))
  .openapi(
    ...verb("put /", { body: UpdateBookingRules, answer: BookingRules }, updateBookingRules),
  );

/** Where clients sit. */
export const chairs = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery },
      responses: json(z.array(Chair)),
    }),
    async (c) => c.json(pagedWhole(c, await listChairs(c.var.ctx), c.req.valid("query")), 200),
  )
  .openapi(...verb("post /", { body: CreateChair, answer: Chair, status: 201 }, createChair))
  .openapi(...verb("delete /{id}", { answer: z.object({ id: z.uuid() }) }, deleteChair));
