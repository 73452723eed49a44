import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import { CALENDAR } from "./calendar.ts";
import { CLIENT_TESTS } from "./client-tests.ts";
import { CLIENTS } from "./clients.ts";
import { HOURS } from "./hours.ts";
import { ROOMS } from "./rooms.ts";

/** Who comes and when, whose record says what, and when people work. */
export const BOOK: readonly Intent[] = [
  ...CLIENTS,
  ...CLIENT_TESTS,
  ...CALENDAR,
  ...ROOMS,
  ...HOURS,
];
