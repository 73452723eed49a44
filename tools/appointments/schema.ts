import { z } from "zod";
import { SafetyOverride } from "#tools/clients/schema.ts";
import { Segment, Segments } from "#tools/pricing/services/service-schema.ts";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { addressOf, emailOf, textOf, wholeOf } from "#tools/core/fields.ts";
import { VISIT_FIELDS } from "./fields.ts";
import { Holder } from "./slot-schema.ts";

export const AppointmentStatus = z.enum(["pending", "confirmed", "cancelled", "completed"]);
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

/** Who wrote it into the book. */
export const AppointmentSource = z.enum(["page", "chat", "staff", "assistant", "sms", "import"]);
export type AppointmentSource = z.infer<typeof AppointmentSource>;

/** Why a cancelled one is cancelled. unpaid: its payment never came. */
export const CancelledBy = z.enum(["client", "salon", "no_show", "unpaid"]);
export type CancelledBy = z.infer<typeof CancelledBy>;

/** An appointment as its salon sees it. Date and time are the salon's wall clock. */
export const Appointment = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  stylistName: z.string(),
  clientId: z.uuid().nullable(),
  clientName: z.string(),
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  serviceId: z.uuid().nullable(),
  serviceType: z.string(),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** In their order from startsAt on; process frees the stylist. */
  segments: z.array(Segment),
  notes: z.string(),
  status: AppointmentStatus,
  cancelledBy: CancelledBy.nullable(),
  source: AppointmentSource,
  seriesId: z.uuid().nullable(),
  chairName: z.string().nullable(),
  /** The service asks for a patch test and the client has no valid one. */
  needsPatchTest: z.boolean(),
  /** What was agreed, in minor units of the salon's currency; null where nobody knew. */
  priceMinor: z.int().nullable(),
  /** It is released then unless its client has paid; null where nothing is waited for. */
  payBy: z.iso.datetime().nullable(),
  /** When the client said that they come, and by how much they said they will be late. */
  clientConfirmedAt: z.iso.datetime().nullable(),
  lateMinutes: z.int().nullable(),
  /** Raised by every change: a change names the one it was made from. */
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type Appointment = z.infer<typeof Appointment>;

const { clientName, clientEmail, clientPhone, serviceType, durationMinutes, notes } = VISIT_FIELDS;

/** Spec's sentence about what is missing. */
export const REQUIRED = "Please fill in all required fields.";

/** One line of a stranger's: nothing in it that steers a terminal, a mail or a page. */
export const plainLine = (longest: number) =>
  z
    .string(REQUIRED)
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, "must not contain control characters");

/** The same with line breaks. */
const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(
      /^(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u,
      "must not contain control characters",
    );

/** Spec's manual booking: name, email, date and time are required; or a slot's token in place of date and time. */
export const BookAppointment = z.strictObject({
  stylistId: z.uuid(),
  clientName: plainLine(clientName.longest).min(1, REQUIRED),
  clientEmail: addressOf(clientEmail),
  clientPhone: plainLine(clientPhone.longest).nullish(),
  serviceId: z.uuid().nullish(),
  serviceType: plainLine(serviceType.longest).nullish(),
  appointmentDate: CalendarDate.nullish(),
  appointmentTime: TimeOfDay.nullish(),
  slotToken: z.string().max(1000).nullish(),
  /** Under which this page has held a time: it stands in the way of nothing that the page books. */
  holder: Holder.nullish(),
  /** Of the short visit for the patch test that this one needs first: a free time of `Patch test`. Both are booked, or neither. */
  patchTestToken: z.string().max(1000).nullish(),
  notes: plainText(notes.longest).nullish(),
  /** The box beside the phone number was ticked: the client wants texts. */
  smsOptIn: z.boolean().optional(),
});
export type BookAppointment = z.infer<typeof BookAppointment>;

/** An appointment as the client who holds its link sees it: nothing the salon keeps for itself. */
export const OwnAppointment = Appointment.pick({
  id: true,
  stylistId: true,
  stylistName: true,
  clientName: true,
  clientEmail: true,
  clientPhone: true,
  serviceId: true,
  serviceType: true,
  appointmentDate: true,
  appointmentTime: true,
  startsAt: true,
  endsAt: true,
  notes: true,
  status: true,
  payBy: true,
  version: true,
  createdAt: true,
}).extend({
  /** Where it is paid; null where nothing is waited for. */
  payUrl: z.url().nullable(),
  timeZone: z.string(),
  salonName: z.string(),
  /** Until when the client may cancel or move it; null when that is over. */
  changeableUntil: z.iso.datetime().nullable(),
});
export type OwnAppointment = z.infer<typeof OwnAppointment>;

/** What a payment is for. `card` keeps a card and takes nothing. */
export const PaymentPurpose = z.enum(["deposit", "card", "balance", "no_show"]);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;

/** What a booking waits for: its time is held until `payBy`. */
export const AskedAtBooking = z.object({
  purpose: PaymentPurpose,
  /** Minor units; of a card 0. */
  amount: z.int(),
  currency: z.string(),
  /** Where it is paid: it leads to a page of Stripe's. */
  url: z.url(),
  payBy: z.iso.datetime(),
});
export type AskedAtBooking = z.infer<typeof AskedAtBooking>;

/** What a client holds after booking. */
export const Booked = z.object({
  appointment: OwnAppointment,
  manageUrl: z.url(),
  /** Null where nothing is asked for. */
  payment: AskedAtBooking.nullable(),
});
export type Booked = z.infer<typeof Booked>;

/** A client cancels what their link shows; `version` is the one that was looked at. */
export const CancelOwn = z.strictObject({ version: z.int().optional() });
export type CancelOwn = z.infer<typeof CancelOwn>;

/** A client moves what their link shows: to a slot, or to a date and time. */
export const MoveOwn = z.strictObject({
  slotToken: z.string().max(1000).nullish(),
  appointmentDate: CalendarDate.nullish(),
  appointmentTime: TimeOfDay.nullish(),
  version: z.int().optional(),
});
export type MoveOwn = z.infer<typeof MoveOwn>;

/** The salon books somebody in itself: it may name a client of its own, leave out the address, and go outside the hours when it says so. */
export const BookForClient = z.strictObject({
  stylistId: z.uuid(),
  clientId: z.uuid().nullish(),
  clientName: textOf(clientName).min(1).nullish(),
  clientEmail: emailOf(clientEmail),
  clientPhone: textOf(clientPhone).nullish(),
  serviceId: z.uuid().nullish(),
  serviceType: textOf(serviceType).nullish(),
  /** Without a service: how long it takes, or its segments. */
  durationMinutes: wholeOf(durationMinutes).nullish(),
  segments: Segments.nullish(),
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
  notes: textOf(notes).nullish(),
  /** Staff may book outside working hours; never on top of another. */
  outsideHours: z.boolean().default(false),
  /** Goes on without a valid patch test, on somebody's name. */
  override: SafetyOverride.nullish(),
});
export type BookForClient = z.infer<typeof BookForClient>;

export const SetAppointmentStatus = z.strictObject({
  id: z.uuid(),
  status: AppointmentStatus,
  /** Of a cancelled one; the salon cancels unless it says that the client did, or did not come. */
  cancelledBy: CancelledBy.exclude(["unpaid"]).optional(),
  version: z.int().optional(),
});
export type SetAppointmentStatus = z.infer<typeof SetAppointmentStatus>;

/** A visit with its new status, and the visit for its patch test where that was cancelled with it. */
export const ChangedAppointment = Appointment.extend({ testCancelled: Appointment.nullable() });
export type ChangedAppointment = z.infer<typeof ChangedAppointment>;

/** Another time, stylist or length. `version` is the one that was looked at. */
export const MoveAppointment = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
  stylistId: z.uuid().optional(),
  /** Resized: the last segment that holds the stylist takes the difference. */
  durationMinutes: wholeOf(durationMinutes).optional(),
  outsideHours: z.boolean().default(false),
});
export type MoveAppointment = z.infer<typeof MoveAppointment>;

