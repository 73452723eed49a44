import { NOTIFICATIONS } from "./notifications.ts";
import { VISITS } from "./visits.ts";
import { WAITING } from "./waiting.ts";
import { TEAM } from "./team.ts";
import { PATCH_TESTS } from "./patch.ts";
import { MESSAGE_SETTINGS } from "./message-settings.ts";
import { HOUSE } from "./house.ts";
import { HOURS } from "./hours.ts";
import { MESSAGE_LIMITS } from "./message-limits.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { BOOKING_RULES } from "./booking-rules.ts";
import { BOOK } from "./book.ts";
import { CLIENTS } from "./clients.ts";
import { CLIENT_RECORDS, CLIENTS_LAST } from "./client-records.ts";
import { RETENTION } from "./retention.ts";
import { CHATS } from "./chats.ts";
import { BEGUN } from "./begun.ts";
import { FIGURES } from "./salon-figures.ts";
import { IMPORTS } from "./imports.ts";
import { LAPSED } from "./lapsed.ts";
import { MONEY } from "./money.ts";
import { MOVE_ROWS } from "./moves.ts";
import { PLANS } from "./plans.ts";
import { PAYMENT_SETTINGS } from "./payment-settings.ts";
import { SAID_IN_ERROR } from "./said-in-error.ts";
import { SCREEN_ROWS } from "./screens.ts";
import { TEXTS_TO_MANY } from "./texts.ts";
import type { Verb } from "./verb.ts";

/** Every row, the narrower before the wider. */
export const VERBS: readonly Verb[] = [
  ...LAPSED,
  ...SAID_IN_ERROR,
  ...SCREEN_ROWS,
  ...BEGUN,
  ...IMPORTS,
  ...MOVE_ROWS,
  ...MESSAGE_LIMITS,
  ...TEXTS_TO_MANY,
  ...FIGURES,
  ...PLANS,
  ...MONEY,
  ...PAYMENT_SETTINGS,
  ...NOTIFICATIONS,
  ...VISITS,
  ...BOOK,
  ...WAITING,
  ...PATCH_TESTS,
  ...CHATS,
  ...BOOKING_RULES,
  ...RETENTION,
  ...HOUSE,
  ...MESSAGE_SETTINGS,
  ...CONVERSATIONS,
  ...TEAM,
  ...HOURS,
  ...CLIENTS,
  ...CLIENT_RECORDS,
  ...CLIENTS_LAST,
];
