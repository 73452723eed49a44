import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { requestPasswordReset } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

/** Asks for a mail with a link to a new password. */
export function Component() {
  const [email, setEmail] = useState("");
  const ask = useMutation(requestPasswordReset);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(email.trim());
  };
  const foot = <TextLink to="/sign-in">Back to sign in</TextLink>;

  if (ask.isSuccess) {
    return (
      <EntryPage
        title="Check your mail"
        lead={`If ${email.trim()} has an account, a link to a new password is on its way. It works for 30 minutes.`}
        foot={foot}
      >
        <p className="text-sm text-ink-2">
          Nothing there after a few minutes? Look in the spam folder. Where no mail server is set
          up, whoever runs the server can read the mail with <code>npm run mail</code> and the
          address.
        </p>
        <Button onClick={() => ask.reset()} className="self-start">
          Try another address
        </Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title="Forgotten password"
      lead="Tell us the email of your account. We send a link to choose a new password."
      foot={foot}
    >
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <FormAlert>{wholeIssue(ask.error, ["email"])}</FormAlert>
        <Field label="Email" error={issueFor(ask.error, "email")}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" big pending={ask.isPending} className="w-full">
          Send the link
        </Button>
      </form>
    </EntryPage>
  );
}
