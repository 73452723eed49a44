import { describe, expect, it } from "vitest";
import type { Answers } from "#tests/builtin-talk.ts";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import { BUSINESS } from "#tests/salons/verb-business.ts";
import { PEOPLE } from "#tests/salons/verb-people.ts";
import { actsOf, calledBy } from "#tests/salons/verb-salon.ts";

const ANSWERS: Answers = {
  ...BUSINESS,
  ...PEOPLE,
  ...CHAIR,
  find_free_times: () => ({
    fitting: 2,
    service: "Gloss",
    minutes: 45,
    why: [],
    times: [
      { date: "2026-11-27", time: "09:30", start: "2026-11-27T14:30:00Z" },
      { date: "2026-11-27", time: "14:00", start: "2026-11-27T19:00:00Z" },
    ],
  }),
};
const said = (messages: readonly string[]) => calledBy(messages, ANSWERS);

describe("a talk", () => {
  it.each<[says: string[], tool: string, input: object]>([
    // the same of something else
    [["any room for a gloss friday", "and saturday?"], "find_free_times", { from: "2026-11-28" }],
    [
      ["any room for a gloss friday", "and the day after?"],
      "find_free_times",
      { serviceName: "gloss", from: "2026-11-28" },
    ],
    [["what did we take yesterday", "and the day before"], "payments_taken", { to: "2026-11-22" }],
    [["do we have 7/1", "and 6/0?"], "list_stock", { search: "6/0" }],
    // a question about what was just told
    [
      ["whats the ratio for koleston", "and color touch", "for how long"],
      "colour_facts",
      { topic: "timing", line: "color touch" },
    ],
    [
      ["what cancels yellow", "at level 9?"],
      "colour_facts",
      { topic: "neutralise", tone: "yellow", level: 9 },
    ],
    [
      ["20 or 30 on 60% grey", "and on 90%"],
      "colour_facts",
      { topic: "grey", greyPercent: 90, volume: 30, other: 20 },
    ],
    // one looked at after the other: the first of them, and both
    [
      ["how much is a gloss", "and the balayage", "put the first one up by 5"],
      "set_price",
      { service: "Gloss", price: "70" },
    ],
    [
      ["how much is a gloss", "and the balayage", "put it up by 5"],
      "set_price",
      { service: "Balayage", price: "185" },
    ],
    [
      ["how much is a gloss", "and the balayage", "raise both by 8"],
      "set_price",
      { service: "Gloss", price: "73" },
    ],
    // what is left out was spoken of
    [
      ["any room for a gloss friday", "book nora in the second one"],
      "book_client",
      { clientName: "Nora Quist", appointmentDate: "2026-11-27", appointmentTime: "14:00" },
    ],
    [
      ["how much is a gloss", "book her in for that friday at 2", "nora"],
      "book_client",
      { clientName: "Nora Quist", serviceType: "Gloss", appointmentTime: "14:00" },
    ],
    [
      ["text nora we are running 15 late", "no make it 20"],
      "text_client",
      { body: expect.stringContaining("20") as string },
    ],
    // a question stays open while something else is asked
    [
      ["book nora", "what does a gloss cost", "ok gloss then, friday at 11"],
      "book_client",
      { clientName: "Nora Quist", serviceType: "Gloss", appointmentTime: "11:00" },
    ],
    [
      ["book nora", "what does a gloss cost", "that then, friday at 11"],
      "book_client",
      { clientName: "Nora Quist", serviceType: "Gloss", appointmentTime: "11:00" },
    ],
    // what comes to nothing leaves the order before it
    [
      ["any room for a gloss friday", "hm dunno", "and saturday?"],
      "find_free_times",
      { serviceName: "gloss", from: "2026-11-28" },
    ],
    // what was made is changed, and days count from the one that was spoken of
    [
      ["book nora for a gloss sat 5th at 1pm", "half 1 then", "no sunday same time"],
      "move_appointment",
      { appointmentDate: "2026-12-06", appointmentTime: "13:30" },
    ],
    [["whats on wed 9 dec", "who else that wed"], "list_appointments", { from: "2026-12-09" }],
    [["start 35 roots", "hm dunno", "make it 40"], "add_minutes", {}],
    // what is denied is no fact
    [
      ["any room for a gloss friday", "no not friday, saturday"],
      "find_free_times",
      { serviceName: "gloss", from: "2026-11-28" },
    ],
    [["how much is a gloss", "set it to 75 then"], "set_price", { service: "Gloss", price: "75" }],
    // a part of what was just told
    [["whats on wed 9 dec", "who's first"], "list_appointments", { from: "2026-12-09" }],
    [["whats on wed 9 dec", "how many in total"], "list_appointments", { from: "2026-12-09" }],
    [
      ["what was paid yesterday", "how much of that was cash"],
      "payments_taken",
      { from: "2026-11-23" },
    ],
    [["who's on the waitlist", "what for"], "list_waitlist", {}],
    [["whats on fri 27 nov", "when am i done"], "list_appointments", { from: "2026-11-27" }],
    // another strength, and an act that is only asked about
    [["how much 20v have we got", "n 30"], "list_stock", { search: "30v" }],
    [
      ["whats on fri 27 nov", "can i put nora in at 2 for a gloss", "book her then"],
      "book_client",
      { clientName: "Nora Quist", appointmentDate: "2026-11-27" },
    ],
    // what was taken is counted anew by the difference
    [
      ["we used 3 tubes of 7/1", "do we have 6/0", "it was 2 not 3 sorry"],
      "adjust_stock",
      { units: 1 },
    ],
    // another shade is of the same line, and one more thing stands on the same order
    [["order 4 color touch 7/43", "no 7/3"], "list_stock", { search: "color touch 7/3" }],
    // a day is reckoned from the one that was spoken of
    [
      ["whats on wed 9 dec", "any room for a gloss the friday before"],
      "find_free_times",
      { from: "2026-12-04" },
    ],
    // months go on as days do
    [["what was paid in october", "and september"], "payments_taken", { from: "2026-09-01" }],
    // a free time is taken by its place, by its hour, or for somebody
    [
      ["any room for a gloss friday", "the second one", "nora"],
      "book_client",
      { clientName: "Nora Quist", appointmentDate: "2026-11-27", appointmentTime: "14:00" },
    ],
    [
      ["any room for a gloss friday", "9.30 for nora"],
      "book_client",
      { clientName: "Nora Quist", appointmentDate: "2026-11-27", appointmentTime: "09:30" },
    ],
    [["any room for a gloss friday", "any later"], "find_free_times", { after: "14:00" }],
    // what was made is changed, and not made again
    [
      ["book nora for a gloss friday at 2", "make it an hour later"],
      "move_appointment",
      { appointmentDate: "2026-11-27", appointmentTime: "15:00" },
    ],
    // a visit that was just told of is moved by its place, by a name, or by nothing
    [
      ["show my day", "can the second one do 3"],
      "move_appointment",
      { appointmentDate: "2026-11-24", appointmentTime: "15:00" },
    ],
    [
      ["show my day", "who's the second one", "make her half an hour earlier"],
      "move_appointment",
      { appointmentDate: "2026-11-24", appointmentTime: "14:00" },
    ],
    [
      ["show my day", "move ines to 4"],
      "move_appointment",
      { appointmentDate: "2026-11-24", appointmentTime: "16:00" },
    ],
    // what was done is taken back, given more, or asked about
    [["start a timer 20 min for nora", "give it another 5"], "add_minutes", { minutes: 5 }],
    [["start a timer 20 min for nora", "how long left", "scrap it"], "stop_timer", {}],
    [["book nora for a gloss friday at 2", "put it back how it was"], "undo_last", {}],
    [["text nora we are running 15 late", "what did she even say"], "read_texts", {}],
    // the day and the colleague of the talk stand
    [
      ["whats on fri 27 nov", "whos free that afternoon"],
      "find_free_times",
      { from: "2026-11-27", after: "12:00" },
    ],
    [
      ["whats on fri 27 nov", "put nora in at 2 for a gloss"],
      "book_client",
      { clientName: "Nora Quist", appointmentDate: "2026-11-27", appointmentTime: "14:00" },
    ],
    [
      ["what was paid last week", "and the week before"],
      "payments_taken",
      { from: "2026-11-09", to: "2026-11-15" },
    ],
    [
      ["what was paid in october", "and the month before"],
      "payments_taken",
      { from: "2026-09-01", to: "2026-09-30" },
    ],
  ])("%j", (says, tool, input) => {
    expect(said(says).last.at(-1)).toEqual([tool, expect.objectContaining(input)]);
  });

  it.each([
    [["what's low in stock", "thanks"]],
    [["any room for a gloss friday", "hm ok"]],
    [["text nora we are running 15 late", "text them both we close at 5"]],
    [["how much is a gloss", "nora"]],
    [["who's on the waitlist", "15 min"]],
    [["any room for a gloss friday", "and 2?"]],
    // a question of one of several is no order
    [["show my day", "who's the second one"]],
    [["show my day", "what's the last one having"]],
    // of two nobody knows which
    [["show my day", "can she do 3"]],
  ])("comes to no act: %j", (says) => {
    expect(actsOf(said(says).last)).toEqual([]);
  });
});
