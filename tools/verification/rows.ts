import { stylists } from "#db/schema/stylists.ts";
import { mayBecome } from "./rules.ts";
import type { AccountToVerify } from "./schema.ts";

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
};

export type AccountRow = Pick<typeof stylists.$inferSelect, keyof typeof ofAccount>;

/** An account as admins see it, with what may be made of it. */
export function asAccount({ verifiedAt, createdAt, ...row }: AccountRow): AccountToVerify {
  return {
    ...row,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    mayBecome: mayBecome(row),
  };
}
