import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Navigate } from "react-router";
import { PASSWORD_LENGTH } from "#tools/salons/data.ts";
import { sessionQuery, signUp } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";
import { CheckYourMail } from "./check-your-mail.tsx";

const FIELDS = ["name", "email", "password"] as const;

const HINT = `At least ${PASSWORD_LENGTH.min} characters. A few words in a row are easy to keep in mind.`;

/** Opens an account and its salon. */
export function Component() {
  const [filled, setFilled] = useState({ name: "", email: "", password: "" });
  const { data: session } = useQuery(sessionQuery);
  const open = useMutation(signUp);
  if (session) return <Navigate to="/" replace />;
  if (open.data?.mustConfirm)
    return <CheckYourMail email={filled.email.trim()} onBack={() => open.reset()} />;
  if (open.isSuccess) return <NotSignedIn email={filled.email} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutate({ ...filled, email: filled.email.trim() });
  };
  const bind = (field: (typeof FIELDS)[number]) => ({
    name: field,
    value: filled[field],
    onChange: (event: { target: { value: string } }) =>
      setFilled({ ...filled, [field]: event.target.value }),
  });
  const weak = issueFor(open.error, "password");
  return (
    <EntryPage
      title="Create your account"
      lead="It comes with a salon of your own. What you put in stays yours."
      foot={
        <p className="flex flex-wrap items-center gap-x-2">
          Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
        </p>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        <FormAlert>{wholeIssue(open.error, FIELDS)}</FormAlert>
        <Field label="Your name" error={issueFor(open.error, "name")}>
          <Input autoComplete="name" {...bind("name")} />
        </Field>
        <Field label="Email" error={issueFor(open.error, "email")}>
          <Input type="email" autoComplete="username" {...bind("email")} />
        </Field>
        <Field label="Password" hint={weak ? undefined : HINT} error={weak}>
          <PasswordInput autoComplete="new-password" {...bind("password")} />
        </Field>
        <Button type="submit" kind="primary" big pending={open.isPending} className="mt-1 w-full">
          Create account
        </Button>
      </form>
    </EntryPage>
  );
}

/** The server took it without a session, as it does for an address that has an account already. */
function NotSignedIn({ email }: { email: string }) {
  return (
    <EntryPage
      title="One more step"
      lead={`Please sign in as ${email}. If you had an account before, its password is still the old one.`}
    >
      <ButtonLink to="/sign-in" kind="primary" big className="w-full">
        Sign in
      </ButtonLink>
      <TextLink to="/forgotten-password" className="self-start text-sm">
        I have forgotten my password
      </TextLink>
    </EntryPage>
  );
}
