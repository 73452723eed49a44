import type { Profile } from "./schema.ts";
import type { AccountStatus } from "#tools/core/role-schema.ts";

/** Something a person must put right before their profile can be saved; `field` is where. */
export type ProfileProblem = { field: keyof Profile; title: string; description: string };

/** Spec, validation of the profile: name and email are required, and a licence number from whoever is licensed. Null when it may be saved. */
export function profileProblem(
  profile: Pick<Profile, "name" | "email" | "isLicensed" | "licenseNumber">,
): ProfileProblem | null {
  if (!profile.name.trim() || !profile.email.trim()) {
    return {
      field: profile.name.trim() ? "email" : "name",
      title: "Missing information",
      description: "Please provide your name and email address",
    };
  }
  if (profile.isLicensed && !profile.licenseNumber?.trim()) {
    return {
      field: "licenseNumber",
      title: "Missing license number",
      description: "Please provide your cosmetology license number",
    };
  }
  return null;
}

type Licence = Pick<Profile, "isLicensed" | "licenseNumber" | "licenseAuthority">;

/**
 * A review was of one licence: when that changes, a verified or student account waits for review again. Naming the authority
 * for the first time changes nothing.
 */
export function statusAfterChange(
  before: Licence & Pick<Profile, "accountStatus">,
  after: Licence,
): AccountStatus {
  const reviewed = before.accountStatus === "verified" || before.accountStatus === "student";
  const changed =
    before.isLicensed !== after.isLicensed ||
    before.licenseNumber !== after.licenseNumber ||
    (before.licenseAuthority !== null && before.licenseAuthority !== after.licenseAuthority);
  return reviewed && changed ? "pending" : before.accountStatus;
}

/** Whether a text can be a booking address: lower-case letters, digits and hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{2,60}$/.test(text);
}

/** Whether a stylist's public page may be shown. */
export function isPublic(status: AccountStatus): boolean {
  return status !== "suspended" && status !== "rejected";
}
