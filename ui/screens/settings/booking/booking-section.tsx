import { useQuery } from "@tanstack/react-query";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { getBookingRules, listChairs } from "#ui/api/desk/booking-rules.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { ruleLines } from "#ui/cards/booking-rules/booking-words.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { together } from "#ui/lib/http/read.ts";
import { BookingRulesForm } from "./booking-rules-form.tsx";
import { Chairs } from "./chairs.tsx";
import { FactsList } from "#ui/screens/settings/facts-list.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** How the salon lets itself be booked: read by the team, changed by owner and manager from pro on. */
export function BookingSection() {
  const plan = useQuery(subscriptionStatus);
  const rules = useQuery(getBookingRules);
  const chairs = useQuery(listChairs);
  const open = plan.data !== undefined && includes(plan.data.tier, "pro");
  const maySet = useRole().leads && open;
  return (
    <SettingsCard of="booking">
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
    </SettingsCard>
  );
}
