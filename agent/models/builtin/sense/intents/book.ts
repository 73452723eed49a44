import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { CALENDAR } from "./calendar.ts";
import { HOURS } from "./hours.ts";
import { ROOMS } from "./rooms.ts";

/** Who comes and when, and when people work. */
export const BOOK: readonly Intent[] = [
  ...CALENDAR,
  ...ROOMS,
  ...HOURS,
];
