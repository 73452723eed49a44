/** What the salon reads of the prices of a starter menu, wherever it sees them. */
export const EXAMPLE_PRICES =
  "Its prices are examples, which clients do not see: they read that prices are on request.";

/** What the salon reads where the starter menu becomes a stylist's own. */
export const PRICES_SHOWN_THEN = "From then on clients see its prices.";
