import { useMutation } from "@tanstack/react-query";
import { RecordConsent } from "#tools/messages/inbox/consent-schema.ts";
import { recordConsent } from "#ui/api/desk/messages.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { useForm } from "#ui/lib/use-form.ts";

const ANSWERS = [
  { value: "yes", label: "Yes, text me" },
  { value: "no", label: "No texts" },
] as const;

/** A line for the ledger: yes or no, and the words in which the client said it. It cannot be changed afterwards. */
export function ConsentForm({ phone, onClose }: { phone: string; onClose: () => void }) {
  const save = useMutation(recordConsent);
  const form = useForm({
    words: RecordConsent,
    values: { answer: undefined as "yes" | "no" | undefined, wording: "" },
    told: ({ answer, wording }) => ({
      phone,
      wording,
      ...(answer && { granted: answer === "yes" }),
    }),
    check: ({ answer }) => (answer ? {} : { answer: "Choose yes or no first." }),
    saving: save,
    send: (told) => save.mutate(told, { onSuccess: onClose }),
  });
  return (
    <Form form={form} className="flex flex-col gap-4 rounded-m border border-line p-4">
      <FormAlert>{form.errorOf("answer")}</FormAlert>
      <SegmentedControl
        label="What they said"
        options={ANSWERS}
        value={form.typed.answer}
        onChange={(answer) => form.set({ answer })}
        className="self-start"
      />
      <Field
        label="In their words"
        hint="What was asked and what they answered, as it was said. It is kept for good, with your name and the time."
        error={form.errorOf("wording")}
      >
        <Textarea maxLength={500} {...form.input("wording")} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" pending={form.pending}>
          Write it down
        </Button>
      </div>
    </Form>
  );
}
