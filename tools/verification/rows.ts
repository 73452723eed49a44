import { sql } from "drizzle-orm";
import { accountChecks } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { AccountStatus } from "#tools/core/role-schema.ts";
import { mayBecome } from "./rules.ts";
import type { AccountToVerify } from "./schema.ts";

/** What an account was before it was suspended last. */
const wasBefore = sql<AccountStatus | null>`(
  select c.before from ${accountChecks} c
  where c.salon_id = ${stylists}.salon_id and c.stylist_id = ${stylists}.id and c.after = 'suspended'
  order by c.created_at desc, c.id desc limit 1)`;

/** The columns of an account that admins see. */
export const ofAccount = {
  id: stylists.id,
  name: stylists.name,
  email: stylists.email,
  role: stylists.role,
  accountStatus: stylists.accountStatus,
  isLicensed: stylists.isLicensed,
  licenseNumber: stylists.licenseNumber,
  licenseAuthority: stylists.licenseAuthority,
  licenseExpiresOn: stylists.licenseExpiresOn,
  yearsOfExperience: stylists.yearsOfExperience,
  salonName: stylists.salonName,
  phone: stylists.phone,
  salonAddress: stylists.salonAddress,
  specialties: stylists.specialties,
  verifiedAt: stylists.verifiedAt,
  createdAt: stylists.createdAt,
  suspendedFrom: wasBefore,
};

export type AccountRow = Pick<
  typeof stylists.$inferSelect,
  Exclude<keyof typeof ofAccount, "suspendedFrom">
> & { suspendedFrom: AccountStatus | null };

/** An account as admins see it, with what may be made of it. */
export function asAccount({
  verifiedAt,
  createdAt,
  suspendedFrom,
  ...row
}: AccountRow): AccountToVerify {
  return {
    ...row,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    mayBecome: mayBecome({ ...row, suspendedFrom }),
  };
}
