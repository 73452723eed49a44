import type { Service } from "./service-schema.ts";

/** What clients read in the place of prices that nobody has set. */
export const PRICES_ON_REQUEST = "Prices are on request: please ask the salon.";

/** A service as clients are told of it. What it costs in a starter menu is an example that the salon has not confirmed. */
export function toldToClients<S extends Pick<Service, "starter" | "basePrice" | "basePriceMinor">>(
  service: S,
): S {
  return service.starter ? { ...service, basePrice: "", basePriceMinor: null } : service;
}
