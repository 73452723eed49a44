import { createRoute, z } from "@hono/zod-openapi";
import { listAppointments } from "#tools/appointments/appointments.ts";
import { blockTime, unblockTime } from "#tools/appointments/blocks.ts";
import { bookAppointment } from "#tools/appointments/book.ts";
import { bookForClient } from "#tools/appointments/book-for-client.ts";
import { countTry } from "#tools/appointments/book-limits.ts";
import { getCalendar } from "#tools/appointments/calendar.ts";
import { moveAppointment } from "#tools/appointments/move.ts";
import {
  Appointment,
  BlockTime,
  BookAppointment,
  Booked,
  BookForClient,
  CalendarView,
  FindAppointments,
  MoveAppointment,
  SetAppointmentStatus,
  TimeBlock,
} from "#tools/appointments/schema.ts";
import { setAppointmentStatus } from "#tools/appointments/status.ts";
import { CalendarDate } from "#tools/salons/time-schema.ts";
import { addressOf, guestOf } from "./guests.ts";
import { once } from "./idempotency.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

/** Public: a client books on a stylist's page. */
export const publicAppointments = router().openapi(
  createRoute({
    method: "post",
    path: "/",
    request: body(BookAppointment),
    responses: json(Booked, 201),
  }),
  async (c) => {
    const { tenancy, now } = c.var.services;
    await countTry({ db: tenancy.forNobody(), now }, addressOf(c));
    const input = c.req.valid("json");
    const ctx = await guestOf(c, { stylistId: input.stylistId });
    const by = { ...ctx, salonId: ctx.guest.salonId, by: "guest" };
    const answer = await once(c, by, async (keep) =>
      c.json(
        await bookAppointment({ ...ctx, ...(keep && { keep }) }, input, "page", addressOf(c)),
        201,
      ),
    );
    // an answer that was kept has the same shape
    return answer as typeof answer & ReturnType<typeof c.json<Booked, 201>>;
  },
);

export const appointments = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindAppointments.extend(PageQuery.shape) },
      responses: json(z.array(Appointment)),
    }),
    async (c) => c.json(paged(c, await listAppointments(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/for-client",
      request: body(BookForClient),
      responses: json(Appointment, 201),
    }),
    async (c) => c.json(await bookForClient(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}/status",
      request: { ...byId, ...body(SetAppointmentStatus.omit({ id: true })) },
      responses: json(Appointment),
    }),
    async (c) => {
      const change = { ...c.req.valid("json"), ...c.req.valid("param") };
      return c.json(await setAppointmentStatus(c.var.ctx, change), 200);
    },
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(MoveAppointment.omit({ id: true })) },
      responses: json(Appointment),
    }),
    async (c) => {
      const change = { ...c.req.valid("json"), ...c.req.valid("param") };
      return c.json(await moveAppointment(c.var.ctx, change), 200);
    },
  );

/** What a calendar of some days shows. */
export const calendarView = router().openapi(
  createRoute({
    method: "get",
    path: "/",
    request: {
      query: z.object({ from: CalendarDate, to: CalendarDate, stylistId: z.uuid().optional() }),
    },
    responses: json(CalendarView),
  }),
  async (c) => c.json(await getCalendar(c.var.ctx, c.req.valid("query")), 200),
);

/** Time a stylist keeps for something else. */
export const timeBlocks = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(BlockTime),
      responses: json(TimeBlock, 201),
    }),
    async (c) => c.json(await blockTime(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({ method: "delete", path: "/{id}", request: byId, responses: json(TimeBlock) }),
    async (c) => c.json(await unblockTime(c.var.ctx, c.req.valid("param")), 200),
  );
