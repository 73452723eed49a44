import { BOOKING } from "./booking.ts";
import { DAY } from "./day.ts";
import { framed, type Frame, type Framed } from "./frame.ts";
import { ACCOUNT } from "./account.ts";
import { HOURS } from "./hours.ts";
import { ROOMS } from "./rooms.ts";
import { ASKS } from "./asks.ts";
import { VISIT_MOVES } from "./visit-moves.ts";
import { VISITS } from "./visits.ts";
import { WAITLIST } from "./waitlist.ts";
import { BOOKING_RULES } from "./booking-rules.ts";
import { BOWL_SIZES } from "./bowl-sizes.ts";
import { BOWLS } from "./bowls.ts";
import { BRANDS } from "./brands.ts";
import { CASH } from "./cash.ts";
import { CHATS } from "./chats.ts";
import { COLOUR_FACTS } from "./colour-facts.ts";
import { CLIENT_CHANGES } from "./client-changes.ts";
import { CLIENT_RECORDS } from "./client-records.ts";
import { CLIENT_TESTS } from "./client-tests.ts";
import { CLIENTS } from "./clients.ts";
import { CONVERSATIONS } from "./conversations.ts";
import { COSTS } from "./costs.ts";
import { DISCOUNTS } from "./discounts.ts";
import { FIGURES } from "./figures.ts";
import { FORMULA_IMPORTS } from "./formula-imports.ts";
import { LIBRARY } from "./library.ts";
import { MEMORY } from "./memory.ts";
import { MESSAGE_SETTINGS } from "./message-settings.ts";
import { MONEY } from "./money.ts";
import { MOVES } from "./moves.ts";
import { NOTIFICATIONS } from "./notifications.ts";
import { ORDER_CHANGES } from "./order-changes.ts";
import { ORDERS } from "./orders.ts";
import { PAST } from "./past.ts";
import { PAYMENT_SETTINGS } from "./payment-settings.ts";
import { PLANS } from "./plans.ts";
import { POSTS } from "./posts.ts";
import { PRICES } from "./prices.ts";
import { RATES } from "./rates.ts";
import { RECORDS } from "./records.ts";
import { REPRICE } from "./reprice.ts";
import { RETENTION } from "./retention.ts";
import { RIGHTS } from "./rights.ts";
import { OPEN_SCREEN } from "./screens.ts";
import { SAID_IN_ERROR } from "./said-in-error.ts";
import { SERVICES } from "./services.ts";
import { SHELF } from "./shelf.ts";
import { STOCK_MOVES } from "./stock-moves.ts";
import { STOCK_TAKE } from "./stock-take.ts";
import { STOCK } from "./stock.ts";
import { SUPPLIERS } from "./suppliers.ts";
import { TEAM } from "./team.ts";
import { TEMPLATES } from "./templates.ts";
import { TEXTS } from "./texts.ts";
import { TIMERS } from "./timers.ts";
import { TRAINING } from "./training.ts";
import { WRITTEN } from "./written.ts";

const AS_WRITTEN: readonly Frame[] = [
  ...ACCOUNT,
  ...ASKS,
  ...BOOKING_RULES,
  ...BOWL_SIZES,
  ...BOWLS,
  ...BRANDS,
  ...CASH,
  ...CHATS,
  ...COLOUR_FACTS,
  ...CLIENT_CHANGES,
  ...CLIENT_RECORDS,
  ...CLIENT_TESTS,
  ...CLIENTS,
  ...CONVERSATIONS,
  ...COSTS,
  ...DISCOUNTS,
  ...FIGURES,
  ...FORMULA_IMPORTS,
  ...LIBRARY,
  ...MEMORY,
  ...MESSAGE_SETTINGS,
  ...MONEY,
  ...MOVES,
  ...NOTIFICATIONS,
  ...ORDER_CHANGES,
  ...ORDERS,
  ...PAST,
  ...PAYMENT_SETTINGS,
  ...PLANS,
  ...POSTS,
  ...PRICES,
  ...RATES,
  ...RECORDS,
  ...REPRICE,
  ...RETENTION,
  ...RIGHTS,
  OPEN_SCREEN,
  ...SAID_IN_ERROR,
  ...SERVICES,
  ...SHELF,
  ...STOCK_MOVES,
  ...STOCK_TAKE,
  ...STOCK,
  ...SUPPLIERS,
  ...TEAM,
  ...TEMPLATES,
  ...TEXTS,
  ...TIMERS,
  ...TRAINING,
  ...WRITTEN,
  ...DAY,
  ...BOOKING,
  ...VISIT_MOVES,
  ...VISITS,
  ...ROOMS,
  ...WAITLIST,
  ...HOURS,
];

/** Everything that is read by what was taught alone. */
export const FRAMES: readonly Framed[] = AS_WRITTEN.map(framed);

const byId = new Map(FRAMES.map((frame) => [frame.id, frame]));

/** The frame of an intent; undefined where rows of words still hear what it says. */
export const frameOf = (id: string): Framed | undefined => byId.get(id);
