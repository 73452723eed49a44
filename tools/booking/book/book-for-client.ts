import { eq } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { clients } from "#db/schema/clients.ts";
import { clientFor } from "#tools/clients/client-for.ts";
import { requirePatchTest } from "#tools/clients/patch-gate.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { tellClient } from "#tools/messages/texts/tell-client.ts";
import { durationOf, resizeSegments } from "#tools/pricing/services/service-rules.ts";
import type { Segment } from "#tools/pricing/services/service-schema.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { getAppointment, requireBook } from "#tools/appointments/appointments.ts";
import { missing, startOf } from "#tools/booking/times/wall.ts";
import { whoHas } from "#tools/booking/times/taken.ts";
import { checkStart } from "#tools/booking/times/check-start.ts";
import { lockBook, occupy } from "#tools/booking/times/occupy.ts";
import {
  REQUIRED,
  type Appointment,
  type AppointmentSource,
  type BookForClient,
} from "#tools/appointments/schema.ts";
import { bookableOf, type Bookable } from "#tools/booking/times/slots.ts";

/**
 * The salon books somebody in; it stands at once and the client is told, unless they are here already. Outside the hours only when it says so, on top of another never.
 * @throws conflict for a time that cannot be had, with whose it is, and where a patch test is lacking and nobody answers
 * for it; invalid with what is missing or does not exist; not_found; forbidden to a stylist in another's calendar;
 * tier_required below pro
 */
export async function bookForClient(
  ctx: Ctx,
  input: BookForClient,
  { seriesId = null }: { seriesId?: string | null } = {},
): Promise<Appointment> {
  const { stylistId, appointmentDate, appointmentTime, outsideHours, override } = input;
  const { salonId } = ctx.actor;
  await requireBook(ctx, [stylistId]);
  return atomically(ctx, async (ctx) => {
    await lockBook(ctx, [stylistId]);
    const { timeZone } = await getBookingRules(ctx);
    const startsAt = startOf(timeZone, appointmentDate, appointmentTime);
    const service = await bookableOf(ctx, input);
    const segments = segmentsOf(service, input);
    const time = { stylistId, startsAt, segments };
    const refuse = async (sentence: string) =>
      new DomainError("conflict", (await whoHas(ctx, time)) ?? sentence);
    const check = await checkStart(ctx, {
      stylistId,
      service: { ...service, segments },
      startsAt,
      channel: "staff",
      outsideHours,
    });
    if (!check.ok) throw await refuse(check.sentence);
    const held = await occupy(ctx, {
      ...time,
      salonId,
      kind: "appointment",
      onlineInGaps: service.onlineInProcessing,
    });
    if (!held) throw await refuse("That time has just been taken.");
    const client = await whoComes(ctx, input);
    const id = newId();
    const { needsPatchTest } = service.needsPatchTest
      ? await requirePatchTest(ctx, {
          clientId: client.clientId,
          startsAt,
          override,
          appointmentId: id,
        })
      : { needsPatchTest: false };
    const now = ctx.now();
    const source: AppointmentSource = ctx.chatId ? "assistant" : "staff";
    await ctx.db.insert(appointments).values({
      id,
      salonId,
      stylistId,
      ...client,
      serviceId: service.id,
      serviceType: input.serviceType || service.name,
      startsAt: held.startsAt,
      endsAt: held.endsAt,
      segments,
      needsPatchTest,
      price: service.price,
      notes: input.notes ?? "",
      status: "confirmed",
      source,
      seriesId,
      occupancyId: held.id,
      createdAt: now,
      updatedAt: now,
    });
    // of a series they hear once
    if (!seriesId && startsAt > now)
      await tellClient(ctx, { kind: "confirmation", appointmentId: id });
    return getAppointment(ctx, { id });
  });
}

/** What it takes: its own segments, else the service's, as long as is said. @throws invalid for a length its processing does not allow */
export function segmentsOf(
  service: Bookable,
  { segments, durationMinutes }: Pick<BookForClient, "segments" | "durationMinutes">,
): Segment[] {
  const given = segments ?? service.segments;
  if (!durationMinutes || durationOf(given) === durationMinutes) return given;
  const resized = resizeSegments(given, durationMinutes);
  if (!resized) {
    throw missing("It cannot be that short: what processes takes its time.", ["durationMinutes"]);
  }
  return resized;
}

/** Who comes: the client that was named, or somebody by name, with the record that is theirs. */
async function whoComes(ctx: Ctx, input: BookForClient) {
  const { salonId } = ctx.actor;
  const said = {
    email: input.clientEmail || null,
    phone: input.clientPhone || null,
  };
  const name = input.clientName || "";
  if (!input.clientId && !name) throw missing(REQUIRED, ["clientName"]);
  const source = ctx.chatId ? "chat" : "staff";
  const clientId = await clientFor(
    { ...ctx, salonId },
    { ...said, clientId: input.clientId, name, source },
  );
  const [known] = clientId
    ? await ctx.db.select().from(clients).where(eq(clients.id, clientId))
    : [];
  return {
    clientId,
    clientName: name || (known?.name ?? ""),
    clientEmail: said.email ?? known?.email ?? null,
    clientPhone: said.phone ?? known?.phone ?? null,
  };
}
