import { useMutation, useQueryClient } from "@tanstack/react-query";
import { EyeOff, PenLine } from "lucide-react";
import { useState } from "react";
import {
  CLIENT_FIELDS,
  HIDDEN_FIELDS,
  type ClientField,
  type HiddenField,
} from "#tools/clients/fields.ts";
import { UpdateClient, type Client } from "#tools/clients/schema.ts";
import { updateClient } from "#ui/api/desk/clients.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { refresh } from "#ui/lib/http/query.ts";
import { useForm } from "#ui/lib/use-form.ts";

/** The texts of a record. What must be known stands first. */
const TEXTS = HIDDEN_FIELDS.toSorted((a, b) => CLIENT_FIELDS[a].longest - CLIENT_FIELDS[b].longest);

/** What stands where nothing is written: an allergy that nobody wrote down is not one that is not there. */
const NOTHING: Record<HiddenField, string> = {
  mustKnow: "Nothing has to be known first.",
  allergies: "None noted. Ask before color goes on.",
  notes: "No notes yet.",
};

/** What is written of a client, changed where it stands. */
export function RecordNotes({ client }: { client: Client }) {
  return (
    <div className="flex flex-col gap-4">
      {TEXTS.map((name) => (
        <TextCard key={name} client={client} name={name} />
      ))}
    </div>
  );
}

type Props = { client: Client; name: HiddenField };

function TextCard({ client, name }: Props) {
  const { label: title } = CLIENT_FIELDS[name];
  const { colours } = useRole();
  const [editing, setEditing] = useState(false);
  const text = client[name];
  const editable = colours && !editing;
  return (
    <Card
      title={title}
      aside={
        editable && (
          <Button
            kind="ghost"
            className="-my-2 -mr-3"
            icon={<PenLine size={16} aria-hidden="true" />}
            aria-label={`${text ? "Change" : "Write"} ${title.toLowerCase()}`}
            onClick={() => setEditing(true)}
          >
            {text ? "Change" : "Write"}
          </Button>
        )
      }
    >
      {editing ? (
        <Editor client={client} name={name} onClose={() => setEditing(false)} />
      ) : client.hidden.includes(name) ? (
        <p className="flex items-center gap-2 text-ink-2">
          <EyeOff size={17} aria-hidden="true" className="shrink-0" />
          Only colorists see this.
        </p>
      ) : (
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text || <span className="text-ink-3">{NOTHING[name]}</span>}
        </p>
      )}
    </Card>
  );
}

function Editor({ client, name, onClose }: Props & { onClose: () => void }) {
  const { label, hint, longest }: ClientField = CLIENT_FIELDS[name];
  const queries = useQueryClient();
  const [opened] = useState(client[name] ?? "");
  const now = client[name] ?? "";
  const save = useMutation(updateClient);
  const form = useForm({
    words: UpdateClient,
    fields: CLIENT_FIELDS,
    values: { [name]: opened },
    saving: save,
    send: (told) =>
      save.mutate(
        { id: client.id, version: client.version, ...told },
        {
          onSuccess: onClose,
          // somebody else was quicker: what they wrote is read, and the next save stands on it
          onError: () => refresh(queries, "clients"),
        },
      ),
  });
  return (
    <Form form={form} className="flex flex-col gap-3">
      {now !== opened && (
        <p role="status" className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          It now reads: {now || "nothing"}
        </p>
      )}
      <Field label={label} hideLabel hint={hint} error={form.errorOf(name)}>
        <Textarea autoFocus maxLength={longest} {...form.input(name)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" pending={form.pending}>
          Save
        </Button>
      </div>
    </Form>
  );
}
