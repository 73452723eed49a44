import type { StoredMessage } from "#tools/chats/messages.ts";

/** Results of a turn, by the tool that gave them. */
export const RESULTS = {
  list_appointments: {
    appointments: [
      {
        id: "a1",
        clientName: "Nora Lind",
        serviceType: "Full balayage",
        appointmentDate: "2026-11-26",
        appointmentTime: "14:30",
        minutes: 165,
        price: "$245",
        status: "confirmed",
        cancelledAt: null,
      },
      {
        id: "a2",
        clientName: "Ada Wolf",
        serviceType: "Gloss",
        appointmentDate: "2026-11-27",
        appointmentTime: "09:00",
        minutes: 45,
        price: "$60",
        status: "cancelled",
        cancelledAt: "2026-11-24T10:00:00Z",
      },
    ],
  },
  get_client: {
    name: "Nora Lind",
    allergies: null,
    patchTest: { status: "passed", validUntil: "2027-03-03" },
    notes: "Likes it cool",
    visits: 7,
  },
  formulate: {
    bowls: [
      { zone: "Roots", shade: "6N", grams: 40, developerVolume: 20, developerMl: 40, minutes: 35 },
      { zone: "Ends", shade: "8/1", grams: 25, developerVolume: 10, developerMl: 50, minutes: 20 },
    ],
  },
  find_free_times: { times: [{ stylistName: "Maren Falk", start: "2026-11-27T13:30:00Z" }] },
  list_waitlist: { entries: [] },
  set_appointment_status: { id: "a1", clientName: "Nora Lind", status: "cancelled" },
} as const;
export type Tool = keyof typeof RESULTS;

/** What a model may say to a stylist once these tools have answered, and what is shown as it stands. */
export const TRUE: readonly [tools: readonly Tool[], text: string][] = [
  [[], "Which client do you mean?"],
  [[], "I can move her to Friday once you tell me the time."],
  [[], "Nothing has been changed yet."],
  [[], "I haven't cancelled anything. Shall I?"],
  [[], "A cool toner would calm the warmth; look at the ends first."],
  [[], "You asked for 30 g, so I take that as given."],
  [["list_appointments"], "Nora is booked for Thursday at 14:30: full balayage, 2 h 45, $245."],
  [["list_appointments"], "Nora Lind comes on November 26 at 2:30 PM for 165 minutes."],
  [["list_appointments"], "Ada's gloss on Friday at 9 was cancelled."],
  [["list_appointments"], "Two visits: Nora at 14:30, and Ada's gloss, which is cancelled."],
  [["get_client"], "Nora has no allergies on record, and her patch test is valid until March 3."],
  [["get_client"], "She has been here 7 times. She likes it cool."],
  [["formulate"], "Roots: 40 g of 6N with 40 ml of 20 volume, 35 minutes."],
  [["formulate"], "**Ends**: 25 g of 8/1 with 50 ml of 10 vol for 20 min."],
  [["formulate"], "- Roots take 35 minutes\n- Ends take 20 minutes"],
  [["find_free_times"], "Maren is free on Friday at 1:30 PM."],
  [["list_waitlist"], "There are no entries on the waiting list."],
  [["set_appointment_status"], "Done. I cancelled Nora's appointment."],
  [["set_appointment_status"], "Nora's appointment is cancelled. Nothing was charged."],
];

/** What no tool gave, whatever else the sentence says. */
export const FALSE: readonly [tools: readonly Tool[], text: string][] = [
  [[], "Done! I cancelled Nora's appointment and refunded her $80."],
  [[], "No problem at all, I've moved Nora to Friday."],
  [[], "I've texted Nora so she knows."],
  [[], "All saved, no further action needed."],
  [[], "Mix 30 g of 7N with 60 ml of 20 volume."],
  [[], "You have no consultations yet."],
  [[], "She doesn't need a patch test."],
  [[], "Friday at 3 PM is free."],
  [[], "It will be a perfect level 9, guaranteed."],
  [[], "If that suits, she's booked for Friday."],
  [["list_appointments"], "Nora's visit was cancelled."],
  [["list_appointments"], "Nora is booked for Thursday at 15:30."],
  [["list_appointments"], "Nora's balayage is $260."],
  [["list_appointments"], "I moved Nora to 14:30."],
  [["list_appointments"], "You have no appointments."],
  [["get_client"], "Nora's patch test is valid until June 3."],
  [["get_client"], "Her skin is fine with any bleach."],
  [["formulate"], "Roots: 45 g of 6N."],
  [["formulate"], "Roots: 25 g of 6N."],
  [["formulate"], "Ends take 35 minutes."],
  [["formulate"], "Leave it on for 50 minutes."],
  [["find_free_times"], "Maren is free on Friday at 2:30 PM."],
  [["find_free_times"], "Friday at 1:30 PM is booked for Nora."],
  [["set_appointment_status"], "I cancelled Ada's appointment."],
  [["set_appointment_status"], "I cancelled Nora's appointment and told her by text."],
  [
    ["set_appointment_status"],
    "Nora's appointment is cancelled and her deposit has been refunded.",
  ],
];

/** A thread whose newest words ask for something. */
export const THREAD: StoredMessage[] = [
  { id: "m", role: "user", parts: [{ type: "text", text: "see to Nora please, with 30 g" }] },
];
