import { useInfiniteQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useDeferredValue } from "react";
import type { ClientRow } from "#tools/clients/schema.ts";
import { listClients } from "#ui/api/clients.ts";
import { contactOf } from "#ui/cards/client/client-words.ts";
import { MustKnowMarks } from "#ui/cards/client/must-know-marks.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import type { BookingDraft, ChosenClient } from "./booking-draft.ts";

const SHOWN = 5;

/** Somebody on record by name, number or address, or somebody new. */
export function ClientChoice({
  draft,
  error,
  onChange,
}: {
  draft: BookingDraft;
  error: string | undefined;
  onChange: (change: Partial<BookingDraft>) => void;
}) {
  const { client, clientName } = draft;
  const sought = useDeferredValue(clientName.trim());
  const found = useInfiniteQuery({
    ...listClients(sought),
    enabled: client === null && sought.length >= 2,
  });
  const rows = sought.length >= 2 ? (found.data?.pages[0]?.items ?? []) : [];
  if (client)
    return (
      <Chosen
        client={client}
        row={rows.find(({ id }) => id === client.id)}
        onChange={() => onChange({ client: null, override: null })}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <Field label="Client" required error={error}>
        <Input
          autoComplete="off"
          maxLength={120}
          placeholder="Name, phone or email"
          value={clientName}
          onChange={({ target }) => onChange({ clientName: target.value })}
        />
      </Field>
      {rows.length > 0 && (
        <ul
          aria-label="On record"
          className="flex flex-col overflow-hidden rounded-m border border-line-soft"
        >
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.id} className="border-b border-line-soft last:border-0">
              <button
                type="button"
                onClick={() => onChange({ client: { id: row.id, name: row.name } })}
                className="flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2 text-left hover:bg-accent-soft"
              >
                <span className="font-semibold">{row.name}</span>
                <span className="min-w-0 truncate text-sm text-ink-2">{contactOf(row)}</span>
                <MustKnowMarks client={row} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {clientName.trim() && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Email">
            <Input
              type="email"
              autoComplete="off"
              maxLength={254}
              value={draft.clientEmail}
              onChange={({ target }) => onChange({ clientEmail: target.value })}
            />
          </Field>
          <Field label="Phone">
            <Input
              type="tel"
              autoComplete="off"
              maxLength={40}
              value={draft.clientPhone}
              onChange={({ target }) => onChange({ clientPhone: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function Chosen({
  client,
  row,
  onChange,
}: {
  client: ChosenClient;
  row: ClientRow | undefined;
  onChange: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-m border border-line bg-surface py-2 pr-2 pl-3.5">
      <UserRound size={18} aria-hidden="true" className="text-ink-3" />
      <p className="min-w-0 flex-1">
        <span className="sr-only">Client: </span>
        <span className="font-semibold">{client.name}</span>
        {row && <span className="block truncate text-sm text-ink-2">{contactOf(row)}</span>}
      </p>
      <Button kind="ghost" onClick={onChange}>
        Someone else
      </Button>
      {row && <MustKnowMarks client={row} />}
    </div>
  );
}
