import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PASSWORD_LENGTH } from "#tools/salons/data.ts";
import { resetPassword } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

/** Where the mailed link leads: choose a new password, once. */
export function Component() {
  const [newPassword, setNewPassword] = useState("");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const reset = useMutation(resetPassword);
  const token = search.get("token") ?? "";
  const weak = issueFor(reset.error, "newPassword");
  const spent = !token || issueFor(reset.error, "token");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset.mutate(
      { newPassword, token },
      { onSuccess: () => void navigate("/sign-in", { replace: true }) },
    );
  };
  if (spent) {
    return (
      <EntryPage
        title="This link no longer works"
        lead="A link works once, and for 30 minutes. Ask for a new one."
        foot={<TextLink to="/sign-in">Back to sign in</TextLink>}
      >
        <ButtonLink to="/forgotten-password" kind="primary" big className="w-full">
          Send a new link
        </ButtonLink>
      </EntryPage>
    );
  }
  return (
    <EntryPage title="Choose a new password" lead="You then sign in with it on every device.">
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <FormAlert>{wholeIssue(reset.error, ["newPassword"])}</FormAlert>
        <Field
          label="New password"
          hint={weak ? undefined : `At least ${PASSWORD_LENGTH.min} characters.`}
          error={weak}
        >
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" big pending={reset.isPending} className="w-full">
          Change password
        </Button>
      </form>
    </EntryPage>
  );
}
