import { useMutation, useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { confirmAddress, sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

/** Where the mailed link leads. It takes a tap, so that no program that reads mails confirms an address. */
export function Component() {
  const [search] = useSearchParams();
  const { data: session } = useQuery(sessionQuery);
  const confirm = useMutation(confirmAddress);
  const token = search.get("token") ?? "";

  if (confirm.isSuccess && session) return <Navigate to="/" replace />;
  if (confirm.isSuccess) {
    return (
      <EntryPage
        title="Your address is confirmed"
        lead="This link was used before. Please sign in."
      >
        <ToSignIn />
      </EntryPage>
    );
  }
  if (!token || issueFor(confirm.error, "token")) {
    return (
      <EntryPage
        title="This link no longer works"
        lead="A link works once, and for 24 hours. Sign in with your password, and a new one is mailed to you."
      >
        <ToSignIn />
      </EntryPage>
    );
  }
  return (
    <EntryPage
      title="Confirm your address"
      lead="One tap, and you are in. If you have not opened an Undertone account yourself, close this page."
    >
      <FormAlert>{wholeIssue(confirm.error, ["token"])}</FormAlert>
      <Button
        kind="primary"
        big
        pending={confirm.isPending}
        onClick={() => confirm.mutate({ token })}
        className="w-full"
      >
        Confirm and come in
      </Button>
    </EntryPage>
  );
}

const ToSignIn = () => (
  <ButtonLink to="/sign-in" kind="primary" big className="w-full">
    Sign in
  </ButtonLink>
);
