import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { guestContextFor, type AppEnv } from "#agent/context.ts";
import { findLink } from "#tools/appointments/links.ts";
import { cancelOwn, moveOwn, readOwnAppointment } from "#tools/booking/own/own.ts";
import { CancelOwn, MoveOwn, OwnAppointment } from "#tools/appointments/schema.ts";
import { limitAddress } from "./guests.ts";
import { body, json, router } from "#agent/http/router.ts";

/** More than anybody looks at their booking, far too few to guess 256 bits. */
const RATE = { max: 120, windowMs: 60_000 };

const byToken = { params: z.object({ token: z.string() }) };

/** Public: a client's own booking, for whoever holds its link. Reading changes nothing, so that a mail scanner may. */
export const manage = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/{token}",
      request: byToken,
      responses: json(OwnAppointment),
    }),
    async (c) => {
      const { ctx, appointmentId } = await opened(c, c.req.valid("param"));
      return c.json(await readOwnAppointment(ctx, { appointmentId }), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{token}/cancel",
      request: { ...byToken, ...body(CancelOwn) },
      responses: json(OwnAppointment),
    }),
    async (c) => {
      const { ctx, appointmentId } = await opened(c, c.req.valid("param"));
      return c.json(await cancelOwn(ctx, { ...c.req.valid("json"), appointmentId }), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{token}/move",
      request: { ...byToken, ...body(MoveOwn) },
      responses: json(OwnAppointment),
    }),
    async (c) => {
      const { ctx, appointmentId } = await opened(c, c.req.valid("param"));
      return c.json(await moveOwn(ctx, { ...c.req.valid("json"), appointmentId }), 200);
    },
  );

/** The booking behind a link, as its holder may reach it. @throws not_found, rate_limited */
async function opened(c: Context<AppEnv>, { token }: { token: string }) {
  await limitAddress(c, "manage", RATE);
  const { services } = c.var;
  const { tenancy, now } = services;
  const { guest, appointmentId } = await findLink({ db: tenancy.forPlatform(), now }, { token });
  return { ctx: guestContextFor(services, guest, c), appointmentId };
}
