import { and, eq } from "drizzle-orm";
import { scheduledAsks } from "#db/schema/assistant.ts";
import { appointments } from "#db/schema/appointments.ts";
import { clients } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { timers } from "#db/schema/formulas.ts";
import { smsConversations, smsMessages } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { PushHaste } from "./pusher.ts";
import type { PushCause, PushWords } from "./schema.ts";

/** What a device is told and how fast; null where it is true no more. */
export type Told = { words: PushWords; haste: PushHaste } | null;

const SOON: PushHaste = { ttl: 10 * 60, urgent: true };
const TODAY: PushHaste = { ttl: 24 * 60 * 60, urgent: false };

/** What a cause and its row come to on a lock screen: a first name and what it is about, nothing else. */
export function wordsFor(ctx: SalonCtx, cause: PushCause, of: string): Promise<Told> {
  switch (cause) {
    case "timer":
      return ofTimer(ctx, of);
    case "text":
      return ofText(ctx, of);
    case "ask":
      return ofAsk(ctx, of);
    default:
      return ofVisit(ctx, cause, of);
  }
}

/** The first word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

async function ofTimer({ db }: SalonCtx, of: string): Promise<Told> {
  const [id = "", end] = of.split(" ");
  const [row] = await db
    .select({ timer: timers, visitor: consultations.clientName })
    .from(timers)
    .leftJoin(consultations, eq(consultations.id, timers.consultationId))
    .where(eq(timers.id, id));
  if (!row || row.timer.stoppedAt || row.timer.endsAt.getTime() !== Number(end)) return null;
  const { label, clientName } = row.timer;
  const who = firstName(clientName ?? row.visitor ?? "");
  const said = !who || label.toLowerCase().includes(who.toLowerCase());
  const title = said ? label : `${who}, ${label}`;
  const words = { title, body: "Time is up. Check the hair.", tag: id, path: "/" };
  return { words, haste: SOON };
}

async function ofVisit(
  { db }: SalonCtx,
  cause: "booked" | "moved" | "cancelled",
  of: string,
): Promise<Told> {
  const [id = ""] = of.split(" ");
  const [row] = await db
    .select({ visit: appointments, timeZone: salons.timeZone })
    .from(appointments)
    .innerJoin(salons, eq(salons.id, appointments.salonId))
    .where(eq(appointments.id, id));
  // what was cancelled meanwhile is told by its own
  if (!row || (row.visit.status === "cancelled") !== (cause === "cancelled")) return null;
  const { clientName, serviceType, startsAt } = row.visit;
  const { date, time } = wallOf(row.timeZone, startsAt.getTime());
  const words = {
    title: `${firstName(clientName)} ${cause} ${serviceType || "an appointment"}`,
    body: `${spokenDate(date)} at ${spokenTime(time)}`,
    tag: id,
    path: `/appointments?view=day&date=${date}`,
  };
  return { words, haste: TODAY };
}

async function ofText({ db }: SalonCtx, id: string): Promise<Told> {
  const [row] = await db
    .select({ conversationId: smsMessages.conversationId, name: clients.name })
    .from(smsMessages)
    .innerJoin(smsConversations, eq(smsConversations.id, smsMessages.conversationId))
    .leftJoin(clients, eq(clients.id, smsConversations.clientId))
    .where(eq(smsMessages.id, id));
  if (!row) return null;
  const words = {
    title: `${row.name ? firstName(row.name) : "Somebody"} has texted`,
    body: "It waits for an answer of yours.",
    tag: row.conversationId,
    path: `/messages/${row.conversationId}`,
  };
  return { words, haste: TODAY };
}

const CAME_OUT = {
  running: "It is being done.",
  answered: "It is done. Look at the answer.",
  waits: "It waits for your tap.",
  failed: "It could not be done. Look why.",
};

/** What was asked may name a client: it stays off the lock screen. */
async function ofAsk({ db }: SalonCtx, of: string): Promise<Told> {
  const [id = "", chatId = ""] = of.split(" ");
  const [row] = await db
    .select({ outcome: scheduledAsks.lastOutcome })
    .from(scheduledAsks)
    .where(and(eq(scheduledAsks.id, id), eq(scheduledAsks.chatId, chatId)));
  if (!row?.outcome) return null;
  const words = {
    title: "Your scheduled ask",
    body: CAME_OUT[row.outcome],
    tag: id,
    path: `/chat/${chatId}`,
  };
  return { words, haste: TODAY };
}
