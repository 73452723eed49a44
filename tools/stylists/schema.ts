import { z } from "zod";

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
