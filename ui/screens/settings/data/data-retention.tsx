import { useMutation, useQuery } from "@tanstack/react-query";
import { Retention, type RetentionPreview } from "#tools/exports/schema.ts";
import { getRetention, previewRetention, setRetention } from "#ui/api/house/exports.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { plural } from "#ui/lib/format.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { FactsList } from "#ui/screens/settings/facts-list.tsx";

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
  const save = useMutation(setRetention);
  const form = useForm({
    words: Retention,
    values: kept,
    saving: save,
    send: (months) => save.mutate(months),
  });
  const { typed, set } = form;
  const limits = Object.values(typed).some((number) => number !== null);
  const going = useQuery({ ...previewRetention(typed), enabled: limits });
  return (
    <SavedForm
      form={form}
      ready={!form.dirty || !limits || going.data !== undefined}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {KINDS.map(([kind, label, hint]) => (
          <FieldSelect
            key={kind}
            label={label}
            hint={hint}
            value={typed[kind] ?? ""}
            none="Keep for good"
            options={[...new Set([...CHOICES, ...(kept[kind] ? [kept[kind]] : [])])]
              .toSorted((a, b) => a - b)
              .map((number) => [number, words(number)])}
            onChange={(chosen) => set({ [kind]: chosen ? Number(chosen) : null })}
          />
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
    </SavedForm>
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
