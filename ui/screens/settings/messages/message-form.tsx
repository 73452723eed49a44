import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type FormEvent } from "react";
import type { MessageSettings, MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { updateMessageSettings } from "#ui/api/messages.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { cx } from "#ui/lib/cx.ts";
import { issueWithin } from "#ui/lib/issues.ts";
import { DayFields } from "./day-fields.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { changesOf, draftOf, problemsOf, type MessageDraft } from "./message-draft.ts";
import { ReminderFields } from "./reminder-fields.tsx";
import { TextFields } from "./text-fields.tsx";

/** What each group of fields gets: what is written, what is wrong with it, and how to change it. */
export type GroupProps = {
  draft: MessageDraft;
  settings: MessageSettingsView;
  errorOf: (field: keyof MessageSettings) => string | undefined;
  change: (changed: Partial<MessageDraft>) => void;
};

/** How the salon writes, in fields. Only what was changed is sent, all by one button. */
export function MessageForm({ settings }: { settings: MessageSettingsView }) {
  const [kept] = useState(() => settingsAlone(settings));
  const [draft, setDraft] = useState(() => draftOf(kept));
  const save = useMutation(updateMessageSettings);
  const problems = problemsOf(draft);
  const wrong = Object.values(problems).some(Boolean);
  const changes = changesOf(draft, kept);
  const dirty = Object.keys(changes).length > 0;
  useLeaveWarning(dirty);
  const group: GroupProps = {
    draft,
    settings,
    errorOf: (field) => problems[field] ?? issueWithin(save.error, field),
    change: (changed) => setDraft((now) => ({ ...now, ...changed })),
  };
  const named = Object.keys(kept).some((field) => issueWithin(save.error, field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !wrong) save.mutate(changes);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      <TextFields {...group} />
      <ReminderFields {...group} />
      <DayFields {...group} />
      <LimitFields {...group} />
      <FormAlert>{save.error && !named ? sentenceOf(save.error) : undefined}</FormAlert>
      <div
        className={cx(
          dirty && "sticky bottom-0 z-10",
          "-mx-[22px] -mb-[22px] flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-line-soft bg-surface px-[22px] py-3 max-md:-mx-4 max-md:-mb-4 max-md:px-4",
        )}
      >
        <span role="status" className="text-sm text-ink-2">
          {wrong ? "Something above is not right yet" : dirty ? "Not saved yet" : "All saved"}
        </span>
        <span className="flex gap-2">
          {dirty && (
            <Button
              onClick={() => {
                setDraft(draftOf(kept));
                save.reset();
              }}
            >
              Discard
            </Button>
          )}
          <Button type="submit" kind="primary" disabled={!dirty || wrong} pending={save.isPending}>
            Save
          </Button>
        </span>
      </div>
    </form>
  );
}

/** What may be changed, without what the installation adds. */
function settingsAlone(view: MessageSettingsView): MessageSettings {
  const { currency: _c, timeZone: _t, sendsFrom: _s, delivers: _d, optInWords: _o, ...own } = view;
  return own;
}

/** The browser asks before it leaves what is not saved. */
function useLeaveWarning(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}
