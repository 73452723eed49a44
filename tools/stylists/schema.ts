import { z } from "zod";
import { AccountStatus } from "#tools/core/role-schema.ts";
import { textOf, webOf, wholeOf } from "#tools/core/fields.ts";
import { STYLIST_FIELDS, type StylistFieldName } from "./fields.ts";

/** A stylist as the team list shows them. */
export const Stylist = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  bookingSlug: z.string().nullable(),
  bio: z.string().nullable(),
  specialties: z.array(z.string()),
});
export type Stylist = z.infer<typeof Stylist>;

/** A stylist as anyone may see them: their public page. */
export const PublicStylist = Stylist.pick({ id: true, name: true, specialties: true, bio: true });
export type PublicStylist = z.infer<typeof PublicStylist>;

/** One's own profile. */
export const Profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  isLicensed: z.boolean(),
  licenseNumber: z.string().nullable(),
  /** The state or authority that issued the licence. */
  licenseAuthority: z.string().nullable(),
  /** Until when it holds, as whoever verified it saw. */
  licenseExpiresOn: z.iso.date().nullable(),
  yearsOfExperience: z.int().nullable(),
  salonName: z.string().nullable(),
  salonAddress: z.string().nullable(),
  website: z.string().nullable(),
  accountStatus: AccountStatus,
  /** When it was last verified; null until it is. */
  verifiedAt: z.iso.datetime().nullable(),
  /** When the account was opened. */
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

const { name, email, phone, licenseNumber, licenseAuthority, yearsOfExperience } = STYLIST_FIELDS;
const { salonName, salonAddress, website } = STYLIST_FIELDS;

/** What one may change of one's own profile: never status, role or plan. What is left out stays as it is. */
export const UpdateProfile = z.strictObject({
  name: textOf(name).min(1, "Please provide your name"),
  email: z.email("Please provide an email address").max(email.longest),
  phone: textOf(phone).nullish(),
  isLicensed: z.boolean().optional(),
  licenseNumber: textOf(licenseNumber).nullish(),
  licenseAuthority: textOf(licenseAuthority).nullish(),
  yearsOfExperience: wholeOf(yearsOfExperience).nullish(),
  salonName: textOf(salonName).nullish(),
  salonAddress: textOf(salonAddress).nullish(),
  website: webOf(website),
} satisfies Partial<Record<StylistFieldName, z.ZodType>>);
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/** Where one's own portrait is seen; null without one. */
export const Portrait = z.object({ url: z.string().nullable() });
export type Portrait = z.infer<typeof Portrait>;
