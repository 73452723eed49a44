import { z } from "zod";
import { isWebAddress } from "#tools/core/web-schema.ts";

export const AccountStatus = z.enum(["pending", "verified", "student", "rejected", "suspended"]);
export type AccountStatus = z.infer<typeof AccountStatus>;

export const SalonRole = z.enum(["owner", "manager", "stylist", "reception"]);
export type SalonRole = z.infer<typeof SalonRole>;

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
});
export type Profile = z.infer<typeof Profile>;

/** A line that may be left empty; what is empty is kept as null. */
const line = (longest: number) => z.string().trim().max(longest).nullish();

/** What one may change of one's own profile: never status, role or plan. What is left out stays as it is. */
export const UpdateProfile = z.strictObject({
  name: z.string().trim().min(1, "Please provide your name").max(120),
  email: z.email("Please provide an email address").max(254),
  phone: line(40),
  isLicensed: z.boolean().optional(),
  licenseNumber: line(60),
  licenseAuthority: line(120),
  yearsOfExperience: z.int().min(0).max(60).nullish(),
  salonName: line(120),
  salonAddress: line(300),
  website: line(300).refine(
    isWebAddress,
    "must be a web address that starts with http:// or https://",
  ),
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;
