import { useQuery } from "@tanstack/react-query";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { together } from "#ui/lib/http/read.ts";
import { FactsList } from "#ui/screens/settings/facts-list.tsx";
import { MessageForm } from "./message-form.tsx";
import { settingLines } from "./message-words.ts";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** How the salon texts and mails its clients: read by the team, changed by owner and manager from pro on. */
export function MessageSection() {
  const settings = useQuery(messageSettings);
  const plan = useQuery(subscriptionStatus);
  const { leads } = useRole();
  const open = plan.data !== undefined && includes(plan.data.tier, "pro");
  if (settings.data && open && leads)
    return <MessageForm key={JSON.stringify(settings.data)} settings={settings.data} />;
  return (
    <SettingsCard of="messages">
      <QueryView
        query={together(settings, plan)}
        name="your message settings"
        shape={["h-14 w-full", "h-14 w-full", "h-24 w-full"]}
      >
        {([read]) => (
          <FactsList
            facts={settingLines(read)}
            why={
              open
                ? "The owner or a manager changes these."
                : `Reminders and texts come with ${tierDefinition("pro").name}. Until then these settings wait.`
            }
          />
        )}
      </QueryView>
    </SettingsCard>
  );
}
