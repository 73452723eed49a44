import type { Context, Handler } from "hono";
import { guestContextFor, type AppEnv } from "#agent/context.ts";
import { calendarText } from "#tools/appointments/ical.ts";
import { findLink } from "#tools/appointments/links.ts";
import { findOwnTimes } from "#tools/booking/own/own-times.ts";
import { ownPayment, type OwnPayment } from "#tools/booking/own/own-money.ts";
import { cancelOwn, moveOwn, readOwnAppointment } from "#tools/booking/own/own.ts";
import { testOnlyFor } from "#tools/booking/patch-pair.ts";
import { testOf } from "#tools/booking/book/patch-visit.ts";
import type { ManagePage, PagePayment } from "#tools/booking/own/page-schema.ts";
import type { OwnAppointment } from "#tools/appointments/schema.ts";
import { visitOf } from "#tools/appointments/visit.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { currencyOfSalon } from "#tools/salons/currency.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { limitAddress } from "#agent/routes/desk/guests.ts";
import { clockOf, refusalOf, sendFailure, sendPage, weekStartIn, wordsOf } from "./public-page.ts";

/** Far more than a person looks, far too few to guess 256 bits. */
const LOOKS = { max: 120, windowMs: 60_000 };
/** As many days as one question to the calendar takes. */
const DAYS_SHOWN = 28;

type Own = { ctx: GuestCtx; appointmentId: string; appointment: OwnAppointment; token: string };

/** Public: a client's own booking, by their link. Looking changes nothing, whoever follows the link. */
export const managePage: Handler<AppEnv> = (c) =>
  ownly(c, async (own) => sendPage(c, await pageOf(c, own, stepOf(c), null)));

/** Public: cancels or moves it, as the forms of the page ask. */
export const manageByForm: Handler<AppEnv> = (c) =>
  ownly(c, async (own) => {
    const { ctx, appointmentId, token } = own;
    const read = await wordsOf(c);
    const version = Number(read("version")) || undefined;
    const act = read("act");
    const same = { appointmentId, ...(version !== undefined && { version }) };
    try {
      if (act === "cancel") {
        await cancelOwn(ctx, same);
        return c.redirect(`/manage/${token}?cancelled`, 303);
      }
      if (act !== "move") throw new DomainError("invalid", "The form could not be read.");
      const slotToken = read("slotToken");
      if (!slotToken) throw new DomainError("invalid", "Please choose a time.");
      await moveOwn(ctx, { ...same, slotToken });
      return c.redirect(`/manage/${token}?moved`, 303);
    } catch (error) {
      const { message, code } = refusalOf(error);
      const appointment = await readOwnAppointment(ctx, { appointmentId });
      const step = act === "move" ? ("move" as const) : ("read" as const);
      const problem = { title: REFUSED[act] ?? "Not done", sentence: message };
      const at = { step, date: read("date"), done: null };
      const page = await pageOf(c, { ...own, appointment }, at, problem);
      return sendPage(c, page, code === "conflict" ? 409 : 400);
    }
  });

/** Public: the booking as a file for the client's own calendar. */
export const ownCalendar: Handler<AppEnv> = (c) =>
  ownly(c, async ({ appointment, token }) => {
    const { id, stylistName, salonName, serviceType, status, version } = appointment;
    const createdAt = new Date(appointment.createdAt);
    const url = `${c.var.services.publicUrl}/manage/${token}`;
    const entry = {
      id,
      status,
      version,
      createdAt,
      updatedAt: createdAt,
      startsAt: new Date(appointment.startsAt),
      endsAt: new Date(appointment.endsAt),
      summary: `${serviceType || "Appointment"} with ${stylistName}`,
      description: `See, move or cancel it: ${url}`,
      location: salonName,
      url,
    };
    const text = calendarText(salonName, [entry]);
    return c.body(text, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="appointment.ics"',
    });
  });

const REFUSED: Partial<Record<string, string>> = { cancel: "Not cancelled", move: "Not moved" };

