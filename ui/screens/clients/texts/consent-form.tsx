import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { RecordConsent } from "#tools/messages/consent-schema.ts";
import { recordConsent } from "#ui/api/messages.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

const ANSWERS = [
  { value: "yes", label: "Yes, text me" },
  { value: "no", label: "No texts" },
] as const;

/** A line for the ledger: yes or no, and the words in which the client said it. It cannot be changed afterwards. */
export function ConsentForm({ phone, onClose }: { phone: string; onClose: () => void }) {
  const [answer, setAnswer] = useState<"yes" | "no">();
  const [wording, setWording] = useState("");
  const [tried, setTried] = useState(false);
  const save = useMutation(recordConsent);
  const body = RecordConsent.safeParse({ phone, granted: answer === "yes", wording });
  const missing =
    tried && !body.success
      ? body.error.issues.find(({ path }) => path[0] === "wording")?.message
      : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (answer && body.success) save.mutate(body.data, { onSuccess: onClose });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-m border border-line p-4"
    >
      <FormAlert>
        {tried && !answer ? "Choose yes or no first." : wholeIssue(save.error, ["wording"])}
      </FormAlert>
      <SegmentedControl
        label="What they said"
        options={ANSWERS}
        value={answer}
        onChange={setAnswer}
        className="self-start"
      />
      <Field
        label="In their words"
        hint="What was asked and what they answered, as it was said. It is kept for good, with your name and the time."
        error={missing ?? issueFor(save.error, "wording")}
      >
        <Textarea
          maxLength={500}
          value={wording}
          onChange={({ target }) => setWording(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" type="submit" pending={save.isPending}>
          Write it down
        </Button>
      </div>
    </form>
  );
}
