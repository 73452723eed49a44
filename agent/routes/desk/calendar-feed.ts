import { createRoute, z } from "@hono/zod-openapi";
import type { Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { closeFeed, hasFeed, openFeed, readFeed } from "#tools/booking/feed.ts";
import { requireScheduling } from "#tools/appointments/appointments.ts";
import { limitAddress } from "./guests.ts";
import { json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

/** Calendars ask every quarter of an hour; nobody guesses 256 bits. */
const RATE = { max: 120, windowMs: 60_000 };

/** What the description of the API says of a stylist's calendar. */
export const calendarRoute = createRoute({
  method: "get",
  path: "/api/calendar/{token}.ics",
  security: [],
  request: { params: z.object({ token: z.string() }) },
  responses: {
    200: { description: "The calendar.", content: { "text/calendar": { schema: z.string() } } },
  },
});

/** Public: a stylist's calendar for whoever holds its secret address, as /api/calendar/<token>.ics. */
export const calendarFeed: Handler<AppEnv> = async (c) => {
  await limitAddress(c, "calendar", RATE);
  const { tenancy, now } = c.var.services;
  const token = (c.req.param("file") ?? "").replace(/\.ics$/, "");
  const text = await readFeed(tenancy.forPlatform(), { token, now: now() });
  return c.body(text, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="undertone.ics"',
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });
};

const Feed = z.object({ open: z.boolean(), since: z.iso.datetime().nullable() });

/** One's own calendar feed: its address is told once, when it is made. */
export const feeds = router()
  .openapi(...verb("get /", { answer: Feed }, hasFeed))
  .openapi(
    createRoute({ method: "post", path: "/", responses: json(z.object({ url: z.url() }), 201) }),
    async (c) => {
      await requireScheduling(c.var.ctx);
      return c.json(await openFeed(c.var.ctx), 201);
    },
  )
  .openapi(
    createRoute({ method: "delete", path: "/", responses: { 204: { description: "Done." } } }),
    async (c) => {
      await closeFeed(c.var.ctx);
      return c.body(null, 204);
    },
  );
