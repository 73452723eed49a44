import { z } from "zod";
import { CalendarDate, TimeOfDay } from "#tools/values/time-schema.ts";
import { plainLine } from "#tools/appointments/schema.ts";
import { addressOf } from "#tools/core/fields.ts";
import { VISIT_FIELDS } from "#tools/appointments/fields.ts";

const { clientName, clientEmail, clientPhone, serviceType } = VISIT_FIELDS;

/** offered: a time is held for this client until the offer ends. */
export const WaitlistStatus = z.enum(["waiting", "offered", "booked", "expired", "cancelled"]);
export type WaitlistStatus = z.infer<typeof WaitlistStatus>;

export const WaitlistEntry = z.object({
  id: z.uuid(),
  /** Null: anybody of the salon. */
  stylistId: z.uuid().nullable(),
  clientId: z.uuid().nullable(),
  clientName: z.string(),
  clientEmail: z.string().nullable(),
  clientPhone: z.string().nullable(),
  serviceId: z.uuid().nullable(),
  serviceType: z.string(),
  from: z.string(),
  to: z.string(),
  earliest: z.string().nullable(),
  latest: z.string().nullable(),
  status: WaitlistStatus,
  offeredStart: z.iso.datetime().nullable(),
  offerEndsAt: z.iso.datetime().nullable(),
  appointmentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** Days the client could come, and the hours of the day that suit. */
export const JoinWaitlist = z
  .strictObject({
    stylistId: z.uuid(),
    /** Any stylist of the salon will do. */
    anyStylist: z.boolean().default(false),
    clientId: z.uuid().nullish(),
    clientName: plainLine(clientName.longest).min(1),
    clientEmail: addressOf(clientEmail),
    clientPhone: plainLine(clientPhone.longest).nullish(),
    serviceId: z.uuid().nullish(),
    serviceType: plainLine(serviceType.longest).nullish(),
    from: CalendarDate,
    to: CalendarDate,
    earliest: TimeOfDay.nullish(),
    latest: TimeOfDay.nullish(),
    /** The box beside the phone number was ticked: the client wants texts. */
    smsOptIn: z.boolean().optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "must not be before it begins" });
export type JoinWaitlist = z.infer<typeof JoinWaitlist>;
