import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { PASSWORD_LENGTH } from "#tools/salons/data.ts";
import { changePassword } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { PasswordInput } from "#ui/components/password-input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

const FORM = "change-password";

/** Asks for the present password and a new one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const change = useMutation(changePassword);
  const weak = issueFor(change.error, "newPassword");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ currentPassword, newPassword }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change password"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} kind="primary" pending={change.isPending}>
            Change password
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(change.error, ["currentPassword", "newPassword"])}</FormAlert>
        <Field label="Current password" error={issueFor(change.error, "currentPassword")}>
          <PasswordInput
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field
          label="New password"
          hint={weak ? undefined : `At least ${PASSWORD_LENGTH.min} characters.`}
          error={weak}
        >
          <PasswordInput
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
