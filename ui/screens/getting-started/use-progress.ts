import { useQuery } from "@tanstack/react-query";
import { listBrandPreferences } from "#ui/api/chair/brands.ts";
import { latestConsultations } from "#ui/api/chair/consultations.ts";
import { getWeek } from "#ui/api/desk/hours.ts";
import { sessionQuery } from "#ui/api/session.ts";
import type { Profile } from "#tools/stylists/schema.ts";
import { getProfile } from "#ui/api/house/stylists.ts";

/** What of the setup is done already; undefined while it is not known. */
export type Progress = Partial<Record<"profile" | "brands" | "hours" | "consultation", boolean>>;

/** How far this stylist has come. */
export function useProgress(): Progress {
  const { data: session } = useQuery(sessionQuery);
  const stylistId = session?.salon.stylistId ?? "";
  const { data: profile } = useQuery(getProfile);
  const { data: brands } = useQuery(listBrandPreferences);
  const { data: week } = useQuery({ ...getWeek(stylistId), enabled: stylistId !== "" });
  const { data: consultations } = useQuery(latestConsultations(1));
  return {
    ...(profile && { profile: isTold(profile) }),
    ...(brands && { brands: brands.length > 0 }),
    ...(week && { hours: !week.isDefault }),
    ...(consultations && { consultation: consultations.length > 0 }),
  };
}

/** A licence, or training that says how long it has lasted: more than the sign-up asked for. */
function isTold({ licenseNumber, isLicensed, yearsOfExperience }: Profile): boolean {
  return Boolean(licenseNumber) || (!isLicensed && yearsOfExperience !== null);
}
