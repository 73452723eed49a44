import { createRoute, z } from "@hono/zod-openapi";
import { Appointment, BookedSeries, BookSeries } from "#tools/appointments/schema.ts";
import { bookSeries, cancelSeries } from "#tools/appointments/series.ts";
import { body, byId, json, router } from "./router.ts";

/** The same appointment again and again. */
export const series = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/series",
      request: body(BookSeries),
      responses: json(BookedSeries, 201),
    }),
    async (c) => c.json(await bookSeries(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/cancel-following",
      request: byId,
      responses: json(z.array(Appointment)),
    }),
    async (c) => c.json(await cancelSeries(c.var.ctx, c.req.valid("param")), 200),
  );
