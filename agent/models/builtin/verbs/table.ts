import { NOTIFICATIONS } from "./notifications.ts";
import { VISITS } from "./visits.ts";
import { WAITING } from "./waiting.ts";
import { TEAM } from "./team.ts";
import { PATCH_TESTS } from "./patch.ts";
import { MESSAGE_SETTINGS } from "./message-settings.ts";
import { HOUSE } from "./house.ts";
import { HOURS } from "./hours.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { BOOKING_RULES } from "./booking-rules.ts";
import { CLIENTS } from "./clients.ts";
import { CLIENT_RECORDS, CLIENTS_LAST } from "./client-records.ts";
import { RETENTION } from "./retention.ts";
import { CHATS } from "./chats.ts";
import { BEGUN } from "./begun.ts";
import { BRANDS } from "./brands.ts";
import { FORMULAS } from "./formulas.ts";
import { IMPORTS } from "./imports.ts";
import { MONEY } from "./money.ts";
import { ORDERS } from "./orders.ts";
import { PLANS } from "./plans.ts";
import { POSTS } from "./posts.ts";
import { PRICES } from "./prices.ts";
import { REPRICE } from "./reprice.ts";
import { CAPTIONS } from "./captions.ts";
import { SCREEN_ROWS } from "./screens.ts";
import { SERVICES } from "./services.ts";
import { STOCK } from "./stock.ts";
import { ORDERING, STOCK_LAST } from "./stock-asked.ts";
import { STOCK_TAKE } from "./stock-take.ts";
import { SUPPLIERS } from "./suppliers.ts";
import type { Verb } from "./verb.ts";

/** Every row, the narrower before the wider. */
export const VERBS: readonly Verb[] = [
  ...SCREEN_ROWS,
  ...BEGUN,
  ...IMPORTS,
  ...ORDERS,
  ...STOCK_TAKE,
  ...SUPPLIERS,
  ...CAPTIONS,
  ...POSTS,
  ...FORMULAS,
  ...BRANDS,
  ...PLANS,
  ...REPRICE,
  ...PRICES,
  ...SERVICES,
  ...STOCK,
  ...ORDERING,
  ...MONEY,
  ...NOTIFICATIONS,
  ...VISITS,
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
  ...STOCK_LAST,
];
