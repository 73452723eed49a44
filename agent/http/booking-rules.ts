import { createRoute, z } from "@hono/zod-openapi";
import {
  BookingRules,
  Chair,
  CreateChair,
  UpdateBookingRules,
} from "#tools/salons/booking-schema.ts";
import { getBookingRules, updateBookingRules } from "#tools/salons/booking.ts";
import { createChair, deleteChair, listChairs } from "#tools/salons/chairs.ts";
import { pagedWhole, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

/** How the salon lets itself be booked. */
export const bookingRules = router()
  .openapi(createRoute({ method: "get", path: "/", responses: json(BookingRules) }), async (c) =>
    c.json(await getBookingRules(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/",
      request: body(UpdateBookingRules),
      responses: json(BookingRules),
    }),
    async (c) => c.json(await updateBookingRules(c.var.ctx, c.req.valid("json")), 200),
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
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateChair),
      responses: json(Chair, 201),
    }),
    async (c) => c.json(await createChair(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(z.object({ id: z.uuid() })),
    }),
    async (c) => c.json(await deleteChair(c.var.ctx, { id: c.req.valid("param").id }), 200),
  );
