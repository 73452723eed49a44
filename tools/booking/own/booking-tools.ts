import { z } from "zod";
import { priceWords, rangeNote } from "#tools/pricing/services/service-price-rules.ts";
import { SegmentKind } from "#tools/pricing/services/service-schema.ts";
import { listBookableOnline } from "#tools/pricing/services/services.ts";
import { invalid } from "#tools/core/field-error.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { askedOfService } from "#tools/booking/book/book-payment.ts";
import { askedName } from "#tools/booking/book/payment-rules.ts";
import {
  BookTime,
  BookTimeByText,
  bookTime,
  type ChatGuestCtx,
} from "#tools/booking/times/book-time.ts";
import { diagnoseSlots } from "#tools/booking/times/diagnosis.ts";
import {
  FindTimes,
  findTimes,
  FoundTimes,
  guestService,
  testedFrom,
} from "#tools/booking/times/find-times.ts";
import type { Bookable } from "#tools/booking/times/slots.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { PublicSalon, publicSalon } from "./public-salon.ts";
import { Booked } from "#tools/appointments/schema.ts";
import { Diagnosis } from "#tools/appointments/slot-schema.ts";
import { spokenStart } from "#tools/values/spoken-rules.ts";
import { JoinWaitlist } from "#tools/booking/waitlist/schema.ts";
import { joinWaitlist } from "#tools/booking/waitlist/waitlist.ts";

/** What the assistant of the public page may call. `run` gets a guest's ctx: no salon, stylist or client can be named. */
export type BookingTool<I extends z.ZodType, O extends z.ZodType> = {
  description: string;
  input: I;
  output: O;
  run: (ctx: ChatGuestCtx, input: z.output<I>) => Promise<z.input<O>>;
};

const defineTool = <I extends z.ZodType, O extends z.ZodType>(tool: BookingTool<I, O>) => tool;

const Nothing = z.object({});

/** A service as anybody may see it. */
export const OfferedService = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  price: z.string().describe("Empty where the salon names none: say that prices are on request."),
  priceRange: z.string().nullable().describe("What else the salon says of the price."),
  minutes: z.int(),
  segments: z.array(z.object({ kind: SegmentKind, minutes: z.int() })),
  needsPatchTest: z.boolean(),
  dueAtBooking: z
    .string()
    .describe('What is asked for at booking, such as "deposit of $40"; empty where nothing is.'),
});
export type OfferedService = z.infer<typeof OfferedService>;

const WhyNothing = FindTimes.pick({
  serviceId: true,
  serviceName: true,
  from: true,
  to: true,
  hadPatchTest: true,
});

const JoinList = z.object({
  serviceId: z.string().max(60),
  name: z.string().max(120),
  email: z.string().max(254),
  from: CalendarDate.describe("First day that would do."),
  to: CalendarDate.describe("Last day that would do."),
  earliest: TimeOfDay.optional(),
  latest: TimeOfDay.optional(),
});

/** Diagnosis, with the next free time in words. */
export const Why = Diagnosis.extend({ nextWhen: z.string().nullable() });
export type Why = z.infer<typeof Why>;

/** One-tap answers under the reply. */
export const OfferAnswers = z.object({ answers: z.array(z.string().trim().min(1).max(60)).max(6) });

/** The days of a wish, those left out in which a test that is still to be had could not be read yet. */
async function fromTested(
  ctx: ChatGuestCtx,
  service: Bookable,
  { from, to, hadPatchTest }: z.infer<typeof WhyNothing>,
): Promise<{ from: string; to: string }> {
  const tested = await testedFrom(ctx, service, { hadPatchTest });
  if (!tested) return { from, to };
  const { timeZone } = await getBookingRules(ctx);
  const first = addDays(wallOf(timeZone, tested.getTime()).date, 1);
  return first <= from ? { from, to } : { from: first, to: first > to ? first : to };
}

/** The closed set: nothing here lists, reads or changes an appointment or a client. */
export const bookingTools = {
  get_services: defineTool({
    description:
      "The services that can be booked here, with price, minutes and what they are made of.",
    input: Nothing,
    output: z.array(OfferedService),
    run: async (ctx) => {
      const { requirePatchTest: patchTests } = await getBookingRules(ctx);
      const menu = await listBookableOnline(ctx, { ...ctx.guest, patchTests });
      return Promise.all(
        menu.map(async (service) => {
          const { id, name, category, description, segments, needsPatchTest } = service;
          const asked = await askedOfService(ctx, service);
          return {
            id,
            name,
            category,
            description,
            price: priceWords(service),
            priceRange: rangeNote(service),
            minutes: service.duration,
            segments,
            needsPatchTest,
            dueAtBooking: asked ? askedName(asked) : "",
          };
        }),
      );
    },
  }),
  get_salon: defineTool({
    description:
      "The salon: name, stylist, address, hours of the next two weeks, time zone, and how a booking can be changed.",
    input: Nothing,
    output: PublicSalon,
    run: async (ctx) => ctx.salon ?? publicSalon(ctx),
  }),
  find_times: defineTool({
    description:
      "Free times for a service. The only source of times: offer nothing that it did not return.",
    input: FindTimes,
    output: FoundTimes,
    run: findTimes,
  }),
  why_nothing: defineTool({
    description: "Why there is no free time on some days, and the next one that is free.",
    input: WhyNothing,
    output: Why,
    run: async (ctx, { from, to, ...asked }) => {
      const { stylistId } = ctx.guest;
      const service = await guestService(ctx, asked);
      const { id } = service;
      const days = await fromTested(ctx, service, { from, to, ...asked });
      const why = await diagnoseSlots(ctx, { stylistId, ...days, ...(id && { serviceId: id }) });
      return { ...why, nextWhen: why.next && spokenStart(why.timeZone, why.next.start) };
    },
  }),
  book_time: defineTool({
    description:
      "Books a free time. Only with a start that find_times returned, and the name and e-mail address that the client gave.",
    input: BookTime,
    output: Booked,
    run: bookTime,
  }),
  join_waitlist: defineTool({
    description:
      "Puts the client on the waiting list for days on which nothing suits. Only when they ask for it, with the name and e-mail address that they gave.",
    input: JoinList,
    output: z.object({ from: z.string(), to: z.string() }),
    run: async (ctx, { serviceId, name, email, ...days }) => {
      const service = await guestService(ctx, { serviceId });
      const input = JoinWaitlist.safeParse({
        ...days,
        stylistId: ctx.guest.stylistId,
        clientName: name,
        clientEmail: email,
        serviceId: service.id,
      });
      if (!input.success) throw invalid(input.error);
      const { from, to } = await joinWaitlist(ctx, input.data);
      return { from, to };
    },
  }),
  hand_over: defineTool({
    description: "Points the client to the booking form on the page, when it is the better way on.",
    input: Nothing,
    output: Nothing,
    run: async () => ({}),
  }),
  offer_answers: defineTool({
    description: "One-tap answers shown under your reply. Call it last, with the reply's words.",
    input: OfferAnswers,
    output: Nothing,
    run: async () => ({}),
  }),
};

/** What the assistant may call for whoever writes by text: they are booked under the number they write from. */
export const textingTools = {
  ...bookingTools,
  book_time: defineTool({
    description:
      "Books a free time. Only with a start that find_times returned, and the name that the client gave.",
    input: BookTimeByText,
    output: Booked,
    run: bookTime,
  }),
};
