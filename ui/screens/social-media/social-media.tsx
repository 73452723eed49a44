import { useQuery } from "@tanstack/react-query";
import { getSocialSubscription } from "#ui/api/social.ts";
import { ErrorState } from "#ui/components/error-state.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { Managed } from "./managed.tsx";
import { PlanChooser } from "./plan-chooser.tsx";

/** Posts of the salon: written from its own consultations, planned, and published where it has a plan for that. */
export function SocialMediaScreen() {
  const { data, error, refetch, isFetching } = useQuery(getSocialSubscription);
  if (!data && !error) return <ScreenSkeleton />;
  if (data?.tier) return <Managed tier={data.tier} subscription={data} />;
  return (
    <Page>
      <PageHeader
        title="Social Media"
        lead="Posts written from your own consultations: the words, the picture the client agreed to, and the day they go out."
      />
      {data ? (
        <PlanChooser />
      ) : (
        <ErrorState
          title="Your plan could not be read"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
    </Page>
  );
}
