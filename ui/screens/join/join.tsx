import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate, useParams } from "react-router";
import { PASSWORD_LENGTH } from "#tools/salons/data.ts";
import type { OpenInvitation } from "#tools/stylists/team-schema.ts";
import { acceptInvitation, openInvitation } from "#ui/api/house/invitations.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { PasswordInput } from "#ui/components/fields/password-input.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

const HINT = `At least ${PASSWORD_LENGTH.min} characters. A few words in a row are easy to keep in mind.`;

/** Where the link of an invitation leads: a password, and one is in the salon. */
export function Component() {
  const { token = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(openInvitation(token));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EntryPage title="This invitation is over" lead={error.sentence}>
        <ButtonLink to="/sign-in" kind="primary" big className="w-full">
          Sign in
        </ButtonLink>
      </EntryPage>
    );
  }
  if (error) {
    return (
      <EntryPage title="The invitation could not be read" lead={sentenceOf(error)}>
        <Button kind="primary" big pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </EntryPage>
    );
  }
  if (!data) {
    return (
      <EntryPage title="Join your salon">
        <div role="status" aria-label="Loading the invitation" className="flex flex-col gap-5">
          <Skeleton className="h-17" />
          <Skeleton className="h-17" />
        </div>
      </EntryPage>
    );
  }
  return <JoinForm token={token} invitation={data} />;
}

function JoinForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { data: session } = useQuery(sessionQuery);
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState("");
  const join = useMutation(acceptInvitation);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate(
      { token, password, name },
      { onSuccess: () => void navigate("/", { replace: true }) },
    );
  };
  const weak = issueFor(join.error, "password");
  return (
    <EntryPage
      title={`Join ${invitation.salonName}`}
      lead={`You sign in as ${invitation.email}. Choose a password, and you are in.`}
      foot={
        <p className="flex flex-wrap items-center gap-x-2">
          Signed in before? <TextLink to="/sign-in">Sign in</TextLink>
        </p>
      }
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(join.error, ["name", "password"])}</FormAlert>
        {session && (
          <p role="status" className="text-sm text-ink-2">
            You are signed in as {session.user.email}. Joining signs you out there.
          </p>
        )}
        <Field label="Your name" error={issueFor(join.error, "name")}>
          <Input
            name="name"
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={invitation.email}
          readOnly
          hidden
        />
        <Field label="Password" hint={weak ? undefined : HINT} error={weak}>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" big pending={join.isPending} className="mt-1 w-full">
          Join {invitation.salonName}
        </Button>
      </form>
    </EntryPage>
  );
}
