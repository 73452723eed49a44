import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { startConversation } from "#ui/api/desk/sms.ts";
import { ClientPicker, type PickedClient } from "#ui/cards/client/client-picker.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { TextLength } from "./text-length.tsx";

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
    <FormDialog
      onClose={onClose}
      title="New text"
      description="You answer what they write back, until you hand it to the assistant."
      form={{
        submit,
        pending: start.isPending,
        refusal: error && !wrongNumber ? sentenceOf(error) : undefined,
      }}
      submit="Send text"
      ready={ready}
      className="flex flex-col gap-5"
    >
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
    </FormDialog>
  );
}
