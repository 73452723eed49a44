import { useMutation } from "@tanstack/react-query";
import { MESSAGE_FIELDS } from "#tools/messages/settings-fields.ts";
import {
  UpdateMessageSettings,
  type MessageSettingsView,
} from "#tools/messages/settings-schema.ts";
import { updateMessageSettings } from "#ui/api/messages.ts";
import { Button } from "#ui/components/button.tsx";
import { Form } from "#ui/components/form.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { DayFields } from "./day-fields.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { draftOf, problemsOf, toldOf } from "./message-draft.ts";
import { ReminderFields } from "./reminder-fields.tsx";
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
  const { dirty, fits } = form;
  const group: GroupProps = { form, settings };
  return (
    <Form form={form} className="flex flex-col gap-8">
      <TextFields {...group} />
      <ReminderFields {...group} />
      <DayFields {...group} />
      <LimitFields {...group} />
      <div
        className={cx(
          dirty && "sticky bottom-0 z-10",
          "-mx-[22px] -mb-[22px] flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-line-soft bg-surface px-[22px] py-3 max-md:-mx-4 max-md:-mb-4 max-md:px-4",
        )}
      >
        <span role="status" className="text-sm text-ink-2">
          {!fits ? "Something above is not right yet" : dirty ? "Not saved yet" : "All saved"}
        </span>
        <span className="flex gap-2">
          {dirty && <Button onClick={form.discard}>Discard</Button>}
          <Button type="submit" kind="primary" disabled={!dirty} pending={form.pending}>
            Save
          </Button>
        </span>
      </div>
    </Form>
  );
}
