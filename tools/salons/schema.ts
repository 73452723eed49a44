import { z } from "zod";
import { PASSWORD_LENGTH } from "./data.ts";
import { AccountStatus, SalonRole } from "#tools/core/role-schema.ts";

const email = z.email("Please enter an email address").max(254);
const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`);
const password = z.string().min(1, "Please enter your password").max(PASSWORD_LENGTH.max);

/** What opens an account and a salon with it. Nothing else is taken: no role, no plan. */
export const SignUp = z.strictObject({
  name: z.string().trim().min(1, "Please enter your name").max(120),
  email,
  password: newPassword,
});
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.strictObject({
  email,
  password,
  /** False: the session ends with the browser, and after a day. */
  rememberMe: z.boolean().optional(),
});
export type SignIn = z.infer<typeof SignIn>;

export const RequestPasswordReset = z.strictObject({ email });
export type RequestPasswordReset = z.infer<typeof RequestPasswordReset>;

/** The token comes from the mail, works once and for 30 minutes. */
export const ResetPassword = z.strictObject({ newPassword, token: z.string().min(1).max(200) });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** Asks once more for the link that confirms an address. */
export const SendConfirmation = z.strictObject({ email });
export type SendConfirmation = z.infer<typeof SendConfirmation>;

/** The token comes from the mail, opens the account once and within 24 hours. */
export const ConfirmAddress = z.strictObject({ token: z.string().min(1).max(2000) });
export type ConfirmAddress = z.infer<typeof ConfirmAddress>;

export const ChangePassword = z.strictObject({ currentPassword: password, newPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** A person as their own pages know them. */
export const Person = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Person = z.infer<typeof Person>;

/** What a sign-up came to: with `mustConfirm` a mail tells how to go on, whether or not the address was new. */
export const SignedUp = z.object({ user: Person, mustConfirm: z.boolean() });
export type SignedUp = z.infer<typeof SignedUp>;

/** Who is signed in, and their place in a salon. */
export const Session = z.object({
  session: z.object({ id: z.string(), expiresAt: z.iso.datetime() }),
  user: Person.extend({
    isAdmin: z.boolean(),
    /** Named as an admin, and not one before a mailed link has shown that the address is theirs. */
    mustProveAddress: z.boolean(),
  }),
  salon: z.object({
    id: z.uuid(),
    stylistId: z.uuid(),
    role: SalonRole,
    accountStatus: AccountStatus,
  }),
});
export type Session = z.infer<typeof Session>;
