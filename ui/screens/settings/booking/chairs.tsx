import { useMutation } from "@tanstack/react-query";
import { Armchair, Plus, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import type { Chair } from "#tools/salons/booking-schema.ts";
import { createChair, deleteChair } from "#ui/api/desk/booking-rules.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";

/** Where clients sit. Without chairs, only stylists limit what can be booked. */
export function Chairs({ chairs, maySet }: { chairs: readonly Chair[]; maySet: boolean }) {
  const [name, setName] = useState("");
  const [leaving, setLeaving] = useState<Chair>();
  const add = useMutation(createChair);
  const byName = chairs.toSorted((a, b) =>
    a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) add.mutate({ name: name.trim() }, { onSuccess: () => setName("") });
  };
  return (
    <section aria-label="Chairs" className="flex flex-col gap-4 border-t border-line-soft pt-6">
      <div>
        <h3 className="font-semibold">Chairs</h3>
        <p className="max-w-[62ch] text-sm text-ink-2">
          {chairs.length === 0
            ? "None yet, so only your stylists limit what can be booked. From the first one on, every appointment needs a free chair, also while it processes."
            : "Every appointment needs a free one from beginning to end, also while it processes."}
        </p>
      </div>
      {byName.length > 0 && (
        <ul className="flex flex-col divide-y divide-line-soft">
          {byName.map((chair) => (
            <li key={chair.id} className="flex min-h-12 items-center gap-3 py-1">
              <Armchair size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 break-words">{chair.name}</span>
              {maySet && (
                <IconButton
                  label={`Remove ${chair.name}`}
                  icon={Trash2}
                  onClick={() => setLeaving(chair)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {maySet && (
        <form onSubmit={submit} noValidate className="flex max-w-96 items-end gap-2">
          <Field
            label="Another chair"
            error={add.error ? sentenceOf(add.error) : undefined}
            className="flex-1"
          >
            <Input
              autoComplete="off"
              maxLength={60}
              placeholder={`Chair ${chairs.length + 1}`}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Button
            type="submit"
            icon={Plus}
            disabled={!name.trim()}
            pending={add.isPending}
            className="h-11"
          >
            Add
          </Button>
        </form>
      )}
      {leaving && <RemoveChair chair={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

function RemoveChair({ chair, onClose }: { chair: Chair; onClose: () => void }) {
  const remove = useMutation(deleteChair);
  return (
    <ConfirmDialog
      title={`Remove ${chair.name}?`}
      act="Remove chair"
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(chair.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      Nobody is booked on it from then on. A chair with coming appointments stays until they are
      moved or cancelled.
    </ConfirmDialog>
  );
}
