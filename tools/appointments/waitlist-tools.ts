import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { findFreeTimes } from "./free-times.ts";
import { FindFreeTimes, FreeTimes } from "./free-times-schema.ts";
import { BookedSeries, BookSeries } from "./schema.ts";
import { bookSeries } from "./series.ts";
import { addToWaitlist, listWaitlist } from "./waitlist.ts";
import { offerNow } from "./waitlist-offers.ts";
import { JoinWaitlist, WaitlistEntry } from "./waitlist-schema.ts";

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
    asks: ({ first, everyWeeks, times }) =>
      `Book ${first.clientName ?? "this client"} ${times} times, every ${everyWeeks} weeks from ${first.appointmentDate} at ${first.appointmentTime}?`,
    run: bookSeries,
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
    asks: ({ clientName, from, to }) => `Put ${clientName} on the waitlist from ${from} to ${to}?`,
    run: addToWaitlist,
  }),
  offer_waitlist: defineTool({
    description:
      "Offer somebody who waits the soonest time that suits, now; it is held for two hours and they are written to.",
    input: z.object({ id: z.uuid() }),
    output: WaitlistEntry,
    effect: "ask",
    asks: () => "Offer the soonest time that suits, and write to the client?",
    run: offerNow,
  }),
};
