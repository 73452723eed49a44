import { isIPv6 } from "node:net";
import type { Context } from "hono";
import { guestContextFor, type AppEnv } from "#agent/context.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import { limit, type Rate } from "#tools/core/rate-limit.ts";
import { findGuest } from "#tools/team/guests.ts";
import { ADDRESS_HEADER } from "#agent/http/client-address.ts";

/** The ctx of somebody without a session, on the page of the stylist they name. @throws not_found, tier_required */
export async function guestOf(
  c: Context<AppEnv>,
  by: { stylistId: string } | { slug: string },
): Promise<GuestCtx> {
  const { services } = c.var;
  const { guest, rulesRead } = await findGuest(services.tenancy.forPlatform(), by);
  return Object.assign(guestContextFor(services, guest, c), { rulesRead });
}

/** Counts what one address asks for; of IPv6 the network, since a household has the rest to itself. @throws rate_limited */
export async function limitAddress(c: Context<AppEnv>, kind: string, rate: Rate): Promise<void> {
  const { tenancy, now } = c.var.services;
  await limit({ db: tenancy.forCounters(), now }, `${kind} ${addressOf(c)}`, rate);
}

/** The /64 of an IPv6 address; an IPv4 address as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: gap }, () => "0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Where the request came from, as it is counted: an IPv4 address or an IPv6 network. */
export function addressOf(c: Context<AppEnv>): string {
  return networkOf(c.req.raw.headers.get(ADDRESS_HEADER) ?? "unknown");
}
