import { describe, expect, it } from "vitest";
import { CHAIR } from "#tests/salons/chair-salon.ts";
import { calledBy, id } from "#tests/salons/verb-salon.ts";

/** What is typed between two clients, and the last call that it comes to. */
const SAID: [says: string, tool: string, input: object][] = [
  // whose time
  ["who have i got in today", "list_appointments", { from: "2026-11-24", to: "2026-11-24" }],
  ["diary for fri?", "list_appointments", { from: "2026-11-27" }],
  ["whats on sat", "list_appointments", { from: "2026-11-28" }],
  ["who's my 2:30", "list_appointments", { from: "2026-11-24" }],
  ["who have i got tmrw", "list_appointments", { from: "2026-11-25" }],
  ["what does thursday look like", "list_appointments", { from: "2026-11-26" }],
  [
    "how many ppl has tilda got weds",
    "list_appointments",
    { from: "2026-11-25", stylistId: id(2) },
  ],
  ["whats tilda got on friday", "list_appointments", { stylistId: id(2) }],
  // room
  ["first gap for a 45 min gloss tomorrow arvo", "find_free_times", { from: "2026-11-25" }],
  ["anything after 4ish on the 3rd for a cut", "find_free_times", { from: "2026-12-03" }],
  ["any gaps fri am", "find_free_times", { from: "2026-11-27" }],
  ["got room for a root touch up tmrw", "find_free_times", { from: "2026-11-25" }],
  ["next opening for a balayage", "find_free_times", { serviceName: "balayage" }],
  ["whats free on sat", "find_free_times", { from: "2026-11-28" }],
  ["dont book her, just check if theres a gloss slot fri am", "find_free_times", {}],
  ["any room to push ines back an hour", "find_free_times", {}],
  // booked, in any order of words
  ["book yara for a gloss fri at 3", "book_client", { clientName: "Yara Lindqvist" }],
  [
    "um can you book ruben vance for a blow dry on friday at nine thanks",
    "book_client",
    { clientName: "Ruben Vance", appointmentDate: "2026-11-27", appointmentTime: "09:00" },
  ],
  [
    "nora quist w tilda sat 28th 12 blowout",
    "book_client",
    { stylistId: id(2), clientName: "Nora Quist", appointmentTime: "12:00" },
  ],
  [
    "ines gloss thurs 2pm",
    "book_client",
    { clientName: "Ines Okoye", appointmentDate: "2026-11-26", appointmentTime: "14:00" },
  ],
  ["pencil in yara for highlights next tues at 10", "book_client", { appointmentTime: "10:00" }],
  ["pop omar in for a mens cut tmrw at 11.30", "book_client", { appointmentTime: "11:30" }],
  [
    "please book nora quist a root touch up 5 dec at 9am",
    "book_client",
    { appointmentDate: "2026-12-05" },
  ],
  ["book yara for a gloss every 6 weeks from friday at 2", "book_series", { everyWeeks: 6 }],
  // moved
  [
    "resched ines to 3 today",
    "move_appointment",
    { id: id(403), appointmentDate: "2026-11-24", appointmentTime: "15:00" },
  ],
  ["yaras fri roots, swap to 12", "move_appointment", { id: id(405), appointmentTime: "12:00" }],
  ["push ruben to 10:30", "move_appointment", { id: id(404), appointmentTime: "10:30" }],
  ["shift noras balayage to 12 today", "move_appointment", { id: id(402) }],
  ["bump ines back 15 min", "move_appointment", { id: id(403), appointmentTime: "14:45" }],
  ["move my 11am to noon", "move_appointment", { id: id(402), appointmentTime: "12:00" }],
  ["can you move ruben to thursday at 2", "move_appointment", { appointmentDate: "2026-11-26" }],
  ["move ines half an hour earlier", "move_appointment", { appointmentTime: "14:00" }],
  // more time
  [
    "noras gonna run long, give her an extra 30 min on the book",
    "move_appointment",
    { id: id(402), durationMinutes: 210, appointmentTime: "11:00" },
  ],
  ["extend ines appointment by 15 min", "move_appointment", { id: id(403), durationMinutes: 60 }],
  // settled
  ["yara just rang shes got flu cancel fri", "set_appointment_status", { id: id(405) }],
  ["cancel rubens appt", "set_appointment_status", { id: id(404), status: "cancelled" }],
  ["bin iness gloss today", "set_appointment_status", { id: id(403) }],
  [
    "omar never showed friday",
    "set_appointment_status",
    { id: id(401), status: "cancelled", cancelledBy: "no_show" },
  ],
  ["omar ghosted me on friday", "set_appointment_status", { id: id(401), cancelledBy: "no_show" }],
  ["omar was a no show last friday", "set_appointment_status", { cancelledBy: "no_show" }],
  ["confirm ruben", "set_appointment_status", { id: id(404), status: "confirmed" }],
  ["cancel my 2:30", "set_appointment_status", { id: id(403) }],
  ["call off rubens cut tomorrow", "set_appointment_status", { id: id(404) }],
  // time of one's own
  ["block 1 to 2 tmrw for lunch", "block_time", { date: "2026-11-25", from: "13:00", to: "14:00" }],
  ["dont need the school run block tmrw anymore", "unblock_time", { id: id(450) }],
  ["unblock the school run tomorrow", "unblock_time", { id: id(450) }],
  ["free up my blocked time tmrw", "unblock_time", { id: id(450) }],
];

describe("the book, as thumbs write of it", () => {
  it.each(SAID)("%s", (says, tool, input) => {
    const { last } = calledBy(says, CHAIR);
    expect(last.at(-1)?.[0]).toBe(tool);
    expect(last.at(-1)?.[1]).toMatchObject(input);
  });

  it.each<[says: string[], tool: string, input: object]>([
    [
      ["book yara for a gloss dec 4 at 11", "make it half past"],
      "move_appointment",
      { appointmentDate: "2026-12-04", appointmentTime: "11:30" },
    ],
    [
      ["book yara for a gloss friday at 3", "no, saturday"],
      "move_appointment",
      { appointmentDate: "2026-11-28", appointmentTime: "15:00" },
    ],
    [
      ["book yara for a gloss friday at 3", "actually 4pm"],
      "move_appointment",
      { appointmentDate: "2026-11-27", appointmentTime: "16:00" },
    ],
    [["move ruben to thursday at 2", "no, 3pm"], "move_appointment", { appointmentTime: "15:00" }],
    [
      ["cancel rubens appt", "no, move him to 4pm same day"],
      "move_appointment",
      { id: id(404), appointmentDate: "2026-11-25", appointmentTime: "16:00" },
    ],
    [["whens ines in", "cancel her"], "set_appointment_status", { id: id(403) }],
  ])("%j", (says, tool, input) => {
    const { last } = calledBy(says, CHAIR);
    expect(last.at(-1)?.[0]).toBe(tool);
    expect(last.at(-1)?.[1]).toMatchObject(input);
  });

  it.each([
    ["book yara", /what for|day|time/i],
    ["book jo for a gloss friday at 2", /Which client/],
    ["cancel everyone tomorrow im sick", /cancel/i],
    ["cancel it", /What shall I cancel/],
    ["move ines", /./],
  ])("asks back: %s", (says, asked) => {
    const { text, last } = calledBy(says, CHAIR);
    expect(text).toMatch(asked);
    expect(last.map(([tool]) => tool)).not.toContain("book_client");
  });
});
