import { useQuery } from "@tanstack/react-query";
import { getProfile } from "#ui/api/stylists.ts";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { AccountStatusBadge, AccountStatusNote } from "./account-status.tsx";
import { ProfileForm } from "./profile-form.tsx";

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
        </>
      )}
    </Card>
  );
}
