import type { Service } from "./service-schema.ts";

/** What clients read in the place of prices that nobody has set. */
export const PRICES_ON_REQUEST = "Prices are on request: please ask the salon.";

/** What the salon reads of the prices of a starter menu, wherever it sees them. */
export const EXAMPLE_PRICES =
  "Its prices are examples, which clients do not see: they read that prices are on request.";

/** What the salon reads where the starter menu becomes a stylist's own. */
export const PRICES_SHOWN_THEN = "From then on clients see its prices.";

/** A service as clients are told of it. What it costs in a starter menu is an example that the salon has not confirmed. */
export function toldToClients<S extends Pick<Service, "starter" | "basePrice" | "basePriceMinor">>(
  service: S,
): S {
  return service.starter ? { ...service, basePrice: "", basePriceMinor: null } : service;
}
