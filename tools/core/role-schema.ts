import { z } from "zod";

/** What somebody is in their salon; `tools/access` says what each may do. */
export const SalonRole = z.enum(["owner", "manager", "stylist", "reception"]);
export type SalonRole = z.infer<typeof SalonRole>;

export const AccountStatus = z.enum(["pending", "verified", "student", "rejected", "suspended"]);
export type AccountStatus = z.infer<typeof AccountStatus>;
