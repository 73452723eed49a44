import type { Context } from "hono";
import { guestContextFor, type AppEnv } from "#agent/context.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { limit, type Rate } from "#tools/core/rate-limit.ts";
import { findGuest } from "#tools/stylists/guests.ts";
import { ADDRESS_HEADER } from "./client-address.ts";

/** The ctx of somebody without a session, on the page of the stylist they name. @throws not_found, tier_required */
export async function guestOf(
  c: Context<AppEnv>,
  by: { stylistId: string } | { slug: string },
): Promise<GuestCtx> {
  const { services } = c.var;
  return guestContextFor(services, await findGuest(services.tenancy.forPlatform(), by), c);
}

/** Counts what one address asks for. @throws rate_limited */
export async function limitAddress(c: Context<AppEnv>, kind: string, rate: Rate): Promise<void> {
  const { tenancy, now } = c.var.services;
  await limit({ db: tenancy.forNobody(), now }, `${kind} ${addressOf(c)}`, rate);
}

/** Where the request came from. */
export function addressOf(c: Context<AppEnv>): string {
  return c.req.raw.headers.get(ADDRESS_HEADER) ?? "unknown";
}
