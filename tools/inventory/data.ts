/** Spec's inventory plan, in whole currency units a month. */
export const INVENTORY_PRICE = 39;

/** Spec: at or below so many units an item is low, unless it says otherwise. */
export const DEFAULT_LOW_STOCK = 5;

/** Spec: quick reorder asks for so many times the threshold. */
export const REORDER_TIMES = 2;

/** What one unit weighs where nothing else is said, in grams: 1 ml is 1 g, a fluid ounce is 29.6 ml. Null: it has to be said. */
export const UNIT_GRAMS = { oz: 29.6, ml: 1, tube: null, bottle: null, piece: null } as const;

/** How far back use is counted for a reorder by usage, and how long an order has to last, in days. */
export const USAGE_DAYS = 60;
export const COVER_DAYS = 30;

/** So many days before a container expires it is said. */
export const EXPIRY_NOTICE_DAYS = 30;
