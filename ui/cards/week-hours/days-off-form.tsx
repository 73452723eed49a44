import { capital } from "#ui/lib/format.ts";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { CreateHoursException, type Span } from "#tools/hours/schema.ts";
import { createException } from "#ui/api/hours.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { HoursConflicts } from "./hours-conflicts.tsx";
import { SpanInput } from "./span-input.tsx";

/** Says that days differ: closed, or with hours of their own. Stays to tell what is left outside. */
export function DaysOffForm({
  stylistId,
  onClose,
}: {
  stylistId: string | null;
  onClose: () => void;
}) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [closed, setClosed] = useState(true);
  const [span, setSpan] = useState<Span>({ from: "10:00", to: "16:00" });
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<{ at: string; words: string } | null>(null);
  const save = useMutation(createException);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hours = closed ? null : { ...span, breaks: [] };
    const read = CreateHoursException.safeParse({ stylistId, from, to: to || from, hours, reason });
    const [issue] = read.error?.issues ?? [];
    setProblem(issue ? { at: String(issue.path[0]), words: wordsOf(issue.message) } : null);
    if (!read.success) return;
    save.mutate(read.data, {
      onSuccess: ({ conflicts }) => {
        if (conflicts.length === 0) onClose();
      },
    });
  };
  const errorOf = (field: string) => (problem?.at === field ? problem.words : undefined);
  if (save.data) {
    return (
      <div className="flex w-full flex-col items-start gap-3">
        <HoursConflicts conflicts={save.data.conflicts} />
        <Button onClick={onClose}>Done</Button>
      </div>
    );
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex w-full flex-col gap-4 rounded-m border border-line-soft p-4"
    >
      <FormAlert>{save.error ? sentenceOf(save.error) : undefined}</FormAlert>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="From" required error={errorOf("from")}>
          <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="To" hint="Leave empty for one day." error={errorOf("to")}>
          <Input type="date" value={to} min={from} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </div>
      <Switch
        label={stylistId === null ? "Closed" : "Off all day"}
        on={closed}
        onChange={setClosed}
      />
      {!closed && (
        <div className="flex flex-col gap-1">
          <SpanInput label="Hours" span={span} onChange={setSpan} />
          {errorOf("hours") && (
            <p role="alert" className="text-xs font-medium text-bad">
              {errorOf("hours")}
            </p>
          )}
        </div>
      )}
      <Field label="Reason" hint="For the team; clients do not see it.">
        <Input
          value={reason}
          maxLength={120}
          placeholder={stylistId === null ? "Christmas" : "Training"}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={save.isPending}>
          Save
        </Button>
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const wordsOf = (message: string) => `${capital(message)}.`;
