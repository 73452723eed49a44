import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Navigate, useSearchParams } from "react-router";
import { demoQuery, sessionQuery, signIn } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";
import { ownPath } from "#ui/lib/own-path.ts";
import { DemoHint } from "./demo-hint.tsx";

/** Opens a session; then leads to where somebody wanted to be (`?next=`). */
export function Component() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [search] = useSearchParams();
  const { data: session } = useQuery(sessionQuery);
  const { data: demo } = useQuery(demoQuery);
  const enter = useMutation(signIn);
  if (session) return <Navigate to={ownPath(search.get("next"))} replace />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate({ email: email.trim(), password });
  };
  return (
    <EntryPage
      title="Sign in"
      foot={
        <p className="flex flex-wrap items-center gap-x-2">
          New here? <TextLink to="/sign-up">Create your account</TextLink>
        </p>
      }
    >
      <form onSubmit={submit} className="flex flex-col gap-5" noValidate>
        {demo && (
          <DemoHint
            signIn={demo}
            onFill={() => {
              setEmail(demo.email);
              setPassword(demo.password);
            }}
          />
        )}
        <FormAlert>{wholeIssue(enter.error, ["email", "password"])}</FormAlert>
        <Field label="Email" error={issueFor(enter.error, "email")}>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Password" error={issueFor(enter.error, "password")}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" big pending={enter.isPending} className="mt-1 w-full">
          Sign in
        </Button>
        <TextLink to="/forgotten-password" className="self-start text-sm">
          I have forgotten my password
        </TextLink>
      </form>
    </EntryPage>
  );
}
