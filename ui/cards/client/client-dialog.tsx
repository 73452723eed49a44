import { useMutation } from "@tanstack/react-query";
import { Fragment } from "react";
import { CLIENT_FIELDS } from "#tools/clients/fields.ts";
import { CreateClient, type Client } from "#tools/clients/schema.ts";
import { createClient, updateClient } from "#ui/api/desk/clients.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { draftOf, fieldsFor } from "./client-draft.ts";
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
  const create = useMutation(createClient);
  const update = useMutation(updateClient);
  const form = useForm({
    words: CreateClient,
    fields: CLIENT_FIELDS,
    values: client ? draftOf(client) : { ...draftOf(), name },
    saving: client ? update : create,
    send: (told) =>
      client
        ? update.mutate({ id: client.id, version: client.version, ...told }, { onSuccess: onSaved })
        : create.mutate(told, { onSuccess: onSaved }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={client ? `Contact of ${client.name}` : "New client"}
      submit={client ? "Save contact" : "Save client"}
    >
      {fieldsFor(client).map((field) => (
        <Fragment key={field}>
          <FieldInput {...form.of(field)} />
          {field === "phone" && (
            <div className="empty:hidden md:col-span-2">
              <KnownAlready draft={form.typed} except={client?.id} />
            </div>
          )}
        </Fragment>
      ))}
    </FormDialog>
  );
}
