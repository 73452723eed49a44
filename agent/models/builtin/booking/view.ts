import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { ChatTurn } from "#tools/booking/own/booking-chat-schema.ts";
import { z } from "zod";
import { type Result, viewOf } from "#agent/models/builtin/view.ts";

/** What the page knows without asking: the salon's present and names that everybody may read. */
export const BookingFacts = z.object({
  now: z.iso.datetime(),
  today: z.string(),
  timeZone: z.string(),
  stylist: z.string(),
  salon: z.string(),
  /** The client writes by text: their number is how they are reached. */
  byText: z.literal(true).optional(),
});
export type BookingFacts = z.infer<typeof BookingFacts>;

/** Everything the booking brain decides from. */
export type BookingView = {
  facts: BookingFacts;
  /** What was said before, as the page sent it; the message of this turn comes last. */
  turns: ChatTurn[];
  /** What came of the calls of this turn. */
  results: Result[];
  tools: ReadonlySet<string>;
};

/** The three parts of a booking prompt, in this order. */
const Parts = z.tuple([BookingFacts, z.array(ChatTurn), z.string()]);

/** The prompt as one text of data: facts, what was said before, and the message. */
export function bookingPrompt(facts: BookingFacts, history: ChatTurn[], message: string): string {
  return JSON.stringify([facts, history, message]);
}

/** Whether a call is one of the public page: it is offered the page's tools and none of the salon's. */
export function isBooking({ tools = [] }: LanguageModelV4CallOptions): boolean {
  const names = new Set(tools.map(({ name }) => name));
  return names.has("find_times") && names.has("book_time") && !names.has("formulate");
}

/** Reads the prompt of a booking call. */
export function bookingViewOf(options: LanguageModelV4CallOptions): BookingView {
  const { events, tools } = viewOf(options);
  const [asked] = events.flatMap((event) => (event.kind === "user" ? [event.text] : []));
  const [facts, history, message] = Parts.parse(JSON.parse(asked ?? ""));
  return {
    facts,
    turns: [...history, { role: "user", content: message }],
    results: events.flatMap((event) => (event.kind === "results" ? event.results : [])),
    tools: new Set(tools.keys()),
  };
}
