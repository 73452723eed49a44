import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { AccountToVerify } from "#tools/verification/schema.ts";
import { setAccountStatus } from "#ui/api/verification.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { Textarea } from "#ui/components/textarea.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import type { Act } from "./status-words.ts";

const FORM = "decision";

/** Decides: says what follows, and takes what was seen, until when the licence holds, and a word to the stylist. */
export function DecisionDialog({
  account,
  act,
  onClose,
}: {
  account: AccountToVerify;
  act: Act;
  onClose: () => void;
}) {
  const [evidence, setEvidence] = useState("");
  const [note, setNote] = useState("");
  const [expires, setExpires] = useState("");
  const decide = useMutation(setAccountStatus);
  const licence = act.to === "verified" && account.isLicensed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { id, accountStatus: from } = account;
    decide.mutate(
      {
        id,
        status: act.to,
        from,
        ...(evidence.trim() && { evidence }),
        ...(note.trim() && { note }),
        ...(expires && { licenseExpiresOn: expires }),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${act.label}: ${account.name}`}
      description={act.means}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            kind={act.main ? "primary" : "danger"}
            pending={decide.isPending}
          >
            {act.label}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {licence && account.licenseNumber === null && (
          <p className="rounded-m bg-warn-soft px-3.5 py-3 text-sm text-warn">
            This stylist has given no license number.
          </p>
        )}
        <Field
          label="What you saw"
          hint="Kept with the decision; the stylist does not see it."
          error={issueFor(decide.error, "evidence")}
        >
          <Textarea
            maxLength={1000}
            placeholder={licence ? "Board register, active, name matches" : ""}
            value={evidence}
            onChange={({ target }) => setEvidence(target.value)}
          />
        </Field>
        {licence && (
          <Field
            label="License valid until"
            hint="They are reminded 30 days before, and reviewed again afterwards."
            error={issueFor(decide.error, "licenseExpiresOn")}
          >
            <Input
              type="date"
              value={expires}
              onChange={({ target }) => setExpires(target.value)}
            />
          </Field>
        )}
        <Field
          label="A word to the stylist"
          hint="Goes into the mail that tells them."
          error={issueFor(decide.error, "note")}
        >
          <Textarea
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <FormAlert>{wholeIssue(decide.error, ["evidence", "licenseExpiresOn", "note"])}</FormAlert>
      </form>
    </Dialog>
  );
}
