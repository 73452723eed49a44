import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** When people work. */
export const HOURS: readonly Intent[] = [
  {
    id: "get_hours",
    tool: "get_hours",
    slots: { stylist: "stylist", day: "date" },
    says: [
      "what time does {stylist} work on {day}",
      "what time do i work on {day}",
      "what are {stylist}'s hours",
      "what are my hours",
    ],
  },
  {
    id: "set_hours",
    tool: "set_hours",
    slots: { stylist: "stylist", day: "date", from: "time", to: "time" },
    says: [
      "set {stylist}'s hours on {day} to {from} to {to}",
      "set my hours on {day} to {from} to {to}",
      "set {stylist}'s finish time on {day} to {to}",
      "set {stylist}'s start time on {day} to {from}",
      "set my finish time on {day} to {to}",
      "set my start time on {day} to {from}",
      "set {stylist}'s hours on {day}",
      "set my hours on {day}",
      "set my hours",
    ],
  },
  {
    id: "set_hours.off",
    tool: "set_hours",
    slots: { stylist: "stylist", day: "date" },
    says: ["{stylist} no longer works on {day}", "i no longer work on {day}"],
  },
  {
    id: "close_day",
    tool: "close_day",
    slots: { stylist: "stylist", date: "period" },
    says: [
      "{stylist} is off on {date}",
      "i am off on {date}",
      "{stylist} is off sick",
      "i am off sick",
    ],
  },
  {
    id: "close_day.salon",
    tool: "close_day",
    slots: { date: "period" },
    says: ["close the salon on {date}"],
  },
  {
    id: "close_day.short",
    tool: "close_day",
    slots: { stylist: "stylist", date: "date", from: "time", to: "time" },
    says: ["i am only working {from} to {to} on {date}"],
  },
  {
    id: "open_day",
    tool: "open_day",
    slots: { date: "date", stylist: "stylist" },
    says: [
      "cancel {stylist}'s day off on {date}",
      "cancel my day off on {date}",
      "cancel my day off",
    ],
  },
];
