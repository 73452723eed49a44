import { useQuery } from "@tanstack/react-query";
import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { listTemplates } from "#ui/api/desk/messages.ts";
import { Card } from "#ui/components/page/card.tsx";
import { beforeWords } from "./message-words.ts";
import { TemplatePreview } from "./template-preview.tsx";
import { TEMPLATE_WORDS } from "./template-words.ts";

/** What a client gets around a visit as it is set now, in the order of time, and a reminder as it arrives. */
export function WhatGoesOut() {
  const { data: settings } = useQuery(messageSettings);
  const { data: templates } = useQuery(listTemplates);
  const reminder = templates?.find(({ kind, channel }) => kind === "reminder" && channel === "sms");
  if (!settings || !reminder) return null;
  const { kind, channel, body } = reminder;
  return (
    <Card title="What a client gets">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:max-[85rem]:grid-cols-2">
        <ol className="flex flex-col max-md:hidden">
          {stepsOf(settings).map(([when, what], at) => (
            <li
              key={at}
              className="relative flex gap-3 pb-3.5 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-4 [&:not(:last-child)]:before:bottom-[-6px] [&:not(:last-child)]:before:left-[5px] [&:not(:last-child)]:before:w-px [&:not(:last-child)]:before:bg-line"
            >
              <span
                aria-hidden="true"
                className="mt-1.5 size-[11px] shrink-0 rounded-full border-2 border-ink bg-surface"
              />
              <span className="min-w-0">
                <span className="block font-medium">{what}</span>
                <span className="block text-sm text-ink-2">{when}</span>
              </span>
            </li>
          ))}
        </ol>
        <TemplatePreview words={{ kind, channel, body }} currency={settings.currency} />
      </div>
    </Card>
  );
}

/** When, and what. */
function stepsOf(settings: MessageSettingsView): [string, string][] {
  const { reminderHours, reminderByMail, reminderBySms, patchTestHours, noShowFollowUp } = settings;
  const by = [reminderByMail && "mail", reminderBySms && "text"].filter(Boolean).join(" and ");
  const before: [number, string][] = by
    ? reminderHours.map((hours) => [hours, `Reminder by ${by}`])
    : [];
  if (patchTestHours !== null) before.push([patchTestHours, "Patch test, where one is missing"]);
  return [
    ["When it is booked", TEMPLATE_WORDS.confirmation.name],
    ...before
      .toSorted(([one], [other]) => other - one)
      .map(([hours, what]): [string, string] => [beforeWords(hours), what]),
    ...(noShowFollowUp
      ? [["When they did not come", "A friendly word"] satisfies [string, string]]
      : []),
  ];
}
