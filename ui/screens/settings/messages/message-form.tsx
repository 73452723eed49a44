import { useMutation } from "@tanstack/react-query";
import { MESSAGE_FIELDS } from "#tools/messages/settings-fields.ts";
import {
  UpdateMessageSettings,
  type MessageSettingsView,
} from "#tools/messages/settings-schema.ts";
import { updateMessageSettings } from "#ui/api/desk/messages.ts";
import { Card } from "#ui/components/page/card.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { DayFields } from "./day-fields.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { draftOf, problemsOf, toldOf } from "./message-draft.ts";
import { ReminderFields } from "./reminder-fields.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";
import { VisitTimeline } from "./visit-timeline.tsx";
import { TextFields } from "./text-fields.tsx";

/** What each group of fields gets. */
export type GroupProps = { form: ReturnType<typeof useMessageForm>; settings: MessageSettingsView };

function useMessageForm(settings: MessageSettingsView) {
  const save = useMutation(updateMessageSettings);
  return useForm({
    words: UpdateMessageSettings,
    fields: MESSAGE_FIELDS,
    values: draftOf(settings),
    told: toldOf,
    check: problemsOf,
    saving: save,
    send: (changes) => save.mutate(changes),
  });
}

/** How the salon writes, in fields. Only what was changed is sent, all by one button. */
export function MessageForm({ settings }: { settings: MessageSettingsView }) {
  const form = useMessageForm(settings);
  const group: GroupProps = { form, settings };
  return (
    <SavedForm form={form} className="flex flex-col gap-7">
      <Card title="What a client gets">
        <div className="flex flex-col gap-8">
          <VisitTimeline form={form} />
          <ReminderFields form={form} />
          <DayFields form={form} />
        </div>
      </Card>
      <SettingsCard of="messages">
        <div className="flex flex-col gap-8">
          <TextFields {...group} />
          <LimitFields {...group} />
        </div>
      </SettingsCard>
    </SavedForm>
  );
}