export const FindAppointments = z.object({
  stylistId: z.uuid().optional(),
  clientId: z.uuid().optional(),
  /** Part of the name that an appointment was booked under. */
  clientName: textOf(clientName).min(1).optional(),
  status: AppointmentStatus.optional(),
  /** Days of the salon's calendar, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type FindAppointments = z.infer<typeof FindAppointments>;

/** A list of them: what stands from today on, soonest first; what is over or what was cancelled, latest first; else by when it was booked. */
export const ListAppointments = FindAppointments.extend({
  when: z.enum(["coming", "over", "cancelled"]).optional(),
});
export type ListAppointments = z.infer<typeof ListAppointments>;

/** What is known of a booking before it is written: who comes, with whom, from which day on. */
export const SuggestBooking = z.object({
  clientId: z.uuid().optional(),
  stylistId: z.uuid().optional(),
  from: CalendarDate.optional(),
});
export type SuggestBooking = z.infer<typeof SuggestBooking>;

/** What a client had last, and the next time at which it can be had. */
export const SuggestedBooking = z.object({
  stylistId: z.uuid(),
  /** Null where what they had is not on the menu. */
  serviceId: z.uuid().nullable(),
  /** Empty where nothing is known of it. */
  serviceType: z.string(),
  durationMinutes: z.int(),
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
});
export type SuggestedBooking = z.infer<typeof SuggestedBooking>;

/** Time a stylist keeps for something else. */
export const TimeBlock = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
});
export type TimeBlock = z.infer<typeof TimeBlock>;

export const BlockTime = z.strictObject({
  stylistId: z.uuid(),
  date: CalendarDate,
  from: TimeOfDay,
  to: TimeOfDay,
  reason: textOf({ label: "Reason", kind: "line", longest: 120 }).default(""),
});
export type BlockTime = z.infer<typeof BlockTime>;

/** Everything a calendar of these days shows. */
export const CalendarView = z.object({
  timeZone: z.string(),
  appointments: z.array(Appointment),
  blocks: z.array(TimeBlock),
  /** Holds of clients who are typing: their time is taken for the moment. */
  holds: z.array(
    z.object({ stylistId: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  ),
  /** When each stylist works, as instants, breaks cut out. */
  working: z.array(
    z.object({ stylistId: z.uuid(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  ),
});
export type CalendarView = z.infer<typeof CalendarView>;

/** The same service again and again. */
export const BookSeries = z.strictObject({
  first: BookForClient,
  everyWeeks: z.int().min(1).max(26),
  times: z.int().min(2).max(26),
  /** Books the rest where a date is taken; otherwise nothing is booked. */
  skipTaken: z.boolean().default(false),
});
export type BookSeries = z.infer<typeof BookSeries>;

export const BookedSeries = z.object({
  appointments: z.array(Appointment),
  taken: z.array(z.object({ appointmentDate: z.string(), sentence: z.string() })),
});
export type BookedSeries = z.infer<typeof BookedSeries>;

/** One of a series: it and what follows. */
export const CancelSeries = z.strictObject({ id: z.uuid() });
export type CancelSeries = z.infer<typeof CancelSeries>;
