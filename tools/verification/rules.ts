import type { AccountStatus } from "#tools/core/role-schema.ts";
import type { AccountGroup } from "./schema.ts";

type Standing = {
  accountStatus: AccountStatus;
  isLicensed: boolean;
  /** What a suspended account was before; null where no decision tells. */
  suspendedFrom: AccountStatus | null;
};

/**
 * What an admin may make of an account, the act that the screen offers first. Whoever was suspended gets back what they were.
 * Where that is not known, as for whoever was rejected, one without a licence is taken back as a student; `verified`, as for
 * anybody, is allowed too.
 */
export function mayBecome({ accountStatus, isLicensed, suspendedFrom }: Standing): AccountStatus[] {
  if (accountStatus === "suspended" && suspendedFrom) return [suspendedFrom];
  return NEXT[accountStatus][isLicensed ? "licensed" : "unlicensed"];
}

/** What an account becomes that is asked to be `asked`: `verified` asks of whoever was suspended that they be let in again. */
export function becomes(
  { accountStatus, suspendedFrom }: Standing,
  asked: AccountStatus,
): AccountStatus {
  const again = accountStatus === "suspended" && asked === "verified";
  return (again && suspendedFrom) || asked;
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
