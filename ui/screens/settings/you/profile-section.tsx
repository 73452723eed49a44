import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getProfile } from "#ui/api/house/stylists.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import {
  AccountStatusBadge,
  AccountStatusNote,
} from "#ui/screens/settings/access/account-status.tsx";
import { PortraitField } from "./portrait-field.tsx";
import { needsLicense, ProfileForm } from "./profile-form.tsx";
import { ScheduleForm } from "#ui/screens/settings/booking/schedule-form.tsx";
import { SpecialtiesForm } from "./specialties-form.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** Who the stylist is to the trade: contact, licence, salon. */
export function ProfileSection() {
  const query = useQuery(getProfile);
  return (
    <SettingsCard
      of="profile"
      aside={query.data && <AccountStatusBadge status={query.data.accountStatus} />}
    >
      <QueryView
        query={query}
        name="your profile"
        shape={Array.from({ length: 8 }, () => "h-17")}
        layout="grid gap-5 md:grid-cols-2"
      >
        {(profile) => (
          <>
            {!needsLicense(profile) && <AccountStatusNote status={profile.accountStatus} />}
            <PortraitField name={profile.name} />
            <ProfileForm profile={profile} />
            <Part title="Specialties">
              <SpecialtiesForm />
            </Part>
            <Part title="Working schedule">
              <ScheduleForm />
            </Part>
          </>
        )}
      </QueryView>
    </SettingsCard>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line-soft pt-6">
      <h3 className="mb-3 text-md">{title}</h3>
      {children}
    </section>
  );
}
