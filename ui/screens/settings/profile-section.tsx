import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getProfile } from "#ui/api/stylists.ts";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { AccountStatusBadge, AccountStatusNote } from "./account-status.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ScheduleForm } from "./schedule-form.tsx";
import { SpecialtiesForm } from "./specialties-form.tsx";

/** Who the stylist is to the trade: contact, licence, salon. */
export function ProfileSection() {
  const { data: profile, error, isPending, isFetching, refetch } = useQuery(getProfile);
  return (
    <Card
      title="Professional Profile"
      aside={profile && <AccountStatusBadge status={profile.accountStatus} />}
    >
      {isPending && (
        <div role="status" aria-label="Loading profile" className="grid gap-5 md:grid-cols-2">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-17" />
          ))}
        </div>
      )}
      {error && (
        <ErrorState
          title="Your profile could not be read"
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
      {profile && (
        <>
          <AccountStatusNote status={profile.accountStatus} />
          <ProfileForm profile={profile} />
          <Part title="Specialties">
            <SpecialtiesForm />
          </Part>
          <Part title="Working schedule">
            <ScheduleForm />
          </Part>
        </>
      )}
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-7 border-t border-line-soft pt-6">
      <h3 className="mb-3 font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  );
}
