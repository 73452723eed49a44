import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Retention, RetentionPreview } from "#tools/exports/schema.ts";
import { getRetention, previewRetention, setRetention } from "#ui/api/exports.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { Select } from "#ui/components/select.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { plural } from "#ui/lib/format.ts";
import { wholeIssue } from "#ui/lib/issues.ts";
import { FactsList } from "./facts-list.tsx";

const KINDS: readonly [kind: keyof Retention, label: string, hint: string][] = [
  ["messages", "Messages", "Mails and texts, from the day they were sent."],
  ["chats", "Chats with the assistant", "From their last word."],
  ["photos", "Photos of clients", "From their last visit."],
  [
    "clients",
    "Clients who no longer come",
    "From their last visit: the record is erased. Nobody who is booked or owes you something.",
  ],
];
const CHOICES = [3, 6, 12, 18, 24, 36, 48, 60, 84, 120];

/** How long the salon keeps what, with what would go at once. */
export function DataRetention({ mayChange }: { mayChange: boolean }) {
  const kept = useQuery(getRetention);
  return (
    <QueryView query={kept} name="how long things are kept" shape={["h-20 w-full"]}>
      {(read) =>
        mayChange ? (
          <RetentionForm key={JSON.stringify(read)} kept={read} />
        ) : (
          <FactsList
            facts={KINDS.map(([kind, label]) => [label, words(read[kind])])}
            why="The owner changes these."
          />
        )
      }
    </QueryView>
  );
}

function RetentionForm({ kept }: { kept: Retention }) {
  const [months, setMonths] = useState(kept);
  const save = useMutation(setRetention);
  const limits = Object.values(months).some((number) => number !== null);
  const changed = KINDS.some(([kind]) => months[kind] !== kept[kind]);
  const going = useQuery({ ...previewRetention(months), enabled: limits });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(months);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert>{wholeIssue(save.error, [])}</FormAlert>
      <div className="grid gap-5 sm:grid-cols-2">
        {KINDS.map(([kind, label, hint]) => (
          <Field key={kind} label={label} hint={hint}>
            <Select
              value={months[kind] ?? ""}
              onChange={({ target }) =>
                setMonths({ ...months, [kind]: target.value ? Number(target.value) : null })
              }
            >
              <option value="">Keep for good</option>
              {[...new Set([...CHOICES, ...(kept[kind] ? [kept[kind]] : [])])]
                .toSorted((a, b) => a - b)
                .map((number) => (
                  <option key={number} value={number}>
                    {words(number)}
                  </option>
                ))}
            </Select>
          </Field>
        ))}
      </div>
      {limits && (
        <p role="status" className="text-sm text-ink-2">
          {going.data
            ? told(going.data)
            : going.error
              ? `What would go could not be counted: ${sentenceOf(going.error)}`
              : "Counting what would go…"}
        </p>
      )}
      <Button
        type="submit"
        kind="primary"
        className="self-start"
        disabled={!changed || (limits && !going.data)}
        pending={save.isPending}
      >
        Save how long
      </Button>
    </form>
  );
}

function words(months: number | null): string {
  if (months === null) return "Kept for good";
  return months % 12 === 0 ? plural(months / 12, "year") : plural(months, "month");
}

function told({ messages, chats, photos, clients }: RetentionPreview): string {
  const parts = [
    ...(messages ? [plural(messages, "message")] : []),
    ...(chats ? [plural(chats, "chat")] : []),
    ...(photos ? [`the photos of ${plural(photos, "client")}`] : []),
    ...(clients ? [plural(clients, "client record")] : []),
  ];
  if (parts.length === 0) return "Nothing is that old now.";
  return `Would go within a day, for good: ${parts.join(", ")}.`;
}
