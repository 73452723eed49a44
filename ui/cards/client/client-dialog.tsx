import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { createClient, updateClient } from "#ui/api/clients.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import {
  CONTACT,
  contactDraft,
  contactOfDraft,
  EMPTY_CLIENT,
  newClientOf,
  type ClientDraft,
} from "./client-draft.ts";
import { KnownAlready } from "./known-already.tsx";

const FIELDS = [...CONTACT, "allergies", "mustKnow", "notes"];

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
  const [draft, setDraft] = useState(() =>
    client ? contactDraft(client) : { ...EMPTY_CLIENT, name },
  );
  const [nameless, setNameless] = useState(false);
  const create = useMutation(createClient);
  const update = useMutation(updateClient);
  const { error, isPending } = client ? update : create;
  const bind = (field: keyof ClientDraft) => ({
    name: field,
    value: draft[field],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [field]: target.value });
      if (field === "name") setNameless(false);
    },
  });
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
      <form id="client" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert>{wholeIssue(error, FIELDS)}</FormAlert>
        <Field
          label="Name"
          required
          error={nameless ? "Please enter a name" : issueFor(error, "name")}
        >
          <Input maxLength={120} {...bind("name")} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Phone" error={issueFor(error, "phone")}>
            <Input type="tel" maxLength={40} {...bind("phone")} />
          </Field>
          <Field label="Email" error={issueFor(error, "email")}>
            <Input type="email" maxLength={254} {...bind("email")} />
          </Field>
        </div>
        <KnownAlready draft={draft} except={client?.id} />
        <Field
          label="Date of birth"
          hint="Under 16, oxidative colour is refused."
          error={issueFor(error, "birthDate")}
        >
          <Input type="date" className="max-w-52" {...bind("birthDate")} />
        </Field>
        {!client && (
          <>
            <Field
              label="Allergies"
              hint="Who works with colour sees them first."
              error={issueFor(error, "allergies")}
            >
              <Input maxLength={2000} placeholder="PPD, ammonia, nickel" {...bind("allergies")} />
            </Field>
            <Field
              label="Must know"
              hint="One line to see before touching this head."
              error={issueFor(error, "mustKnow")}
            >
              <Input
                maxLength={300}
                placeholder="Pregnant until June; henna on the ends"
                {...bind("mustKnow")}
              />
            </Field>
            <Field label="Notes" error={issueFor(error, "notes")}>
              <Textarea maxLength={5000} {...bind("notes")} />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  );
}
