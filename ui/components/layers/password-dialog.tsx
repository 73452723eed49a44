import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

export type PasswordDialogProps = {
  title: string;
  description: string;
  /** What the button does: "Make the export". */
  act: string;
  kind?: "primary" | "danger";
  pending: boolean;
  error: Error | null;
  onPassword: (password: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for the password once more, before what an open browser alone is not enough for. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, description, act, kind = "primary", pending, error, children } = props;
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password) props.onPassword(password);
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button kind="ghost" onClick={props.onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="password-again"
            kind={kind}
            disabled={!password}
            pending={pending}
          >
            {act}
          </Button>
        </>
      }
    >
      <form id="password-again" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {children}
        <FormAlert>{wholeIssue(error, ["password"])}</FormAlert>
        <Field label="Your password" error={issueFor(error, "password")}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
