import { useQuery } from "@tanstack/react-query";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { getBookingRules, listChairs } from "#ui/api/booking-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { subscriptionStatus } from "#ui/api/subscription.ts";
import { ruleLines } from "#ui/cards/booking-rules/booking-words.ts";
import { Card } from "#ui/components/card.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { together } from "#ui/lib/read.ts";
import { BookingRulesForm } from "./booking-rules-form.tsx";
import { Chairs } from "./chairs.tsx";
import { FactsList } from "./facts-list.tsx";

/** How the salon lets itself be booked: read by the team, changed by owner and manager from pro on. */
export function BookingSection() {
  const { data: session } = useQuery(sessionQuery);
  const plan = useQuery(subscriptionStatus);
  const rules = useQuery(getBookingRules);
  const chairs = useQuery(listChairs);
  const open = plan.data !== undefined && includes(plan.data.tier, "pro");
  const role = session?.salon.role;
  const maySet = open && (role === "owner" || role === "manager");
  return (
    <Card title="Booking" id="booking">
      <QueryView
        query={together(rules, chairs, plan)}
        name="your booking rules"
        shape={["h-14 w-full", "h-14 w-full", "h-24 w-full"]}
      >
        {([read, seats]) => (
          <div className="flex flex-col gap-7">
            {maySet ? (
              <BookingRulesForm key={JSON.stringify(read)} rules={read} />
            ) : (
              <FactsList
                facts={ruleLines(read)}
                why={
                  open
                    ? "The owner or a manager changes these."
                    : `Appointments and online booking come with ${tierDefinition("pro").name}. Until then these rules wait.`
                }
              />
            )}
            <Chairs chairs={seats} maySet={maySet} />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
