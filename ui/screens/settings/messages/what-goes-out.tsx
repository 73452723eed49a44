import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MessageChannel } from "#tools/messages/schema.ts";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { listTemplates } from "#ui/api/desk/messages.ts";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { CHANNEL_WORDS } from "./template-words.ts";

const WAYS = (["sms", "mail"] as const).map((value) => ({ value, label: CHANNEL_WORDS[value] }));

/** A reminder as it arrives at a client's, by text or by mail. */
export function WhatGoesOut() {
  const { data: settings } = useQuery(messageSettings);
  const { data: templates } = useQuery(listTemplates);
  const [way, setWay] = useState<MessageChannel>("sms");
  const reminder = templates?.find(({ kind, channel }) => kind === "reminder" && channel === way);
  if (!settings || !reminder) return null;
  const { kind, channel, body, subject } = reminder;
  return (
    <Card title="A reminder">
      <div className="flex flex-col gap-4">
        <SegmentedControl label="By which way" options={WAYS} value={way} onChange={setWay} />
        <TemplatePreview
          key={channel}
          words={{ kind, channel, body, ...(channel === "mail" && { subject }) }}
          currency={settings.currency}
        />
      </div>
    </Card>
  );
}