/** Runs `work` for the booking behind the link. What opens nothing looks the same, whatever the reason. */
async function ownly(c: Context<AppEnv>, work: (own: Own) => Promise<Response>): Promise<Response> {
  const { services } = c.var;
  const token = c.req.param("token") ?? "";
  try {
    await limitAddress(c, "manage", LOOKS);
    const everySalon = services.tenancy.forPlatform();
    const { guest, appointmentId } = await findLink(
      { db: everySalon, now: services.now },
      { token },
    );
    const ctx = guestContextFor(services, guest, c);
    const appointment = await readOwnAppointment(ctx, { appointmentId });
    return await work({ ctx, appointmentId, appointment, token });
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found")
      return sendPage(c, { kind: "no_link" }, 404);
    // the path holds the secret: the log gets it without
    return sendFailure(c, error, "/manage");
  }
}

type At = Pick<ManagePage, "step" | "done"> & { date: string };

function stepOf(c: Context<AppEnv>): At {
  const asked = c.req.query();
  const has = (name: string) => Object.hasOwn(asked, name);
  return {
    step: has("cancel") ? "cancel" : has("move") ? "move" : "read",
    done: has("booked") ? "booked" : has("moved") ? "moved" : has("cancelled") ? "cancelled" : null,
    date: asked["date"] ?? "",
  };
}

async function pageOf(
  c: Context<AppEnv>,
  own: Own,
  { step, done, date }: At,
  problem: { title: string; sentence: string } | null,
): Promise<ManagePage> {
  const { ctx, appointmentId, appointment, token } = own;
  const open = step === "move" && appointment.changeableUntil !== null;
  const payment = await ownPayment(ctx, { appointmentId });
  const visit = await visitOf(ctx, { appointmentId });
  const { address, phone, bookUrl, appointment: row } = visit;
  return {
    kind: "manage",
    token,
    appointment,
    place: { address, phone },
    price: row.price === null ? null : priceText(row.price, await currencyOfSalon(ctx)),
    needsPatchTest: row.needsPatchTest,
    testGoes: (await testOnlyFor(ctx, { id: appointmentId })) !== null,
    patchTestAt: (await testOf(ctx, row))?.startsAt.toISOString() ?? null,
    past: new Date(appointment.startsAt) <= ctx.now(),
    step,
    done,
    mails: ctx.mail.delivers,
    payment: payment && shown(payment),
    released: row.cancelledBy === "unpaid",
    bookPath: bookUrl && new URL(bookUrl).pathname,
    move: open ? await timesFor(own, date) : null,
    problem: problem && { ...problem, fields: {}, alternatives: [] },
    clock: clockOf(c),
    weekStart: weekStartIn(appointment.timeZone),
  };
}

/** A payment without what it is known by here. */
function shown({ paymentId: _id, ...payment }: OwnPayment): PagePayment {
  return payment;
}

/** The free times of a day, and the days from it on that have some. Without a day, that of the visit, else the first that has. */
async function timesFor(
  { ctx, appointmentId, appointment }: Own,
  asked: string,
): Promise<ManagePage["move"]> {
  const { timeZone, horizonDays } = await getBookingRules(ctx);
  const dayOf = (instant: string | number) => wallOf(timeZone, new Date(instant).getTime()).date;
  const today = dayOf(ctx.now().getTime());
  const lastDay = addDays(today, horizonDays);
  const isOpen = (day: string) => day >= today && day <= lastDay;
  const named = CalendarDate.safeParse(asked).success && isOpen(asked);
  const wished = named ? asked : dayOf(appointment.startsAt);
  const from = isOpen(wished) ? weekBefore(wished, today) : today;
  const to = addDays(from, DAYS_SHOWN - 1);
  const slots = await findOwnTimes(ctx, { appointmentId, from, to: to < lastDay ? to : lastDay });
  const byDay = Map.groupBy(slots, ({ start }) => dayOf(start));
  const days = [...byDay].map(([date, { length: free }]) => ({ date, free }));
  const date = named || byDay.has(wished) ? wished : (days[0]?.date ?? today);
  return { date, today, firstDay: from, slots: byDay.get(date) ?? [], days, lastDay };
}

/** Some days before the one that was named are shown too, but none that is over. */
function weekBefore(date: string, today: string): string {
  const before = addDays(date, -7);
  return before > today ? before : today;
}
