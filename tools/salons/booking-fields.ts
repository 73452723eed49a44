import type { Field } from "#tools/core/fields.ts";

/** Everything that a salon says of how it is booked. */
export const BOOKING_FIELDS = {
  timeZone: { label: "Time zone", kind: "choice" },
  minNoticeMinutes: { label: "Notice (minutes)", kind: "number", least: 0, most: 20_160 },
  horizonDays: {
    label: "Bookable ahead (days)",
    kind: "number",
    least: 1,
    most: 365,
    hint: "Clients see free times this far into the calendar.",
  },
  stepMinutes: {
    label: "Starts every",
    kind: "choice",
    hint: "The grid of times that clients are offered.",
  },
  bufferMinutes: {
    label: "Kept free after each (minutes)",
    kind: "number",
    least: 0,
    most: 120,
    hint: "To clean up and breathe. Clients are offered nothing in it; you may still book there.",
  },
  dailyCap: {
    label: "Appointments a day, for each stylist",
    kind: "number",
    least: 1,
    most: 50,
    hint: "Clients find the day full from then on. Empty: as many as fit.",
    placeholder: "As many as fit",
  },
  cutoffHours: { label: "Changes by clients (hours before)", kind: "number", least: 0, most: 336 },
  confirmation: { label: "Confirmation", kind: "choice" },
  requirePatchTest: {
    label: "Require a patch test",
    kind: "switch",
    hint: "A color service of a known client is not booked or mixed without a valid one, unless somebody signs for it.",
  },
} as const satisfies Record<string, Field>;
