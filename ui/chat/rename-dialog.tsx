import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { renameChat } from "#ui/api/chats.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";

/** Gives a chat another name. */
export function RenameDialog({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) {
  const [name, setName] = useState(title);
  const rename = useMutation(renameChat);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) rename.mutate({ id, title: name.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Rename chat"
      form={{ submit, pending: rename.isPending }}
      submit="Rename"
      ready={name.trim() !== ""}
      className=""
    >
      <Field label="Name">
        <Input
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
          autoFocus
        />
      </Field>
    </FormDialog>
  );
}
