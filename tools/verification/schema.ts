import { z } from "zod";
import { AccountStatus, SalonRole } from "#tools/core/role-schema.ts";

/** The three sections of the screen: waiting for review, verified or in training, suspended or rejected. */
export const AccountGroup = z.enum(["pending", "verified", "closed"]);
export type AccountGroup = z.infer<typeof AccountGroup>;

/** How many accounts there are in all salons, and in each section. */
export const AccountCounts = z.object({
  total: z.int(),
  pending: z.int(),
  verified: z.int(),
  closed: z.int(),
});
export type AccountCounts = z.infer<typeof AccountCounts>;

/** Which accounts a list holds; all of them without either. */
export const AccountFilter = z.object({
  group: AccountGroup.optional(),
  /** A part of the name or the e-mail address. */
  q: z.string().trim().max(120).optional(),
});
export type AccountFilter = z.infer<typeof AccountFilter>;

/** A stylist account as platform admins see it. */
export const AccountToVerify = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** What they are in their salon: where an owner is suspended, the others go on. */
  role: SalonRole,
  accountStatus: AccountStatus,
  isLicensed: z.boolean(),
  licenseNumber: z.string().nullable(),
  /** The state or authority that issued it. */
  licenseAuthority: z.string().nullable(),
  /** YYYY-MM-DD; null where nobody has seen it. */
  licenseExpiresOn: z.iso.date().nullable(),
  yearsOfExperience: z.int().nullable(),
  salonName: z.string().nullable(),
  phone: z.string().nullable(),
  salonAddress: z.string().nullable(),
  specialties: z.array(z.string()),
  verifiedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** What may be made of it now. */
  mayBecome: z.array(AccountStatus),
});
export type AccountToVerify = z.infer<typeof AccountToVerify>;

/** What an admin decides, and what they have seen. All but the status may be left out. */
export const SetAccountStatus = z.strictObject({
  /** `verified` gives whoever was suspended back what they were: a student is a student again. */
  status: AccountStatus,
  /** What the account was when they looked. Without it they looked when the decision came. */
  from: AccountStatus.optional(),
  /** What was looked at, and where: the board's register, a photo of the licence. */
  evidence: z.string().trim().max(1000).optional(),
  licenseExpiresOn: z.iso.date().nullish(),
  /** A word to the stylist, in the mail. */
  note: z.string().trim().max(1000).optional(),
});
export type SetAccountStatus = z.infer<typeof SetAccountStatus>;

/** A decision that was made. Written once. */
export const AccountCheck = z.object({
  id: z.uuid(),
  from: AccountStatus,
  to: AccountStatus,
  /** Who decided; the product itself where a licence has run out. */
  checkedBy: z.string(),
  evidence: z.string(),
  note: z.string(),
  /** As it stood then. */
  licenseNumber: z.string().nullable(),
  licenseAuthority: z.string().nullable(),
  licenseExpiresOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
});
export type AccountCheck = z.infer<typeof AccountCheck>;
