import { useQuery } from "@tanstack/react-query";
import { getClient } from "#ui/api/desk/clients.ts";
import { ClientPicker } from "#ui/cards/client/client-picker.tsx";
import { MustKnowMarks } from "#ui/cards/client/must-know-marks.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import type { BookingDraft } from "./booking-draft.ts";

/** Somebody on record, or somebody new with how they are reached. */
export function ClientChoice({
  draft: { clientId, clientName, clientEmail, clientPhone, isNew },
  errorOf,
  onChange,
}: {
  draft: BookingDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<BookingDraft>) => void;
}) {
  const client = useQuery({ ...getClient(clientId), enabled: clientId !== "" });
  return (
    <div className="flex flex-col gap-3">
      <ClientPicker
        required
        error={errorOf("clientName")}
        value={{ clientId: clientId || undefined, clientName }}
        onChange={(picked) =>
          onChange({
            clientId: picked.clientId ?? "",
            clientName: picked.clientName,
            isNew: false,
            override: null,
          })
        }
        onNew={(name) => onChange({ clientId: "", clientName: name, isNew: true, override: null })}
      />
      {clientId && client.data && <MustKnowMarks client={client.data} />}
      {isNew && (
        <div className="grid gap-3 rounded-m border border-line-soft bg-surface p-4 sm:grid-cols-2">
          <p className="flex items-center justify-between gap-3 text-sm sm:col-span-2">
            <span>
              <strong className="font-semibold">{clientName}</strong> gets a record of their own.
            </span>
            <Button onClick={() => onChange({ isNew: false })}>Not new</Button>
          </p>
          <Field label="Email" error={errorOf("clientEmail")}>
            <Input
              type="email"
              autoComplete="off"
              maxLength={254}
              value={clientEmail}
              onChange={({ target }) => onChange({ clientEmail: target.value })}
            />
          </Field>
          <Field label="Phone" error={errorOf("clientPhone")}>
            <Input
              type="tel"
              autoComplete="off"
              maxLength={40}
              value={clientPhone}
              onChange={({ target }) => onChange({ clientPhone: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
