import { useMutation } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { blockTime } from "#ui/api/appointments.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { Select } from "#ui/components/select.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { toast } from "#ui/lib/toast.ts";
import type { Free } from "./calendar.tsx";
import { minutesOf } from "#tools/hours/work-rules.ts";
import type { Named } from "./use-columns.ts";

/** Keeps time free of clients. */
export function BlockForm({
  at,
  stylists,
  onDone,
}: {
  at: Free;
  stylists: readonly Named[];
  onDone: () => void;
}) {
  const block = useMutation(blockTime);
  const [draft, setDraft] = useState({
    stylistId: at.stylistId,
    date: at.date,
    from: at.time,
    to: later(at.time, 60),
    reason: "",
  });
  const set =
    (field: keyof typeof draft) =>
    ({ target }: { target: { value: string } }) =>
      setDraft({ ...draft, [field]: target.value });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    block.mutate(draft, {
      onSuccess: () => {
        toast("The time is blocked.");
        onDone();
      },
    });
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      <Field label="Stylist">
        <Select value={draft.stylistId} onChange={set("stylistId")}>
          {stylists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Date" required error={issueFor(block.error, "date")}>
        <Input type="date" value={draft.date} onChange={set("date")} />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="From" required error={issueFor(block.error, "from")}>
          <Input type="time" value={draft.from} onChange={set("from")} />
        </Field>
        <Field label="To" required error={issueFor(block.error, "to")}>
          <Input type="time" value={draft.to} onChange={set("to")} />
        </Field>
      </div>
      <Field label="Reason" hint="Only the salon sees it.">
        <Input maxLength={120} placeholder="Lunch" value={draft.reason} onChange={set("reason")} />
      </Field>
      <FormAlert>{wholeIssue(block.error, ["date", "from", "to"])}</FormAlert>
      <Button type="submit" kind="primary" big pending={block.isPending}>
        Block time
      </Button>
    </form>
  );
}

/** A time of day so many minutes on, within the day. */
function later(time: string, minutes: number): string {
  const at = Math.min(23 * 60 + 59, minutesOf(time) + minutes);
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}
