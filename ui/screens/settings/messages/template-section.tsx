import { useQuery } from "@tanstack/react-query";
import { Mail, MessageSquareText, PenLine } from "lucide-react";
import { useState } from "react";
import type { MessageChannel } from "#tools/messages/schema.ts";
import { TemplateKind, type Template } from "#tools/messages/settings-schema.ts";
import { includes } from "#tools/subscription/rules.ts";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { listTemplates } from "#ui/api/desk/messages.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TemplateEditor } from "./template-editor.tsx";
import { CHANNEL_WORDS, TEMPLATE_WORDS } from "./template-words.ts";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

type Which = Pick<Template, "kind" | "channel">;

/** The words of what clients get, message by message; the salon's own where it has written some. */
export function TemplateSection() {
  const templates = useQuery(listTemplates);
  const { data: settings } = useQuery(messageSettings);
  const { data: plan } = useQuery(subscriptionStatus);
  const { leads } = useRole();
  const [open, setOpen] = useState<Which>();
  const chosen = templates.data?.find(
    ({ kind, channel }) => kind === open?.kind && channel === open.channel,
  );
  const writes = leads && plan !== undefined && includes(plan.tier, "pro");
  return (
    <SettingsCard
      of="templates"
      lead={`What each message says.${writes ? " Open one to read it, or to put it in your own words." : ""}`}
    >
      <QueryView
        query={templates}
        name="the messages"
        shape={TemplateKind.options.map(() => "h-14 w-full")}
      >
        {(all) => (
          <ul>
            {TemplateKind.options.map((kind) => (
              <li
                key={kind}
                className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line-soft py-3"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <h3 className="font-sans text-base font-semibold tracking-normal">
                    {TEMPLATE_WORDS[kind].name}
                  </h3>
                  <p className="text-sm text-ink-2">{TEMPLATE_WORDS[kind].when}</p>
                </div>
                <span className="flex flex-wrap gap-2">
                  {all
                    .filter((template) => template.kind === kind)
                    .map((template) => (
                      <OpenTemplate
                        key={template.channel}
                        template={template}
                        onOpen={() => setOpen(template)}
                      />
                    ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {chosen && (
        <TemplateEditor
          key={`${chosen.kind} ${chosen.channel} ${chosen.body} ${chosen.subject ?? ""}`}
          template={chosen}
          currency={settings?.currency}
          writes={writes}
          onClose={() => setOpen(undefined)}
        />
      )}
    </SettingsCard>
  );
}

const ICONS: Record<MessageChannel, typeof Mail> = { mail: Mail, sms: MessageSquareText };

function OpenTemplate({ template, onOpen }: { template: Template; onOpen: () => void }) {
  const { kind, channel, own } = template;
  const Icon = ICONS[channel];
  const name = `${TEMPLATE_WORDS[kind].name} by ${CHANNEL_WORDS[channel].toLowerCase()}`;
  return (
    <Button icon={Icon} aria-label={own ? `${name}, your words` : name} onClick={onOpen}>
      {CHANNEL_WORDS[channel]}
      {own && (
        <Badge tone="ok" icon={PenLine} className="-mr-2">
          Yours
        </Badge>
      )}
    </Button>
  );
}
