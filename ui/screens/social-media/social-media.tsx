import { useQuery } from "@tanstack/react-query";
import { getSocialSubscription } from "#ui/api/desk/social.ts";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { Managed } from "./managed.tsx";
import { PlanChooser } from "./plan-chooser.tsx";

/** Posts of the salon: written from its own consultations, planned, and published where it has a plan for that. */
export function Component() {
  const subscription = useQuery(getSocialSubscription);
  return (
    <QueryPage query={subscription} title="Social Media" name="your plan">
      {(read) =>
        read.tier ? (
          <Managed tier={read.tier} subscription={read} />
        ) : (
          <Page>
            <PageHeader
              title="Social Media"
              lead="Posts written from your own consultations: the words, the picture the client agreed to, and the day they go out."
            />
            <PlanChooser />
          </Page>
        )
      }
    </QueryPage>
  );
}
