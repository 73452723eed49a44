import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { includes, tierDefinition } from "#tools/subscription/rules.ts";
import {
  closeCalendarFeed,
  getCalendarFeed,
  openCalendarFeed,
} from "#ui/api/desk/calendar-feed.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** One's own appointments in the calendar of a phone: by a secret address, shown once. From pro on. */
export function CalendarFeedSection() {
  const plan = useQuery(subscriptionStatus);
  return (
    <SettingsCard of="calendar-feed">
      <QueryView query={plan} name="the calendar link" shape={["h-14 w-full"]}>
        {({ tier }) =>
          includes(tier, "pro") ? (
            <CalendarLink />
          ) : (
            <p className="text-sm text-ink-2">
              Your appointments in the calendar of your phone come with {tierDefinition("pro").name}
              .
            </p>
          )
        }
      </QueryView>
    </SettingsCard>
  );
}

function CalendarLink() {
  const feed = useQuery(getCalendarFeed);
  const open = useMutation(openCalendarFeed);
  const close = useMutation(closeCalendarFeed);
  return (
    <QueryView query={feed} name="the calendar link" shape={["h-14 w-full"]}>
      {({ open: isOpen }) => (
        <div className="flex flex-col gap-4">
          <p className="max-w-[62ch] text-sm text-ink-2">
            {isOpen
              ? "A link to your appointments is open. Whoever has it reads names, services and notes, so keep it to yourself. A new link ends the one before."
              : "Make a link and subscribe to it in the calendar app of your phone or computer: your appointments appear there and stay current."}
          </p>
          {open.data && isOpen && (
            <div className="flex flex-col gap-1.5">
              <CopyLine label="Copy calendar link" text={open.data.url}>
                <span className="min-w-0 flex-1 truncate font-mono text-sm">{open.data.url}</span>
              </CopyLine>
              <p className="text-sm text-ink-2">
                It is shown this once. Paste it where your calendar app asks for a subscription.
              </p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button icon={CalendarSync} pending={open.isPending} onClick={() => open.mutate()}>
              {isOpen ? "Make a new link" : "Make a calendar link"}
            </Button>
            {isOpen && (
              <Button kind="ghost" pending={close.isPending} onClick={() => close.mutate()}>
                Close the link
              </Button>
            )}
          </div>
        </div>
      )}
    </QueryView>
  );
}
