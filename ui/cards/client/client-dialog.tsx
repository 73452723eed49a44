import { useMutation } from "@tanstack/react-query";
import { Fragment, useState, type FormEvent } from "react";
import { CLIENT_FIELDS } from "#tools/clients/fields.ts";
import type { Client } from "#tools/clients/schema.ts";
import { createClient, updateClient } from "#ui/api/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FieldInput } from "#ui/components/field-input.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import {
  contactOfDraft,
  draftOf,
  fieldsFor,
  newClientOf,
  type TypedField,
} from "./client-draft.ts";
import { KnownAlready } from "./known-already.tsx";

/** A new client, or the contact of one that is there. Who seems to be known already is shown while one types. */
export function ClientDialog({
  client,
  name = "",
  onSaved,
  onClose,
}: {
  client?: Client;
  /** What was typed before the form opened. */
  name?: string;
  onSaved: (client: Client) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => (client ? draftOf(client) : { ...draftOf(), name }));
  const [nameless, setNameless] = useState(false);
  const create = useMutation(createClient);
  const update = useMutation(updateClient);
  const { error, isPending } = client ? update : create;
  const change = (field: TypedField, value: string) => {
    setDraft({ ...draft, [field]: value });
    if (field === "name") setNameless(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a portal lets it through to the form that the picker stands in
    event.stopPropagation();
    if (!draft.name.trim()) setNameless(true);
    else if (client)
      update.mutate(
        { id: client.id, version: client.version, ...contactOfDraft(draft) },
        { onSuccess: onSaved },
      );
    else create.mutate(newClientOf(draft), { onSuccess: onSaved });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={client ? `Contact of ${client.name}` : "New client"}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form="client" pending={isPending}>
            {client ? "Save contact" : "Save client"}
          </Button>
        </>
      }
    >
      <form id="client" noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
        <div className="empty:hidden md:col-span-2">
          <FormAlert>{wholeIssue(error, fieldsFor(client))}</FormAlert>
        </div>
        {fieldsFor(client).map((field) => (
          <Fragment key={field}>
            <FieldInput
              name={field}
              field={CLIENT_FIELDS[field]}
              required={field === "name"}
              value={draft[field]}
              error={field === "name" && nameless ? "Please enter a name" : issueFor(error, field)}
              onChange={change}
            />
            {field === "phone" && (
              <div className="empty:hidden md:col-span-2">
                <KnownAlready draft={draft} except={client?.id} />
              </div>
            )}
          </Fragment>
        ))}
      </form>
    </Dialog>
  );
}
