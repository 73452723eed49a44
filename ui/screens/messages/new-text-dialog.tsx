import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { startConversation } from "#ui/api/sms.ts";
import { ClientPicker, type PickedClient } from "#ui/cards/client/client-picker.tsx";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { ApiError, sentenceOf } from "#ui/lib/api-error.ts";
import { TextLength } from "./text-length.tsx";

const FORM = "new-text";

/** Writes to a client or a number first; then the conversation is open. */
export function NewTextDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [to, setTo] = useState<PickedClient>({ clientName: "" });
  const [body, setBody] = useState("");
  const start = useMutation(startConversation);
  const { error } = start;
  const wrongNumber =
    error instanceof ApiError
      ? error.issues.find(({ path }) => [path].flat()[0] === "phone")?.message
      : undefined;
  const ready = to.clientName.trim() !== "" && body.trim() !== "";
  const submit = () => {
    if (!ready || start.isPending) return;
    const whom = to.clientId ? { clientId: to.clientId } : { phone: to.clientName.trim() };
    start.mutate(
      { ...whom, body: body.trim() },
      {
        onSuccess: ({ id }) => {
          onClose();
          void navigate(`/messages/${id}`);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New text"
      description="You answer what they write back, until you hand it to the assistant."
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={FORM}
            disabled={!ready}
            pending={start.isPending}
          >
            Send text
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormAlert>{error && !wrongNumber ? sentenceOf(error) : undefined}</FormAlert>
        <ClientPicker
          label="To"
          required
          hint="A client, or a phone number."
          error={wrongNumber}
          value={to}
          onChange={(picked) => {
            setTo(picked);
            start.reset();
          }}
        />
        <div className="flex flex-col gap-1.5">
          <Field label="Text" required>
            <Textarea
              maxLength={1000}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          </Field>
          <TextLength body={body} />
        </div>
      </form>
    </Dialog>
  );
}
