import { BOOKING } from "./book/booking.ts";
import { DAY } from "./book/day.ts";
import { framed, type Frame, type Framed } from "./frame.ts";
import { ACCOUNT } from "./account.ts";
import { HOURS } from "./book/hours.ts";
import { ROOMS } from "./rooms.ts";
import { ASKS } from "./asks.ts";
import { RUNNING_LATE } from "./book/running-late.ts";
import { VISIT_MOVES } from "./book/visit-moves.ts";
import { VISITS } from "./book/visits.ts";
import { WAITLIST } from "./book/waitlist.ts";
import { BOOKING_RULES } from "./book/booking-rules.ts";
import { BOWL_SIZES } from "./colour/bowl-sizes.ts";
import { BOWLS } from "./colour/bowls.ts";
import { BRANDS } from "./colour/brands.ts";
import { CASH } from "./money/cash.ts";
import { CHATS } from "./chats.ts";
import { COLOUR_FACTS } from "./colour/colour-facts.ts";
import { CLIENT_CHANGES } from "./people/client-changes.ts";
import { CLIENT_RECORDS } from "./people/client-records.ts";
import { CLIENT_TESTS } from "./people/client-tests.ts";
import { CLIENTS } from "./people/clients.ts";
import { CONVERSATIONS } from "./messages/conversations.ts";
import { COSTS } from "./stock/costs.ts";
import { DISCOUNTS } from "./money/discounts.ts";
import { FIGURES } from "./money/figures.ts";
import { FORMULA_IMPORTS } from "./colour/formula-imports.ts";
import { LIBRARY } from "./colour/library.ts";
import { MEMORY } from "./memory.ts";
import { MESSAGE_SETTINGS } from "./messages/message-settings.ts";
import { MONEY } from "./money/money.ts";
import { MOVES } from "./book/moves.ts";
import { NOTIFICATIONS } from "./messages/notifications.ts";
import { ORDER_CHANGES } from "./stock/order-changes.ts";
import { ORDERS } from "./stock/orders.ts";
import { PAST } from "./book/past.ts";
import { PAYMENT_SETTINGS } from "./money/payment-settings.ts";
import { PLANS } from "./plans.ts";
import { POSTS } from "./messages/posts.ts";
import { PRICES } from "./money/prices.ts";
import { RATES } from "./money/rates.ts";
import { RECORDS } from "./people/records.ts";
import { REPRICE } from "./money/reprice.ts";
import { RETENTION } from "./people/retention.ts";
import { RIGHTS } from "./people/rights.ts";
import { OPEN_SCREEN } from "./screens.ts";
import { SAID_IN_ERROR } from "./said-in-error.ts";
import { SERVICES } from "./money/services.ts";
import { SHELF } from "./stock/shelf.ts";
import { STOCK_MOVES } from "./stock/stock-moves.ts";
import { STOCK_TAKE } from "./stock/stock-take.ts";
import { STOCK } from "./stock/stock.ts";
import { SUPPLIERS } from "./stock/suppliers.ts";
import { TEAM } from "./people/team.ts";
import { TEMPLATES } from "./messages/templates.ts";
import { TEXTS } from "./messages/texts.ts";
import { TIMERS } from "./colour/timers.ts";
import { TRAINING } from "./colour/training.ts";
import { WRITTEN } from "./messages/written.ts";

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
  ...RUNNING_LATE,
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
