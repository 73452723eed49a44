import { useQuery } from "@tanstack/react-query";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { getBookingRules, listChairs } from "#ui/api/booking-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { subscriptionStatus } from "#ui/api/subscription.ts";
import { ruleLines } from "#ui/cards/booking-rules/booking-words.ts";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { BookingRulesForm } from "./booking-rules-form.tsx";
import { Chairs } from "./chairs.tsx";
import { FactsList } from "./facts-list.tsx";

/** How the salon lets itself be booked: read by the team, changed by owner and manager from pro on. */
export function BookingSection() {
  const { data: session } = useQuery(sessionQuery);
  const { data: plan } = useQuery(subscriptionStatus);
  const rules = useQuery(getBookingRules);
  const chairs = useQuery(listChairs);
  const error = rules.error ?? chairs.error;
  const open = plan !== undefined && includes(plan.tier, "pro");
  const role = session?.salon.role;
  const maySet = open && (role === "owner" || role === "manager");
  const retry = () => {
    void rules.refetch();
    void chairs.refetch();
  };
  return (
    <Card title="Booking" id="booking">
      {error ? (
        <ErrorState
          title="Your booking rules could not be read"
          onRetry={retry}
          retrying={rules.isFetching || chairs.isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(error)}
        </ErrorState>
      ) : rules.data && chairs.data && plan && session ? (
        <div className="flex flex-col gap-7">
          {maySet ? (
            <BookingRulesForm key={JSON.stringify(rules.data)} rules={rules.data} />
          ) : (
            <FactsList
              facts={ruleLines(rules.data)}
              why={
                open
                  ? "The owner or a manager changes these."
                  : `Appointments and online booking come with ${tierDefinition("pro").name}. Until then these rules wait.`
              }
            />
          )}
          <Chairs chairs={chairs.data} maySet={maySet} />
        </div>
      ) : (
        <div role="status" aria-label="Loading booking rules" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Card>
  );
}
