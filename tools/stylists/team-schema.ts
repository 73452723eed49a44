import { z } from "zod";
import { addressOf, neededOf, textOf } from "#tools/core/fields.ts";
import { SignUp } from "#tools/salons/schema.ts";
import { STYLIST_FIELDS, type StylistFieldName } from "./fields.ts";
import { Stylist } from "./schema.ts";
import { AccountStatus, SalonRole } from "#tools/core/role-schema.ts";
import { slugOf } from "./slugs-rules.ts";

/** A booking address: what follows /book/. Lower-cased, whitespace to hyphens, as it is typed. */
export const BookingSlug = z
  .string()
  .trim()
  .min(1, "Please choose a booking address")
  .max(STYLIST_FIELDS.bookingSlug.longest)
  .transform(slugOf)
  .pipe(
    z.string().regex(/^[a-z0-9-]{2,60}$/, "may hold 2 to 60 small letters, digits and hyphens"),
  );

const { name, email, phone, bio } = STYLIST_FIELDS;

/** Spec: name, email, booking slug and specialties are required. */
export const CreateStylist = z.strictObject({
  name: neededOf(name),
  email: addressOf(email),
  phone: textOf(phone).nullish(),
  bookingSlug: BookingSlug,
  bio: textOf(bio).nullish(),
  specialties: z
    .array(z.string().trim().max(60).min(1))
    .min(1, "Please name at least one specialty")
    .max(20),
  role: SalonRole.exclude(["owner"]).optional(),
} satisfies Partial<Record<StylistFieldName, z.ZodType>>);
export type CreateStylist = z.output<typeof CreateStylist>;

/** What is left out stays as it is. */
export const UpdateStylist = z.strictObject(CreateStylist.partial().shape);
export type UpdateStylist = z.output<typeof UpdateStylist>;

/** A stylist as their salon sees them. */
export const TeamMember = Stylist.extend({
  role: SalonRole,
  accountStatus: AccountStatus,
  /** They have a sign-in of their own. */
  signsIn: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invitation = z.object({
  id: z.uuid(),
  stylistId: z.uuid(),
  email: z.string(),
  role: SalonRole,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Invites somebody of the team to sign in, by the address of their profile. */
export const InviteStylist = z.strictObject({ stylistId: z.uuid() });
export type InviteStylist = z.infer<typeof InviteStylist>;

/** What whoever holds an invitation's link sees. */
export const OpenInvitation = z.object({
  salonName: z.string(),
  name: z.string(),
  email: z.string(),
  role: SalonRole,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** How an invitation's mail went. */
export const MailOutcome = z.enum(["queued", "not_sent"]);

/** An invitation just made. Its link is told here and never again. */
export const InvitedStylist = z.object({
  invitation: Invitation,
  link: z.url(),
  mail: MailOutcome,
});
export type InvitedStylist = z.infer<typeof InvitedStylist>;

/** What whoever was invited says: a password, and their name where the profile has it wrong. */
export const AcceptInvitation = SignUp.pick({ password: true }).extend({
  name: SignUp.shape.name.optional(),
});
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;
