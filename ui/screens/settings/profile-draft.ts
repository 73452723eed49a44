import type { Profile, UpdateProfile } from "#tools/stylists/schema.ts";

/** The profile as the form holds it: text in every field. */
export type ProfileDraft = Record<
  | "name"
  | "email"
  | "phone"
  | "licenseNumber"
  | "licenseAuthority"
  | "yearsOfExperience"
  | "salonName"
  | "salonAddress"
  | "website",
  string
> & { isLicensed: boolean };

export function draftOf(profile: Profile): ProfileDraft {
  return {
    name: profile.name,
    email: profile.email,
    phone: profile.phone ?? "",
    isLicensed: profile.isLicensed,
    licenseNumber: profile.licenseNumber ?? "",
    licenseAuthority: profile.licenseAuthority ?? "",
    yearsOfExperience: profile.yearsOfExperience?.toString() ?? "",
    salonName: profile.salonName ?? "",
    salonAddress: profile.salonAddress ?? "",
    website: profile.website ?? "",
  };
}

/** What is sent: empty fields as null, no licence for who is in training, a web address with its scheme. */
export function changesOf(draft: ProfileDraft): UpdateProfile {
  const line = (text: string) => text.trim() || null;
  const website = line(draft.website);
  return {
    name: draft.name.trim(),
    email: draft.email.trim(),
    phone: line(draft.phone),
    isLicensed: draft.isLicensed,
    licenseNumber: draft.isLicensed ? line(draft.licenseNumber) : null,
    licenseAuthority: draft.isLicensed ? line(draft.licenseAuthority) : null,
    yearsOfExperience: draft.yearsOfExperience.trim() ? Number(draft.yearsOfExperience) : null,
    salonName: line(draft.salonName),
    salonAddress: line(draft.salonAddress),
    website: website && !website.includes("://") ? `https://${website}` : website,
  };
}
