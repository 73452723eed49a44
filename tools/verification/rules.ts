import type { AccountStatus } from "#tools/stylists/schema.ts";
import type { AccountGroup } from "./schema.ts";

type Standing = { accountStatus: AccountStatus; isLicensed: boolean };

/**
 * What an admin may make of an account, the act that the screen offers first. Whoever has no licence is taken back as a
 * student; `verified`, as for anybody, is allowed too.
 */
export function mayBecome({ accountStatus, isLicensed }: Standing): AccountStatus[] {
  return NEXT[accountStatus][isLicensed ? "licensed" : "unlicensed"];
}

const SUSPENDED = { licensed: ["suspended"], unlicensed: ["suspended"] } satisfies Next;
const BACK = { licensed: ["verified"], unlicensed: ["student", "verified"] } satisfies Next;

type Next = Record<"licensed" | "unlicensed", AccountStatus[]>;

const NEXT: Record<AccountStatus, Next> = {
  pending: { licensed: ["verified", "rejected"], unlicensed: ["student", "rejected"] },
  verified: SUSPENDED,
  student: SUSPENDED,
  suspended: BACK,
  rejected: BACK,
};

/** What stands in each section of the screen. */
export const GROUPS: Record<AccountGroup, readonly AccountStatus[]> = {
  pending: ["pending"],
  verified: ["verified", "student"],
  closed: ["suspended", "rejected"],
};

/** How many days before a licence runs out its stylist is reminded. */
export const REMINDED_DAYS = 30;
