import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Finding } from "#tools/colour/schema.ts";
import { overrideFormula } from "#ui/api/chair/formulas.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";

const LEAST_REASON = 10;

export type OverrideDialogProps = {
  formulaId: string;
  /** What stops the formula; it is read before it is released, and kept with the release. */
  findings: readonly Finding[];
  onClose: () => void;
};

/** Releases the grams of a blocked formula on a name and a reason. */
export function OverrideDialog({ formulaId, findings, onClose }: OverrideDialogProps) {
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const release = useMutation(overrideFormula);
  const wrong = {
    name: name.trim().length < 2 ? "Write the name of who answers for it." : undefined,
    reason:
      reason.trim().length < LEAST_REASON
        ? `Say why in at least ${LEAST_REASON} characters.`
        : undefined,
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong.name || wrong.reason || release.isPending) return;
    release.mutate({ formulaId, name: name.trim(), reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      wide
      onClose={onClose}
      title="Override with my name"
      description="You mix this against the checks and answer for it. Name, reason and what you read stay in the salon's log and cannot be changed."
      form={{ submit: confirm, pending: release.isPending }}
      submit="Show the grams and log my name"
      kind="danger"
      cancel="Keep it held back"
      className="flex flex-col gap-5"
    >
      <div className="rounded-[16px] bg-bad-soft p-4">
        <p className="text-sm font-semibold">What stops it</p>
        <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 text-sm">
          {findings.map(({ code, sentence }) => (
            <li key={code}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Field label="Your name" required error={tried ? wrong.name : undefined}>
        <Input
          value={name}
          autoComplete="name"
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field
        label="Your reason"
        required
        hint="What you saw or tested that the checks cannot know."
        error={tried ? wrong.reason : undefined}
      >
        <Textarea
          value={reason}
          maxLength={2000}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
