import type { Context, Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { invalid } from "#tools/core/field-error.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { askedOfService } from "#tools/booking/book/book-payment.ts";
import {
  bookingBody,
  bookingForm,
  missingWords,
  refusedBooking,
  type BookingForm,
  type FormProblem,
} from "#tools/booking/booking-form-rules.ts";
import { countTry } from "#tools/booking/book/book-limits.ts";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { firstAfterTest } from "#tools/booking/book/patch-visit.ts";
import { publicSalon } from "#tools/booking/own/public-salon.ts";
import { BookAppointment, type Booked } from "#tools/appointments/schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { findSlots } from "#tools/booking/times/slots.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { PATCH_VISIT } from "#tools/pricing/services/service-data.ts";
import { isSameName } from "#tools/pricing/services/service-rules.ts";
import { listBookableOnline } from "#tools/pricing/services/services.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { CalendarDate } from "#tools/values/time-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { publicPortrait } from "#tools/stylists/portrait.ts";
import { workWords } from "#tools/social/work-rules.ts";
import { listWork } from "#tools/social/work.ts";
import { getPublicStylist } from "#tools/stylists/stylists.ts";
import { once } from "#agent/http/idempotency.ts";
import { addressOf, guestOf, limitAddress } from "#agent/routes/desk/guests.ts";
import { clockOf, refusalOf, sendFailure, sendPage, weekStartIn, wordsOf } from "./public-page.ts";

/** Pages of one address in a minute; each asks the calendar. */
const LOOKS = { max: 300, windowMs: 60_000 };

/** Public: a stylist's page. With a service and a day in the address it lists that day's free times, for whoever has no script. */
export const bookingPage: Handler<AppEnv> = (c) =>
  openly(c, async (ctx, slug) => {
    const form = bookingForm((field) => QUERY[field] && c.req.query(QUERY[field]));
    return sendPage(c, await pageOf(c, ctx, { slug, form, problem: null }));
  });

const QUERY: Partial<Record<string, string>> = { serviceId: "service", appointmentDate: "date" };

/** Public: the same form, sent by a browser without script. It books, or comes back with what was typed and what is wrong. */
export const bookByForm: Handler<AppEnv> = (c) =>
  openly(c, async (ctx, slug) => {
    const { tenancy, now } = c.var.services;
    await countTry({ db: tenancy.forCounters(), now }, addressOf(c));
    const read = await wordsOf(c);
    const form = bookingForm(read);
    // another day was typed after these times were listed
    const shown = read("shownDate");
    if (shown && form.appointmentDate !== shown) form.slotToken = "";
    const again = async (problem: FormProblem | null, status: 200 | 400 | 409 | 429) =>
      sendPage(c, await pageOf(c, ctx, { slug, form, problem }), status);
    if (read("show") === "times") return again(null, 200);
    const { patchTests, menu } = await menuOf(ctx);
    const wanted = menu.find(({ id }) => id === form.serviceId);
    const missing = missingWords(form, patchTests && (wanted?.needsPatchTest ?? false));
    if (missing) return again(missing, 400);
    try {
      const words = BookAppointment.safeParse(bookingBody(ctx.guest.stylistId, form));
      if (!words.success) throw invalid(words.error);
      const by = { ...ctx, salonId: ctx.guest.salonId, by: "form" };
      const booked = await once(
        c,
        by,
        async (keep) =>
          c.json(
            await bookAppointment(
              { ...ctx, ...(keep && { keep }) },
              words.data,
              "page",
              addressOf(c),
            ),
          ),
        { given: read("formKey") || undefined },
      );
      const { manageUrl } = (await booked.json()) as Booked;
      return c.redirect(`${new URL(manageUrl).pathname}?booked`, 303);
    } catch (error) {
      const refusal = refusalOf(error);
      return again(problemOf(refusal), refusal.code === "rate_limited" ? 429 : statusOf(refusal));
    }
  });

const statusOf = ({ code }: DomainError) => (code === "conflict" ? 409 : 400);

function problemOf({ message, details }: DomainError): FormProblem {
  return refusedBooking({
    sentence: message,
    issues: Array.isArray(details["issues"]) ? details["issues"] : [],
    alternatives: Array.isArray(details["alternatives"]) ? (details["alternatives"] as Slot[]) : [],
  });
}

/** Runs `work` for the stylist of the address; says in its stead why there is nobody, or that nothing can be booked. */
async function openly(
  c: Context<AppEnv>,
  work: (ctx: GuestCtx, slug: string) => Promise<Response>,
): Promise<Response> {
  const slug = (c.req.param("slug") ?? "").toLowerCase();
  try {
    await limitAddress(c, "page", LOOKS);
    return await work(await guestOf(c, { slug }), slug);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    if (code === "not_found") return sendPage(c, { kind: "no_stylist" }, 404);
    if (code !== "tier_required") return sendFailure(c, error, "/book");
    const stylist = await getPublicStylist(c.var.services.tenancy.forPlatform(), slug);
    return sendPage(c, { kind: "not_online", stylist }, 404);
  }
}

type Asked = { slug: string; form: BookingForm; problem: FormProblem | null };

async function pageOf(c: Context<AppEnv>, ctx: GuestCtx, asked: Asked): Promise<BookPage> {
  const [stylist, portrait, work, salon, { menu: services, patchTests }, { smsOn }] =
    await Promise.all([
      getPublicStylist(c.var.services.tenancy.forPlatform(), asked.slug),
      publicPortrait(ctx),
      listWork(ctx),
      publicSalon(ctx),
      menuOf(ctx),
      getMessageSettings(ctx),
    ]);
  const { timeZone, today, horizonDays } = salon;
  const known = services.some(({ id }) => id === asked.form.serviceId);
  const form = { ...asked.form, serviceId: known ? asked.form.serviceId : "" };
  const visit = patchTests && services.find(({ name }) => isSameName(name, PATCH_VISIT));
  const first = visit ? await firstAfterTest(ctx) : null;
  const day = form.appointmentDate;
  return {
    kind: "book",
    slug: asked.slug,
    formKey: crypto.randomUUID(),
    stylist: { ...stylist, portrait: portrait && pictureAt(asked.slug, portrait) },
    work: work.map((pair) => ({
      ...workWords(pair),
      before: pictureAt(asked.slug, pair.before),
      after: pictureAt(asked.slug, pair.after),
    })),
    salon: {
      name: salon.name,
      address: salon.address,
      standsAtOnce: salon.standsAtOnce,
      fixedBefore: new Date(ctx.now().getTime() + salon.cutoffHours * 3_600_000).toISOString(),
      mails: ctx.mail.delivers,
      texts: smsOn && ctx.sms.delivers,
      asksForTexts: smsOn,
    },
    services: await Promise.all(
      services.map(async ({ needsPatchTest, ...service }) => {
        const asks = await askedOfService(ctx, service);
        return {
          ...menuLine(service),
          needsPatchTest: needsPatchTest && salon.patchTestForColour,
          ...(asks && { asks }),
        };
      }),
    ),
    patchVisitId: visit ? visit.id : null,
    firstAfterTest: first?.toISOString() ?? null,
    patchSlots:
      visit && CalendarDate.safeParse(day).success && day > today
        ? await testsBefore(ctx, { serviceId: visit.id, today, day })
        : [],
    timeZone,
    firstDay: today,
    lastDay: addDays(today, horizonDays),
    form,
    slots: await slotsOf(ctx, form, services.length),
    problem: asked.problem,
    clock: clockOf(c),
    weekStart: weekStartIn(timeZone),
    now: ctx.now().toISOString(),
  };
}

const pictureAt = (slug: string, photoId: string) => `/pictures/${slug}/${photoId}`;

/** What the menu says of a service, and no more. */
function menuLine(service: Omit<Service, "needsPatchTest">) {
  const { id, name, category, description, duration } = service;
  const { basePrice, priceRange, priceMax, priceFrom } = service;
  const price = { basePrice, priceRange, priceMax, priceFrom };
  return { id, name, category, description, ...price, duration };
}

/** What can be booked here, with the visit for a patch test where the salon asks for one. */
async function menuOf(ctx: GuestCtx) {
  const { requirePatchTest: patchTests } = await getBookingRules(ctx);
  const { stylistId } = ctx.guest;
  return { patchTests, menu: await listBookableOnline(ctx, { stylistId, patchTests }) };
}

/** Times for a patch test that counts on a day. */
async function testsBefore(
  ctx: GuestCtx,
  { serviceId, today, day }: { serviceId: string; today: string; day: string },
): Promise<Slot[]> {
  const [from, to] = [addDays(day, -7), addDays(day, -2)];
  if (to < today) return [];
  const { stylistId } = ctx.guest;
  const days = { from: from > today ? from : today, to };
  return (await findSlots(ctx, { stylistId, serviceId, ...days })).slots;
}

/** The free times of the form's day; null when it names none, or no service where there is a choice. */
async function slotsOf(
  ctx: GuestCtx,
  { serviceId, appointmentDate }: BookingForm,
  services: number,
): Promise<Slot[] | null> {
  if (!CalendarDate.safeParse(appointmentDate).success || (services > 0 && !serviceId)) return null;
  const { stylistId } = ctx.guest;
  const days = { from: appointmentDate, to: appointmentDate };
  const { slots } = await findSlots(ctx, { stylistId, ...(serviceId && { serviceId }), ...days });
  return slots;
}
