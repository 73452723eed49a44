import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { foldName } from "#tools/values/name-rules.ts";
import type { Client } from "#tools/clients/schema.ts";
import { eraseClient } from "#ui/api/desk/clients.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";

const GOES = [
  "Name and contact, wherever they stand",
  "Notes, allergies and the must-know line",
  "Patch and strand tests",
  "Photos, with their files",
  "Chats about them, and mails and texts sent to them",
];

/** Asks for the name before a person is erased, and says what goes and what stays. */
export function EraseDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const { id, name, nextVisitAt } = client;
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const erase = useMutation(eraseClient);
  const same = foldName(typed) === foldName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (same) erase.mutate(id, { onSuccess: () => void navigate("/clients") });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={`Erase ${name}?`}
      description="This cannot be undone."
      form={{ submit, pending: erase.isPending }}
      submit="Erase for good"
      kind="danger"
      ready={same}
      cancel="Keep the client"
      className="flex flex-col gap-4"
    >
      <div>
        <p className="font-semibold">What goes</p>
        <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-5 text-ink-2">
          {GOES.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-semibold">What stays</p>
        <p className="mt-1 text-ink-2">
          Visits and formulas, as figures of nobody.
          {nextVisitAt && " What is booked still stands, without a name: cancel it first."}
        </p>
      </div>
      <Field label={`Write “${name}” to erase`}>
        <Input autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </FormDialog>
  );
}
