import { eq } from "drizzle-orm";
import { z } from "zod";
import { clients } from "#db/schema/clients.ts";
import { stylists } from "#db/schema/stylists.ts";
import { editsOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  blockOnClock,
  changesOfBooking,
  changesOfMove,
  changesOfStatus,
  ofVisit,
  undoMove,
  undoStatus,
  undoUnblock,
  visitWords,
} from "./act-words.ts";
import { getAppointment } from "#tools/appointments/appointments.ts";
import {
  findAppointments,
  FindNext,
  FoundAppointments,
  nextAppointment,
  NextAppointment,
} from "./appointments-find.ts";
import { blockTime, unblockTime } from "./times/blocks.ts";
import { bookForClient } from "./book/book-for-client.ts";
import { VISIT_FIELDS } from "#tools/appointments/fields.ts";
import { moveAppointment } from "./book/move.ts";
import { nameOf } from "#tools/appointments/rules.ts";
import {
  Appointment,
  BlockTime,
  BookForClient,
  ChangedAppointment,
  FindAppointments,
  MoveAppointment,
  SetAppointmentStatus,
  TimeBlock,
} from "#tools/appointments/schema.ts";
import { knownOfVisit, menuOf, sameSoon, unlinked } from "./book/known-before.ts";
import { timesToBook, timesToMove } from "./times/times-instead.ts";
import { setAppointmentStatus } from "./book/status.ts";
import { fullDate, fullStart, spokenSpan } from "#tools/values/spoken-rules.ts";

