import { z } from "zod";
import type { GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { invalid } from "#tools/core/field-error.ts";
import { noteBookedByText } from "#tools/messages/texts/text-booking.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { spokenStart } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { guestService, HadPatchTest, testedFrom } from "./find-times.ts";
import type { PublicSalon } from "#tools/booking/own/public-salon.ts";
import { BookAppointment, type Booked } from "#tools/appointments/schema.ts";
import { openTimes, slotOf } from "./slots.ts";

export const BookTime = z.object({
  start: z.iso
    .datetime({ offset: true })
    .describe("The start of a free time, as find_times gave it."),
  serviceId: z.string().max(60),
  name: z.string().max(120).describe("The client's name, as they gave it."),
  email: z.string().max(254),
  phone: z.string().max(40).optional(),
  notes: z.string().max(2000).optional().describe("What the salon must know, such as an allergy."),
  hadPatchTest: HadPatchTest,
});
export type BookTime = z.infer<typeof BookTime>;

/** What somebody who writes by text is told and asked less than on the page: their number is how they are reached. */
export const BookTimeByText = BookTime.omit({ email: true, phone: true });

/** The text that is being answered, and the number, E.164, that it came from. */
export type ByText = { messageId: string; phone: string };

/** A guest who writes to the assistant: where from, and what is known of the salon already. */
export type ChatGuestCtx = GuestCtx & { address?: string; salon?: PublicSalon; byText?: ByText };

/**
 * Books a free time for the guest: what the form can do, and only at a start that is free at this moment.
 * @throws not_found for a service that is not booked here, conflict for a start that is not free or before which its patch
 * test cannot be read, invalid for a name or
 * address that is none
 */
export async function bookTime(
  ctx: ChatGuestCtx,
  wish: Omit<BookTime, "email"> & { email?: string },
): Promise<Booked> {
  const { stylistId } = ctx.guest;
  const { byText } = ctx;
  const service = await guestService(ctx, wish);
  const { timeZone } = await getBookingRules(ctx);
  const at = Date.parse(wish.start);
  const { date } = wallOf(timeZone, at);
  const tested = await testedFrom(ctx, service, wish);
  if (tested && at < tested.getTime())
    throw new DomainError(
      "conflict",
      `${service.name} needs a patch test, which is read after two days: it can be from ${spokenStart(timeZone, tested.toISOString())} on.`,
    );
  const starts = await openTimes(ctx, {
    stylistId,
    service,
    channel: "online",
    from: date,
    to: date,
  });
  const start = starts.find((free) => free.start === at);
  if (!start)
    throw new DomainError("conflict", "That time is not free. Choose one that find_times offers.");
  const input = (byText ? WithoutAddress : BookAppointment).safeParse({
    stylistId,
    clientName: oneLine(wish.name),
    clientEmail: byText ? null : (wish.email ?? "").trim(),
    clientPhone: byText?.phone ?? (wish.phone ? oneLine(wish.phone) : null),
    serviceId: service.id,
    slotToken: slotOf(ctx, { stylistId, service, start }).token,
    notes: wish.notes ? oneLine(wish.notes) : null,
  });
  if (!input.success) throw invalid(input.error);
  if (!byText) return bookAppointment(ctx, input.data, "chat", ctx.address);
  const { messageId } = byText;
  return bookAppointment(ctx, input.data, "sms", ctx.address, (ctx, appointmentId) =>
    noteBookedByText(ctx, { messageId, appointmentId }),
  );
}

const WithoutAddress = BookAppointment.extend({ clientEmail: z.null() });

const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();
