import { expect, it } from "vitest";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import { sentenceOf } from "#agent/models/builtin/sense/sentence.ts";
import { hearVerb } from "#agent/models/builtin/verbs/hear.ts";
import { BOOK } from "./book.ts";

/** Something for every gap. */
const SAID: Readonly<Record<string, string>> = {
  after: "3",
  allergy: "the lash glue",
  at: "2pm",
  before: "half 5",
  brand: "wella",
  client: "dana whitlock",
  date: "friday",
  day: "friday",
  email: "dana@whitlock.example",
  every: "6 weeks",
  from: "9",
  minutes: "30 min",
  moment: "before",
  n: "4",
  name: "tilly marsh",
  note: "takes oat milk, never book her before ten",
  other: "dana white",
  phone: "(0170) 555 0123",
  photo: "last",
  reason: "a call with the bank",
  search: "brown",
  service: "scalp detox",
  stylist: "tess",
  time: "half 3",
  to: "5",
};
/** A move's day and its end are words of other kinds than those of other sentences. */
const OF_MOVE = { ...SAID, from: "thursday" };

/** The tool that the older hearing comes to for a wish of the book. */
const TOOLS: Readonly<Record<string, string>> = {
  bookClient: "book_client",
  clientRecord: "get_client",
  day: "list_appointments",
  duplicates: "client_duplicates",
  lengthen: "move_appointment",
  moveVisit: "move_appointment",
  nextClient: "next_appointment",
  room: "find_free_times",
  settleVisit: "set_appointment_status",
  waitlist: "list_waitlist",
};

function toolOf(sentence: string): string | undefined {
  const heard = hearVerb(sentence);
  if (heard) return heard.doubt ? `${heard.verb.tool}, ${heard.doubt}` : heard.verb.tool;
  const { wish } = understand(sentence).detail;
  if (wish?.kind === "bookClient" && wish.everyWeeks !== undefined) return "book_series";
  return wish && TOOLS[wish.kind];
}

const sentences = BOOK.flatMap(({ id, tool, says }) =>
  says.map((each) => {
    const filled = sentenceOf({ says: [each] }, id === "move_appointment" ? OF_MOVE : SAID);
    return [filled ?? each, tool] as const;
  }),
);

it.each(sentences)("is understood for certain: %s", (sentence, tool) => {
  expect(sentence).not.toMatch(/[{}]/);
  expect(toolOf(sentence)).toBe(tool);
});
