import { createRoute, z } from "@hono/zod-openapi";
import { listAppointments } from "#tools/appointments/appointments.ts";
import { blockTime, unblockTime } from "#tools/booking/times/blocks.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { bookForClient } from "#tools/booking/book/book-for-client.ts";
import { countTry } from "#tools/booking/book/book-limits.ts";
import { getCalendar } from "#tools/booking/calendar.ts";
import { moveAppointment } from "#tools/booking/book/move.ts";
import {
  Appointment,
  BlockTime,
  BookAppointment,
  Booked,
  BookForClient,
  CalendarView,
  ListAppointments,
  MoveAppointment,
  SetAppointmentStatus,
  SuggestBooking,
  SuggestedBooking,
  ChangedAppointment,
  TimeBlock,
} from "#tools/appointments/schema.ts";
import { setAppointmentStatus } from "#tools/booking/book/status.ts";
import { FindFreeTimes, FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { findFreeTimes } from "#tools/booking/times/free-times.ts";
import { suggestBooking } from "#tools/booking/times/suggest.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { addressOf, guestOf } from "./guests.ts";
import { once } from "#agent/http/idempotency.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { body, json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

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
    await countTry({ db: tenancy.forCounters(), now }, addressOf(c));
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
    ...listing(
      "get /",
      { query: ListAppointments.extend(PageQuery.shape), row: Appointment },
      listAppointments,
    ),
  )
  .openapi(
    ...verb(
      "get /suggested",
      { query: SuggestBooking, answer: SuggestedBooking.nullable() },
      suggestBooking,
    ),
  )
  .openapi(
    ...verb(
      "get /free-times",
      // an address has words alone
      {
        query: FindFreeTimes.extend({ minutes: z.coerce.number().int().min(5).max(720) }),
        answer: FreeTimes,
      },
      findFreeTimes,
    ),
  )
  .openapi(
    ...verb(
      "post /for-client",
      { body: BookForClient, answer: Appointment, status: 201 },
      bookForClient,
    ),
  )
  .openapi(
    ...verb(
      "patch /{id}/status",
      { body: SetAppointmentStatus.omit({ id: true }), answer: ChangedAppointment },
      setAppointmentStatus,
    ),
  )
  .openapi(
    ...verb(
      "patch /{id}",
      { body: MoveAppointment.omit({ id: true }), answer: Appointment },
      moveAppointment,
    ),
  );

/** What a calendar of some days shows. */
export const calendarView = router().openapi(
  ...verb(
    "get /",
    {
      query: z.object({ from: CalendarDate, to: CalendarDate, stylistId: z.uuid().optional() }),
      answer: CalendarView,
    },
    getCalendar,
  ),
);

/** Time a stylist keeps for something else. */
export const timeBlocks = router()
  .openapi(...verb("post /", { body: BlockTime, answer: TimeBlock, status: 201 }, blockTime))
  .openapi(...verb("delete /{id}", { answer: TimeBlock }, unblockTime));
