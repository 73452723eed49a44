import { useMutation, useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { requestPasswordReset, sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { wholeIssue } from "#ui/lib/http/issues.ts";
import { AccountSection } from "./account-section.tsx";
import { Counters } from "./counters.tsx";
import { OwnAccount } from "./own-account.tsx";

/** The accounts of all salons, for whoever runs the platform: who waits for review, who is verified, who is out. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const user = session?.user;
  return (
    <Page full className="max-w-[1144px]">
      <PageHeader
        title="Stylist Verification"
        back={session && !user?.isAdmin && <BackLink to="/">Dashboard</BackLink>}
        lead={
          user?.isAdmin
            ? "Licenses are looked up at the board that issued them. What you decide is kept, and the stylist is told by mail."
            : session &&
              !user?.mustProveAddress &&
              "How your account stands. Only admins review accounts."
        }
      />
      {user?.isAdmin && <Accounts />}
      {user?.mustProveAddress && <ProveAddress email={user.email} />}
      {user && !user.isAdmin && !user.mustProveAddress && <OwnAccount />}
    </Page>
  );
}

function Accounts() {
  const [sought, setSought] = useState("");
  const q = useDeferredValue(sought.trim());
  return (
    <>
      <Counters />
      <div role="search">
        <SearchField
          label="Find a stylist"
          placeholder="Name or email"
          value={sought}
          onChange={setSought}
        />
      </div>
      <AccountSection group="pending" q={q} title="Pending Verification">
        Nobody waits for review.
      </AccountSection>
      <AccountSection group="verified" q={q} title="Verified Stylists">
        Nobody is verified yet.
      </AccountSection>
      <AccountSection group="closed" q={q} title="Suspended & Rejected Accounts">
        No account is suspended or rejected.
      </AccountSection>
    </>
  );
}

/** Who signed up with an admin's address shows by a mailed link that it is theirs. */
function ProveAddress({ email }: { email: string }) {
  const ask = useMutation(requestPasswordReset);
  return (
    <EmptyState
      icon={ShieldCheck}
      title={ask.isSuccess ? "Check your mail" : "Show that the address is yours"}
      action={
        !ask.isSuccess && (
          <Button kind="primary" pending={ask.isPending} onClick={() => ask.mutate(email)}>
            Send the link
          </Button>
        )
      }
    >
      {ask.isSuccess ? (
        <>
          A link is on its way to {email}. Choose a password there and sign in again: then the
          accounts are here. Where no mail server is set up, whoever runs the server reads it with{" "}
          <code>npm run mail</code> and the address.
        </>
      ) : (
        <>
          {email} belongs to an admin. Before it reviews accounts, a link to it has to be opened.
          {ask.error && <span className="block text-bad">{wholeIssue(ask.error, [])}</span>}
        </>
      )}
    </EmptyState>
  );
}
