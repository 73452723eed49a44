import type { Phrasing } from "./entry.ts";

const BOOKS = [
  "book_client",
  "book_series",
  "move_appointment",
  "set_appointment_status",
  "block_time",
] as const;

/** What is said about the book. */
export const BOOK: readonly Phrasing[] = [
  {
    id: "book-1",
    says: "book priya in for a gloss next thu 2pm",
    expect: {
      tool: "book_client",
      args: { appointmentDate: { any: ["2026-11-26", "2026-12-03"] }, appointmentTime: "14:00" },
      about: ["priya", "gloss"],
    },
    never: ["book_series", "move_appointment", "set_appointment_status", "join_waitlist"],
  },
  {
    id: "book-2",
    says: "can u put dana down for a root touch up the 9th of dec at 9:30",
    expect: {
      tool: "book_client",
      args: { appointmentDate: "2026-12-09", appointmentTime: "09:30" },
      about: ["dana", "root"],
    },
    never: ["book_series", "move_appointment", "block_time"],
  },
  {
    id: "book-3",
    says: "ruth feldman every 6 wks root touch up starting jan 6 2pm, 4 times",
    expect: {
      tool: "book_series",
      args: {
        everyWeeks: 6,
        times: 4,
        first: { appointmentDate: "2027-01-06", appointmentTime: "14:00" },
      },
      about: ["ruth"],
    },
    never: ["book_client", "move_appointment", "set_hours"],
  },
  {
    id: "book-4",
    says: "squeeze tomás in tmrw 1pm mens cut",
    expect: {
      tool: "book_client",
      args: { appointmentDate: "2026-11-25", appointmentTime: "13:00" },
      about: ["tomás", "men"],
    },
    never: ["move_appointment", "set_appointment_status"],
  },
  {
    id: "book-5",
    says: "um can you book siobhan o'leary for a blow dry on friday at nine thanks",
    expect: {
      tool: "book_client",
      args: { appointmentDate: "2026-11-27", appointmentTime: "09:00" },
      about: ["siobhan", "blow"],
    },
    never: ["move_appointment", "set_appointment_status", "book_series"],
  },
  {
    id: "book-6",
    says: "book beth",
    expect: { asks: true, mentions: ["when", "day", "time", "service", "what for"] },
    never: BOOKS,
  },
  {
    id: "book-7",
    says: "appt for jess gloss sat 3pm",
    expect: { asks: true, mentions: ["moreno", "park"] },
    never: BOOKS,
  },
  {
    id: "book-8",
    says: "nadia haddad w tess sat 28th 12 blowout",
    expect: {
      tool: "book_client",
      args: { appointmentDate: "2026-11-28", appointmentTime: "12:00" },
      about: ["nadia", "tess", "blowout"],
    },
    never: ["join_waitlist", "offer_waitlist", "move_appointment"],
  },
  {
    id: "book-9",
    before: ["book beth in for a gloss thursday at 11"],
    says: "no, friday",
    expect: [
      {
        tool: "book_client",
        args: { appointmentDate: { any: ["2026-11-27", "2026-12-04"] }, appointmentTime: "11:00" },
        about: ["beth", "gloss"],
      },
      { asks: true, mentions: ["friday", "beth", "27"] },
    ],
    never: ["move_appointment", "set_appointment_status", "close_day"],
  },
  {
    id: "book-10",
    before: ["book chloé for a women's cut dec 4 at 11"],
    says: "make it half past",
    expect: {
      tool: "book_client",
      args: { appointmentDate: "2026-12-04", appointmentTime: "11:30" },
      about: ["chloé"],
    },
    never: ["move_appointment", "start_timer", "scale_bowl"],
  },
  {
    id: "book-11",
    before: ["is thursday 2pm free next week"],
    says: "ok book amber doyle in then, full foil",
    expect: {
      tool: "book_client",
      args: { appointmentDate: "2026-12-03", appointmentTime: "14:00" },
      about: ["amber", "foil"],
    },
    never: ["move_appointment", "order_item"],
  },
  {
    id: "book-12",
    says: "resched dana to 3 today",
    expect: {
      tool: "move_appointment",
      args: { appointmentDate: "2026-11-24", appointmentTime: "15:00" },
      about: ["dana"],
    },
    never: ["book_client", "set_appointment_status", "block_time"],
  },
  {
    id: "book-13",
    says: "can we shift beth tmrw to 9am instead of 10",
    expect: {
      tool: "move_appointment",
      args: { appointmentDate: "2026-11-25", appointmentTime: "09:00" },
      about: ["beth"],
    },
    never: ["book_client", "set_appointment_status", "set_hours"],
  },
  {
    id: "book-14",
    says: "push siobhan back half an hr",
    expect: {
      tool: "move_appointment",
      args: { appointmentDate: "2026-11-24", appointmentTime: "16:30" },
      about: ["siobhan"],
    },
    never: ["add_minutes", "set_appointment_status", "book_client"],
  },
  {
    id: "book-15",
    says: "move jess to weds",
    expect: { asks: true, mentions: ["moreno", "park"] },
    never: BOOKS,
  },
  {
    id: "book-16",
    says: "priya's sat balayage, swap to 12",
    expect: {
      tool: "move_appointment",
      args: { appointmentDate: "2026-11-28", appointmentTime: "12:00" },
      about: ["priya"],
    },
    never: ["book_client", "update_service", "set_price"],
  },
  {
    id: "book-17",
    says: "gwen just rang shes got flu cancel fri",
    expect: {
      tool: "set_appointment_status",
      args: { status: "cancelled" },
      about: ["gwen"],
    },
    never: ["close_day", "move_appointment", "refund_payment"],
  },
  {
    id: "book-18",
    says: "kyle never showed friday",
    expect: {
      tool: "set_appointment_status",
      args: { status: "cancelled", cancelledBy: "no_show" },
      about: ["kyle"],
    },
    never: ["request_payment", "refund_payment", "book_client"],
  },
  {
    id: "book-19",
    says: "confirm gwen for fri pls",
    expect: { tool: "set_appointment_status", args: { status: "confirmed" }, about: ["gwen"] },
    never: ["book_client", "move_appointment", "text_day"],
  },
  {
    id: "book-20",
    says: "mei lings all done, mark it complete",
    expect: {
      tool: "set_appointment_status",
      args: { status: "completed" },
      about: ["mei-ling"],
    },
    never: ["stop_timer", "record_outcome", "request_payment"],
  },
  {
    id: "book-21",
    says: "cancel everyone tomorrow im sick",
    expect: [
      { asks: true, mentions: ["beth", "ruth", "tomorrow", "cancel"] },
      { tool: "set_appointment_status", args: { status: "cancelled" } },
      { tool: "close_day", args: { from: "2026-11-25" } },
    ],
    never: ["text_day", "refund_payment", "move_appointment"],
  },
  {
    id: "book-22",
    says: "whos next",
    expect: { tool: ["next_appointment", "list_appointments"] },
    never: BOOKS,
  },
  {
    id: "book-23",
    says: "what have i got on tmrw",
    expect: { tool: "list_appointments", args: { from: "2026-11-25" } },
    never: BOOKS,
  },
  {
    id: "book-24",
    says: "who's my 2:30",
    expect: [{ tool: ["list_appointments", "next_appointment"] }],
    never: BOOKS,
  },
  {
    id: "book-25",
    says: "diary for sat?",
    expect: { tool: "list_appointments", args: { from: "2026-11-28" } },
    never: ["block_time", "close_day", "book_client"],
  },
  {
    id: "book-26",
    says: "when is amber in next",
    expect: [
      { tool: "list_appointments", about: ["amber"] },
      { tool: ["find_clients", "get_client"], about: ["amber"] },
    ],
    never: BOOKS,
  },
  {
    id: "book-27",
    says: "how many ppl has tess got weds",
    expect: { tool: "list_appointments", args: { from: "2026-11-25" }, about: ["tess"] },
    never: BOOKS,
  },
  {
    id: "book-28",
    before: ["what have i got on tmrw"],
    says: "and fri?",
    expect: { tool: "list_appointments", args: { from: "2026-11-27" } },
    never: BOOKS,
  },
  {
    id: "book-29",
    before: ["when's jess in next", "jess park"],
    says: "move her to 4 same day",
    expect: {
      tool: "move_appointment",
      args: { appointmentDate: "2026-12-08", appointmentTime: "16:00" },
      about: ["jess park"],
    },
    never: ["book_client", "set_appointment_status", "add_minutes"],
  },
  {
    id: "book-30",
    says: "keishas gonna run long, give her an extra 30 min on the book",
    expect: {
      tool: "move_appointment",
      args: { durationMinutes: 210, appointmentTime: "11:00" },
      about: ["keisha"],
    },
    never: ["add_minutes", "start_timer", "update_service"],
  },
  {
    id: "book-31",
    says: "ruths moving away bin her root touch up tmrw and anything after",
    expect: [
      { tool: ["cancel_following", "set_appointment_status"], about: ["ruth"] },
      { asks: true, mentions: ["ruth", "cancel"] },
    ],
    never: ["erase_client", "close_day", "delete_service"],
  },
  {
    id: "room-1",
    says: "got any room for a balayage this week",
    expect: { tool: "find_free_times", args: { serviceName: "balayage" } },
    never: BOOKS,
  },
  {
    id: "room-2",
    says: "is fri 9am free",
    expect: [
      { tool: "find_free_times", args: { from: "2026-11-27" } },
      { tool: "list_appointments", args: { from: "2026-11-27" } },
    ],
    never: BOOKS,
  },
  {
    id: "room-3",
    says: "first gap for a 45 min gloss tomorrow arvo",
    expect: {
      tool: "find_free_times",
      args: { from: "2026-11-25", after: { any: ["12:00", "13:00"] } },
    },
    never: BOOKS,
  },
  {
    id: "room-4",
    says: "anything after 4ish on the 3rd for a cut",
    expect: { tool: "find_free_times", args: { from: "2026-12-03", after: "16:00" } },
    never: BOOKS,
  },
  {
    id: "room-5",
    says: "when could tess fit a 2 hr colour in 2 wks",
    expect: { tool: "find_free_times", args: { minutes: 120 }, about: ["tess"] },
    never: BOOKS,
  },
  {
    id: "room-6",
    says: "block me out thurs 12-1 dentist",
    expect: {
      tool: "block_time",
      args: { date: "2026-11-26", from: "12:00", to: "13:00", reason: "dentist" },
    },
    never: ["close_day", "set_hours", "book_client"],
  },
  {
    id: "room-7",
    says: "need 20 mins off today at 2 for a call",
    expect: {
      tool: "block_time",
      args: { date: "2026-11-24", from: "14:00", to: "14:20" },
    },
    never: ["close_day", "start_timer", "set_hours"],
  },
  {
    id: "room-8",
    says: "dont need the school run block tmrw anymore",
    expect: { tool: "unblock_time", about: ["school run"] },
    never: ["block_time", "close_day", "set_appointment_status"],
  },
  {
    id: "room-9",
    says: "block friday",
    expect: [
      { asks: true, mentions: ["friday", "all day", "whole", "from", "time", "hours"] },
      { tool: "close_day", args: { from: "2026-11-27" } },
      { tool: "block_time", args: { date: "2026-11-27" } },
    ],
    never: ["set_hours", "set_appointment_status"],
  },
  {
    id: "room-10",
    says: "how far ahead can ppl book me online",
    expect: { tool: "get_booking_rules" },
    never: ["set_booking_rules", "block_time"],
  },
  {
    id: "wait-1",
    says: "whos on the waiting list",
    expect: { tool: "list_waitlist" },
    never: ["offer_waitlist", "join_waitlist", "book_client"],
  },
  {
    id: "wait-2",
    says: "pop beth on the waitlist for a gloss any day next wk",
    expect: {
      tool: "join_waitlist",
      args: { from: { any: ["2026-11-29", "2026-11-30", "2026-12-01"] } },
      about: ["beth"],
    },
    never: ["book_client", "offer_waitlist", "move_appointment"],
  },
  {
    id: "wait-3",
    says: "offer nadia the first thing that comes up",
    expect: { tool: "offer_waitlist", about: ["nadia"] },
    never: ["book_client", "set_price"],
  },
  {
    id: "wait-4",
    says: "gwen dropped out fri, anyone waiting who'd want it?",
    expect: [{ tool: "list_waitlist" }, { tool: "set_appointment_status", about: ["gwen"] }],
    never: ["offer_waitlist", "book_client", "text_day"],
  },
  {
    id: "wait-5",
    says: "take nadia off the list she went elsewhere",
    expect: { tool: "leave_waitlist", about: ["nadia"] },
    never: ["erase_client", "offer_waitlist", "set_appointment_status"],
  },
];
