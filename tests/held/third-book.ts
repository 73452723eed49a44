import type { Phrasing } from "./entry.ts";

/** The book: visits, room in it, and who waits. */
export const THIRD_BOOK: readonly Phrasing[] = [
  {
    id: "book-900",
    says: "keisha wants back in 2 weeks today at 11 for a gloss",
    expect: {
      tool: "book_client",
      args: { clientId: "keisha", appointmentDate: "2026-12-08", appointmentTime: "11:00" },
      about: ["gloss"],
    },
    never: ["move_appointment"],
  },
  {
    id: "book-901",
    says: "ruth full foil saturday 5th dec 10am, stick her in",
    expect: {
      tool: "book_client",
      args: { clientId: "ruth", appointmentDate: "2026-12-05", appointmentTime: "10:00" },
      about: ["full foil"],
    },
    never: ["move_appointment"],
  },
  {
    id: "book-902",
    says: "kyle mens cut tomoz half 12",
    expect: {
      tool: "book_client",
      args: { clientId: "kyle", appointmentDate: "2026-11-25", appointmentTime: "12:30" },
      about: ["men's cut"],
    },
    never: ["move_appointment"],
  },
  {
    id: "book-903",
    says: "nadias happy to go with tess. root touch up, thurs 3rd dec, 2pm",
    expect: {
      tool: "book_client",
      args: {
        stylistId: "tess",
        clientId: "nadia",
        appointmentDate: "2026-12-03",
        appointmentTime: "14:00",
      },
      about: ["root"],
    },
    may: ["leave_waitlist"],
    never: ["join_waitlist"],
  },
  {
    id: "book-904",
    says: "just had dana on the phone, bless her, stuck at work. can we do 3 instead of half 2 today",
    expect: {
      tool: "move_appointment",
      args: { id: "dana", appointmentDate: "2026-11-24", appointmentTime: "15:00" },
    },
    never: ["book_client", "set_appointment_status"],
  },
  {
    id: "book-905",
    says: "beth cant do tomorrow now, same time friday works for her",
    expect: {
      tool: "move_appointment",
      args: { id: "beth", appointmentDate: "2026-11-27", appointmentTime: "10:00" },
    },
    never: ["book_client", "set_appointment_status"],
  },
  {
    id: "book-906",
    says: "kyle was a no show friday gone, mark it",
    expect: {
      tool: "set_appointment_status",
      args: { id: "kyle", status: "cancelled", cancelledBy: "no_show" },
    },
    never: ["charge_no_show", "request_payment"],
  },
  {
    id: "book-907",
    says: "ambers poorly, scrub her gloss on the 3rd",
    expect: { tool: "set_appointment_status", args: { id: "amber", status: "cancelled" } },
    never: ["delete_service", "move_appointment"],
  },
  {
    id: "book-908",
    says: "gwens good for friday, confirm her",
    expect: { tool: "set_appointment_status", args: { id: "gwen", status: "confirmed" } },
    never: ["book_client"],
  },
  {
    id: "book-909",
    says: "mei lings out the door, tick her off as done",
    expect: { tool: "set_appointment_status", args: { id: "mei", status: "completed" } },
    may: ["stop_timer"],
    never: ["record_outcome"],
  },
  {
    id: "book-910",
    says: "need to eat friday. block 12 to 1",
    expect: {
      tool: "block_time",
      args: { date: "2026-11-27", from: "12:00", to: "13:00" },
    },
    never: ["close_day", "set_hours"],
  },
  {
    id: "book-911",
    says: "hubbys doing the school run tomorrow so give me that hour back",
    expect: { tool: "unblock_time", args: { id: "school run" } },
    never: ["block_time", "open_day"],
  },
  {
    id: "book-912",
    says: "whole shops shut thursday for thanksgiving",
    expect: { tool: "close_day", args: { wholeSalon: true, from: "2026-11-26" } },
    never: ["set_hours", "set_appointment_status"],
  },
  {
    id: "book-913",
    says: "im away from the 19th of december, back on the 24th. block my days",
    expect: { tool: "close_day", args: { from: "2026-12-19", to: "2026-12-23" } },
    never: ["set_hours"],
  },
  {
    id: "book-914",
    says: "tess starts at 9 on saturdays from now on, still done at 7",
    expect: {
      tool: "set_hours",
      args: {
        stylist: "tess",
        days: [{ weekday: "saturday", hours: { from: "09:00", to: "19:00" } }],
      },
    },
    never: ["close_day", "book_client"],
  },
  {
    id: "book-915",
    says: "run me through tomorrow",
    expect: { tool: "list_appointments", args: { from: "2026-11-25" } },
    never: ["close_day"],
  },
  {
    id: "book-916",
    says: "priya roots every 6 weeks, 4 goes, first one sat 5 dec at 1",
    expect: {
      tool: "book_series",
      args: {
        first: { clientId: "priya", appointmentDate: "2026-12-05", appointmentTime: "13:00" },
        everyWeeks: 6,
        times: 4,
      },
      about: ["root"],
    },
    never: ["book_client"],
  },
  {
    id: "book-917",
    says: "jess for a trim friday at 10",
    expect: { asks: true, mentions: ["moreno", "park"] },
    never: ["book_client", "move_appointment"],
  },
  {
    id: "book-918",
    says: "keisha might need the arvo instead, she'll ring me back",
    expect: { answers: true },
    never: ["move_appointment", "set_appointment_status"],
  },
  {
    id: "book-919",
    before: ["book gwen a blowout this saturday at half 2"],
    says: "3 not half 2, my bad",
    expect: {
      tool: "book_client",
      args: { clientId: "gwen", appointmentDate: "2026-11-28", appointmentTime: "15:00" },
      about: ["blowout"],
    },
    never: ["move_appointment"],
  },
  {
    id: "book-920",
    says: "chloe forgot its thanksgiving, chuck her on wednesday instead same time",
    expect: {
      tool: "move_appointment",
      args: { id: "chloe", appointmentDate: "2026-11-25", appointmentTime: "09:00" },
    },
    never: ["book_client", "close_day"],
  },
  {
    id: "book-921",
    says: "siobhans only running late so whatever you do dont cancel her",
    expect: { answers: true },
    never: ["set_appointment_status", "move_appointment"],
  },
  {
    id: "book-922",
    says: "would anyone even come if i opened mondays... idk",
    expect: { answers: true },
    never: ["set_hours", "close_day"],
  },
  {
    id: "book-923",
    says: "keishas hair is thicker than i remembered, give her another half hour today on the end",
    expect: {
      tool: "move_appointment",
      args: { id: "keisha", durationMinutes: 210 },
    },
    never: ["add_minutes", "update_service"],
  },
  {
    id: "book-924",
    says: "ill do lauren tomorrow not tess, 1 oclock",
    expect: {
      tool: "move_appointment",
      args: {
        id: "lauren",
        appointmentDate: "2026-11-25",
        appointmentTime: "13:00",
        stylistId: "maren",
      },
    },
    never: ["book_client", "merge_clients"],
  },
  {
    id: "book-925",
    says: "ruth wants a keratin, put her down",
    expect: [{ asks: true }, { tool: "find_free_times" }],
    never: ["book_client", "move_appointment", "save_client"],
  },
  {
    id: "book-926",
    says: "if tomas isnt here by quarter to ten saturday ill give his spot away",
    expect: { answers: true },
    never: ["set_appointment_status", "move_appointment", "offer_waitlist"],
  },
  {
    id: "book-927",
    before: ["move ruth tomorrow to 1"],
    says: "nah leave her where she is, shes fine with 2",
    expect: [{ answers: true }, { tool: "undo_last" }],
    never: ["set_appointment_status", "book_client"],
  },
  {
    id: "room-900",
    says: "any gaps friday morning",
    expect: { tool: "find_free_times", args: { from: "2026-11-27" } },
    never: ["block_time"],
  },
  {
    id: "room-901",
    says: "where can i fit a balayage next week",
    expect: {
      tool: "find_free_times",
      args: { from: { any: ["2026-11-29", "2026-11-30", "2026-12-01"] } },
    },
    never: ["book_client"],
  },
  {
    id: "room-902",
    says: "has tess got owt after 3 tomorrow",
    expect: {
      tool: "find_free_times",
      args: { stylistId: "tess", from: "2026-11-25", after: "15:00" },
    },
    never: ["book_client"],
  },
  {
    id: "room-903",
    says: "could i squeeze a blowout in today before siobhan",
    expect: { tool: ["find_free_times", "list_appointments"] },
    never: ["book_client", "move_appointment"],
  },
  {
    id: "wait-900",
    says: "who've i got waiting for a slot",
    expect: { tool: "list_waitlist" },
    never: ["offer_waitlist"],
  },
  {
    id: "wait-901",
    says: "nadia got her hair done elsewhere the traitor, off the waiting list",
    expect: { tool: "leave_waitlist", args: { id: "nadia" } },
    never: ["erase_client"],
  },
  {
    id: "wait-902",
    says: "chloes after a balayage any day next week, nothing free so waitlist her",
    expect: {
      tool: "join_waitlist",
      args: { from: { any: ["2026-11-29", "2026-11-30", "2026-12-01"] } },
      about: ["chloe", "balayage"],
    },
    never: ["book_client"],
  },
  {
    id: "wait-903",
    says: "offer nadia the next thing going",
    expect: { tool: "offer_waitlist", args: { id: "nadia" } },
    never: ["book_client", "join_waitlist"],
  },
  {
    id: "wait-904",
    says: "if priya drops out saturday we give it to nadia yeah? not now tho",
    expect: { answers: true },
    never: ["offer_waitlist", "set_appointment_status", "book_client"],
  },
];
