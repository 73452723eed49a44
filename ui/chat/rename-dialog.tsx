import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { renameChat } from "#ui/api/chats.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";

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
  return (
    <Dialog open onClose={onClose} title="Rename chat">
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) rename.mutate({ id, title: name.trim() }, { onSuccess: onClose });
        }}
      >
        <Field label="Name">
          <Input
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.target.value)}
            autoFocus
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" pending={rename.isPending} disabled={!name.trim()}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
