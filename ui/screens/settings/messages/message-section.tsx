import { useQuery } from "@tanstack/react-query";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import { messageSettings } from "#ui/api/delivery.ts";
import { subscriptionStatus } from "#ui/api/subscription.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { FactsList } from "#ui/screens/settings/facts-list.tsx";
import { DeliveryLines } from "./delivery-lines.tsx";
import { MessageForm } from "./message-form.tsx";
import { settingLines } from "./message-words.ts";

/** How the salon texts and mails its clients: read by the team, changed by owner and manager from pro on. */
export function MessageSection() {
  const settings = useQuery(messageSettings);
  const { data: plan } = useQuery(subscriptionStatus);
  const { leads } = useRole();
  const open = plan !== undefined && includes(plan.tier, "pro");
  return (
    <Card title="SMS Notifications" id="messages">
      {settings.error ? (
        <ErrorState
          title="Your message settings could not be read"
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(settings.error)}
        </ErrorState>
      ) : settings.data && plan ? (
        <div className="flex flex-col gap-6">
          <DeliveryLines settings={settings.data} />
          {open && leads ? (
            <MessageForm key={JSON.stringify(settings.data)} settings={settings.data} />
          ) : (
            <FactsList
              facts={settingLines(settings.data)}
              why={
                open
                  ? "The owner or a manager changes these."
                  : `Reminders and texts come with ${tierDefinition("pro").name}. Until then these settings wait.`
              }
            />
          )}
        </div>
      ) : (
        <div role="status" aria-label="Loading message settings" className="flex flex-col gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Card>
  );
}