/** What the stylist's assistant may do with the book. What changes it asks first, by name, day and time. */
export const appointmentTools = {
  list_appointments: defineTool({
    description:
      "The appointments of some days in the order they begin, of one stylist or all, of one client or all: from today for a week unless days are given. Tells today's date and the time on the salon's clock.",
    input: FindAppointments,
    output: FoundAppointments,
    effect: "read",
    run: findAppointments,
  }),
  next_appointment: defineTool({
    description:
      "Who sits with a stylist now and who is next; of the stylist who asks unless another is named.",
    input: FindNext,
    output: NextAppointment,
    effect: "read",
    run: nextAppointment,
  }),
  book_client: defineTool({
    description:
      "Book a client in for the salon. Date and time are the salon's clock. Set outsideHours only when the stylist said so, and override only with the name and reason they gave in this chat.",
    input: BookForClient,
    output: Appointment,
    effect: "ask",
    refreshes: ["appointments", "clients", "availability", "waitlist"],
    route: "POST /api/appointments/for-client",
    asksWith: async (ctx, wanted) => {
      const { serviceType, outsideHours, override } = wanted;
      const who = wanted.clientName || (await clientName(ctx, wanted.clientId)) || "this client";
      return [
        `Book ${who} with ${await stylistName(ctx, wanted.stylistId)}${serviceType ? ` for ${serviceType}` : ""}, ${fullStart(wanted)}${outsideHours ? ", outside the hours" : ""}?`,
        override
          ? ` ${override.name} answers for the missing patch test: "${override.reason}"`
          : "",
      ].join("");
    },
    changes: changesOfBooking,
    edits: [
      { field: "serviceType", label: "Service", kind: "choice" },
      { field: "appointmentDate", label: "Date", kind: "date" },
      { field: "appointmentTime", label: "Time", kind: "time" },
      ...editsOf(VISIT_FIELDS, "notes"),
    ],
    // a service that is linked is not swapped for another by its name
    offers: async (ctx, { serviceId, stylistId }) => ({
      serviceType: serviceId ? [] : await menuOf(ctx, stylistId),
    }),
    foresees: async (ctx, wanted, booked) => [
      ...(await unlinked(ctx, wanted, booked)),
      ...(await knownOfVisit(ctx, booked)),
      ...(await sameSoon(ctx, booked)),
    ],
    instead: timesToBook,
    records: (_input, booked) => ofVisit(booked),
    did: (_input, booked) => `booked ${visitWords(booked)}`,
    undo:
      async () =>
      ({ id }) => ({
        tool: "set_appointment_status",
        input: { id, status: "cancelled", cancelledBy: "salon" },
      }),
    run: (ctx, input) => bookForClient(ctx, input),
  }),
  move_appointment: defineTool({
    description:
      "Give an appointment another time, stylist or length. `version` is the one it was read with.",
    input: MoveAppointment,
    output: Appointment,
    effect: "ask",
    refreshes: ["appointments", "clients", "availability"],
    route: "PATCH /api/appointments/{id}",
    asksWith: async (ctx, { id, stylistId, outsideHours, ...to }) =>
      `Move ${nameOf(await getAppointment(ctx, { id }))} to ${fullStart(to)}${stylistId ? ` with ${await stylistName(ctx, stylistId)}` : ""}${outsideHours ? ", outside the hours" : ""}?`,
    changes: changesOfMove,
    edits: [
      { field: "appointmentDate", label: "Date", kind: "date" },
      { field: "appointmentTime", label: "Time", kind: "time" },
    ],
    foresees: (ctx, _input, moved) => knownOfVisit(ctx, moved),
    instead: timesToMove,
    records: (_input, moved) => ofVisit(moved),
    did: (_input, moved) => `moved ${visitWords(moved)}`,
    undo: undoMove,
    run: moveAppointment,
  }),
  set_appointment_status: defineTool({
    description:
      "Confirm, complete or cancel an open appointment. cancelledBy is client, salon or no_show; completing and a no-show only after it should have begun. What was paid and when they come again is for close_visit.",
    input: SetAppointmentStatus,
    output: ChangedAppointment,
    effect: "ask",
    refreshes: ["appointments", "clients", "availability", "waitlist"],
    route: "PATCH /api/appointments/{id}/status",
    asksWith: async (ctx, { id, status, cancelledBy }) => {
      const name = nameOf(await getAppointment(ctx, { id }));
      if (cancelledBy === "no_show") return `Note that nobody came to ${name}?`;
      return `${ACTS[status]} ${name}?`;
    },
    changes: changesOfStatus,
    records: (_input, changed) => ofVisit(changed),
    did: ({ cancelledBy }, changed) =>
      cancelledBy === "no_show"
        ? `noted that nobody came: ${visitWords(changed)}`
        : `${DONE[changed.status]} ${visitWords(changed)}${changed.testCancelled ? ", with its patch test" : ""}`,
    undo: undoStatus,
    run: (ctx, input) => setAppointmentStatus(ctx, input),
  }),
  block_time: defineTool({
    description: "Keep a stylist's time on one day for something else, so that nobody can book it.",
    input: BlockTime,
    output: TimeBlock,
    effect: "ask",
    refreshes: ["appointments", "availability"],
    route: "POST /api/time-blocks",
    asksWith: async (ctx, { stylistId, date, reason, ...span }) =>
      `Block ${fullDate(date)} from ${spokenSpan(span)} for ${await stylistName(ctx, stylistId)}${reason ? `: ${reason}` : ""}?`,
    changes: async (ctx, { stylistId, date, reason, ...span }) => [
      {
        label: await stylistName(ctx, stylistId),
        before: null,
        after: `${fullDate(date)}, ${spokenSpan(span)}${reason ? `: ${reason}` : ""}`,
      },
    ],
    edits: [
      { field: "date", label: "Date", kind: "date" },
      { field: "from", label: "From", kind: "time" },
      { field: "to", label: "To", kind: "time" },
      { field: "reason", label: "Reason", kind: "text" },
    ],
    records: ({ stylistId }) => [{ kind: "stylist", id: stylistId }],
    did: ({ date, ...span }) => `blocked ${fullDate(date)}, ${spokenSpan(span)}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "unblock_time", input: { id } }),
    run: blockTime,
  }),
  unblock_time: defineTool({
    description: "Give blocked time back.",
    input: z.strictObject({ id: z.uuid() }),
    output: TimeBlock,
    effect: "ask",
    refreshes: ["appointments", "availability"],
    route: "DELETE /api/time-blocks/{id}",
    asksWith: async (ctx, { id }) => {
      const { stylistId, date, ...span } = await blockOnClock(ctx, id);
      return `Give back ${await stylistName(ctx, stylistId)}'s time, ${fullDate(date)} from ${spokenSpan(span)}?`;
    },
    changes: async (ctx, { id }) => {
      const { stylistId, date, ...span } = await blockOnClock(ctx, id);
      const before = `blocked ${fullDate(date)}, ${spokenSpan(span)}`;
      return [{ label: await stylistName(ctx, stylistId), before, after: null }];
    },
    records: (_input, { stylistId }) => [{ kind: "stylist", id: stylistId }],
    did: () => "gave blocked time back",
    undo: undoUnblock,
    run: unblockTime,
  }),
};

const ACTS = {
  pending: "Put back",
  confirmed: "Confirm",
  completed: "Complete",
  cancelled: "Cancel",
} as const;

const DONE = {
  pending: "put back",
  confirmed: "confirmed",
  completed: "completed",
  cancelled: "cancelled",
} as const;

async function stylistName({ db }: Pick<Ctx, "db">, id: string): Promise<string> {
  const [found] = await db
    .select({ name: stylists.name })
    .from(stylists)
    .where(eq(stylists.id, id));
  return found?.name ?? "this stylist";
}

async function clientName(
  { db }: Pick<Ctx, "db">,
  id: string | null | undefined,
): Promise<string | undefined> {
  if (!id) return undefined;
  const [found] = await db.select({ name: clients.name }).from(clients).where(eq(clients.id, id));
  return found?.name;
}
