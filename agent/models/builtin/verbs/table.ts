import { NOTIFICATIONS } from "./notifications.ts";
import { VISITS } from "./visits.ts";
import { TEAM } from "./team.ts";
import { PATCH_TESTS } from "./patch.ts";
import { MESSAGE_SETTINGS } from "./message-settings.ts";
import { HOUSE } from "./house.ts";
import { MESSAGE_LIMITS } from "./message-limits.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { BOOKING_RULES } from "./booking-rules.ts";
import { CLIENTS } from "./clients.ts";
import { CLIENT_RECORDS, CLIENTS_LAST } from "./client-records.ts";
import { RETENTION } from "./retention.ts";
import { CHATS } from "./chats.ts";
import { BEGUN } from "./begun.ts";
import { BOWLS } from "./bowls.ts";
import { BRANDS } from "./brands.ts";
import { COLOUR_RECORDS } from "./colour-records.ts";
import { COUNTDOWNS } from "./countdowns.ts";
import { DISCOUNTS } from "./discounts.ts";
import { FIGURES } from "./salon-figures.ts";
import { FORMULAS } from "./formulas.ts";
import { IMPORTS } from "./imports.ts";
import { LAPSED } from "./lapsed.ts";
import { LIBRARY } from "./library.ts";
import { MONEY } from "./money.ts";
import { MOVE_ROWS } from "./moves.ts";
import { ORDERS } from "./orders.ts";
import { PAST } from "./past.ts";
import { PLANS } from "./plans.ts";
import { PAYMENT_SETTINGS } from "./payment-settings.ts";
import { PRICES } from "./prices.ts";
import { REPRICE } from "./reprice.ts";
import { SAID_IN_ERROR } from "./said-in-error.ts";
import { SCREEN_ROWS } from "./screens.ts";
import { SHELF } from "./shelf.ts";
import { SERVICES } from "./services.ts";
import { STOCK } from "./stock.ts";
import { ORDERING, STOCK_LAST } from "./stock-asked.ts";
import { STOCK_IN } from "./stock-in.ts";
import { STOCK_TAKE } from "./stock-take.ts";
import { SUPPLIERS } from "./suppliers.ts";
import { TEXTS_TO_MANY } from "./texts.ts";
import { CERTAIN_MENU } from "./certain-menu.ts";
import { CERTAIN_PRICES } from "./certain-prices.ts";
import { CERTAIN_STOCK } from "./certain-stock.ts";
import type { Verb } from "./verb.ts";

/** Every row, the narrower before the wider. */
export const VERBS: readonly Verb[] = [
  ...CERTAIN_MENU,
  ...CERTAIN_PRICES,
  ...CERTAIN_STOCK,
  ...LAPSED,
  ...DISCOUNTS,
  ...STOCK_IN,
  ...COUNTDOWNS,
  ...PAST,
  ...BOWLS,
  ...COLOUR_RECORDS,
  ...LIBRARY,
  ...SAID_IN_ERROR,
  ...SCREEN_ROWS,
  ...BEGUN,
  ...IMPORTS,
  ...MOVE_ROWS,
  ...ORDERS,
  ...STOCK_TAKE,
  ...SUPPLIERS,
  ...MESSAGE_LIMITS,
  ...TEXTS_TO_MANY,
  ...SHELF,
  ...FIGURES,
  ...FORMULAS,
  ...BRANDS,
  ...PLANS,
  ...REPRICE,
  ...PRICES,
  ...SERVICES,
  ...STOCK,
  ...ORDERING,
  ...MONEY,
  ...PAYMENT_SETTINGS,
  ...NOTIFICATIONS,
  ...VISITS,
  ...PATCH_TESTS,
  ...CHATS,
  ...BOOKING_RULES,
  ...RETENTION,
  ...HOUSE,
  ...MESSAGE_SETTINGS,
  ...CONVERSATIONS,
  ...TEAM,
  ...CLIENTS,
  ...CLIENT_RECORDS,
  ...CLIENTS_LAST,
  ...STOCK_LAST,
];
