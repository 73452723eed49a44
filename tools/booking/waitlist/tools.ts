import { z } from "zod";
import type { RecordRef } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { changesOfBooking, ofVisit, visitWords } from "#tools/booking/act-words.ts";
import { getAppointment } from "#tools/appointments/appointments.ts";
import { closeFeed, hasFeed } from "#tools/booking/feed.ts";
import { findFreeTimes } from "#tools/booking/times/free-times.ts";
import { FindFreeTimes, FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import { nameOf } from "#tools/appointments/rules.ts";
import { Appointment, BookedSeries, BookSeries, CancelSeries } from "#tools/appointments/schema.ts";
import { knownOfVisit } from "#tools/booking/book/known-before.ts";
import { standAgain, standingBefore } from "#tools/booking/book/put-back.ts";
import { bookSeries, cancelSeries, followingIds } from "#tools/booking/book/series.ts";
import { addToWaitlist, leaveWaitlist, listWaitlist } from "./waitlist.ts";
import { offerNow } from "./offers.ts";
import { JoinWaitlist, WaitlistEntry } from "./schema.ts";
import { fullDate, fullStart } from "#tools/values/spoken-rules.ts";

/** What the stylist's assistant may do about room in the book and those who wait for it. */
export const waitlistTools = {
  find_free_times: defineTool({
    description:
      "Find room in a stylist's book for a service or a number of minutes, between days and times of day. Says why there is none.",
    input: FindFreeTimes,
    output: FreeTimes,
    effect: "read",
    run: findFreeTimes,
  }),
  book_series: defineTool({
    description:
      "Book a client again and again, every so many weeks. All or none, unless told to skip what is taken.",
    input: BookSeries,
    output: BookedSeries,
    effect: "ask",
    refreshes: ["appointments", "clients", "availability", "waitlist"],
    route: "POST /api/appointments/series",
    asks: ({ first, everyWeeks, times }) =>
      `Book ${first.clientName ?? "this client"} ${times} times, every ${everyWeeks} weeks from ${fullStart(first)}?`,
    changes: (ctx, { first }) => changesOfBooking(ctx, first),
    foresees: async (ctx, _input, { appointments: [first], taken }) => [
      ...taken.map(({ appointmentDate, sentence }) => `${fullDate(appointmentDate)}: ${sentence}`),
      ...(first ? await knownOfVisit(ctx, first) : []),
    ],
    instead: async (_ctx, _input, { details: { taken } }) =>
      taken ? [{ label: "Leave out what is taken", edits: { skipTaken: true } }] : [],
    edits: [
      { field: "everyWeeks", label: "Every so many weeks", kind: "number" },
      { field: "times", label: "Times", kind: "number" },
    ],
    records: (_input, { appointments }) => appointments.slice(0, 1).flatMap(ofVisit),
    did: ({ everyWeeks }, { appointments: [first], appointments }) =>
      `booked ${appointments.length} visits, every ${everyWeeks} weeks${first ? `, from ${visitWords(first)}` : ""}`,
    undo:
      async () =>
      ({ appointments: [first] }) =>
        first ? { tool: "cancel_following", input: { id: first.id } } : null,
    run: bookSeries,
  }),
  cancel_following: defineTool({
    description:
      "Cancel an appointment of a series and every later one of it that still stands, by the id of the first to go. The client hears once.",
    input: CancelSeries,
    output: z.object({ appointments: z.array(Appointment) }),
    effect: "ask",
    refreshes: ["appointments", "clients", "availability", "waitlist"],
    route: "POST /api/appointments/{id}/cancel-following",
    asksWith: async (ctx, { id }) =>
      `Cancel ${nameOf(await getAppointment(ctx, { id }))} and every later one of the series?`,
    records: (_input, { appointments }) => appointments.slice(0, 1).flatMap(ofVisit),
    did: (_input, { appointments: [first], appointments }) =>
      `cancelled ${appointments.length} visits of a series${first ? `, from ${visitWords(first)}` : ""}`,
    undo: async (ctx, asked) => {
      const before = await standingBefore(ctx, await followingIds(ctx, asked));
      return ({ appointments }) => standAgain(before, appointments);
    },
    run: async (ctx, asked) => ({ appointments: await cancelSeries(ctx, asked) }),
  }),
  list_waitlist: defineTool({
    description: "Who waits for a time, and who has an offer.",
    input: z.object({}),
    output: z.object({ entries: z.array(WaitlistEntry) }),
    effect: "read",
    run: async (ctx) => ({ entries: await listWaitlist(ctx) }),
  }),
  join_waitlist: defineTool({
    description: "Write a client on the waitlist for a service between two days.",
    input: JoinWaitlist,
    output: WaitlistEntry,
    effect: "ask",
    refreshes: ["waitlist"],
    route: "POST /api/waitlist",
    asks: ({ clientName, from, to }) =>
      `Put ${clientName} on the waitlist from ${fullDate(from)} to ${fullDate(to)}?`,
    changes: async (_ctx, { clientName, from, to, serviceType }) => [
      {
        label: clientName,
        before: null,
        after: `waits from ${fullDate(from)} to ${fullDate(to)}${serviceType ? ` for ${serviceType}` : ""}`,
      },
    ],
    edits: [
      { field: "from", label: "From", kind: "date" },
      { field: "to", label: "To", kind: "date" },
    ],
    records: (_input, entry) => ofEntry(entry),
    did: ({ clientName }) => `put ${clientName} on the waitlist`,
    undo:
      async () =>
      ({ id }) => ({ tool: "leave_waitlist", input: { id } }),
    run: addToWaitlist,
  }),
  offer_waitlist: defineTool({
    description:
      "Offer somebody who waits the soonest time that suits, now; it is held for two hours and they are written to.",
    input: z.object({ id: z.uuid() }),
    output: WaitlistEntry,
    effect: "ask",
    refreshes: ["waitlist", "appointments"],
    route: "POST /api/waitlist/{id}/offer",
    asks: () => "Offer the soonest time that suits, and write to the client?",
    changes: async (ctx, { id }) =>
      (await entryOf(ctx, id)).map(({ clientName, status }) => ({
        label: clientName,
        before: status,
        after: "offered",
      })),
    records: (_input, entry) => ofEntry(entry),
    did: (_input, { clientName }) => `offered ${clientName} a time`,
    run: offerNow,
  }),
  leave_waitlist: defineTool({
    description:
      "Take somebody off the waitlist by the id of their entry; what was offered to them is free again.",
    input: z.strictObject({ id: z.uuid() }),
    output: WaitlistEntry,
    effect: "ask",
    refreshes: ["waitlist", "appointments"],
    route: "DELETE /api/waitlist/{id}",
    asksWith: async (ctx, { id }) =>
      `Take ${(await entryOf(ctx, id))[0]?.clientName ?? "this client"} off the waitlist?`,
    changes: async (ctx, { id }) =>
      (await entryOf(ctx, id)).map(({ clientName, status }) => ({
        label: clientName,
        before: status,
        after: null,
      })),
    records: (_input, entry) => ofEntry(entry),
    did: (_input, { clientName }) => `took ${clientName} off the waitlist`,
    run: leaveWaitlist,
  }),
  close_calendar_feed: defineTool({
    description:
      "End the address by which the stylist's own calendar app reads their book. A new one is made in the settings.",
    input: z.strictObject({}),
    output: z.object({ open: z.boolean(), since: z.iso.datetime().nullable() }),
    effect: "ask",
    refreshes: ["calendar-feed"],
    route: "DELETE /api/calendar-feed",
    asks: () => "End the address of your calendar? Calendars that read it find nothing any more.",
    changes: async (ctx) => {
      const { open } = await hasFeed(ctx);
      return open ? [{ label: "Calendar address", before: "open", after: null }] : [];
    },
    records: () => [],
    did: () => "ended the address of their calendar",
    run: async (ctx) => {
      await closeFeed(ctx);
      return hasFeed(ctx);
    },
  }),
};

const ofEntry = ({ id, clientId }: WaitlistEntry): RecordRef[] => [
  { kind: "waitlist", id },
  ...(clientId ? [{ kind: "client" as const, id: clientId }] : []),
];

/** The entry, where it is on the list. */
const entryOf = async (ctx: Ctx, id: string): Promise<WaitlistEntry[]> =>
  (await listWaitlist(ctx)).filter((each) => each.id === id);
