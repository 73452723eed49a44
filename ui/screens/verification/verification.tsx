import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { sessionQuery } from "#ui/api/session.ts";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { SearchField } from "#ui/components/search-field.tsx";
import { AccountSection } from "./account-section.tsx";
import { Counters } from "./counters.tsx";

/** The accounts of all salons, for whoever runs the platform: who waits for review, who is verified, who is out. */
export function VerificationScreen() {
  const { data: session, isPending } = useQuery(sessionQuery);
  return (
    <Page>
      <PageHeader
        title="Stylist Verification"
        lead="Licenses are looked up at the board that issued them. What you decide is kept, and the stylist is told by mail."
      />
      {session?.user.isAdmin ? <Accounts /> : !isPending && <ForAdmins />}
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

function ForAdmins() {
  return (
    <EmptyState icon={<ShieldCheck size={22} aria-hidden="true" />} title="For platform admins">
      Accounts are reviewed by whoever runs this installation. How your own review stands is in
      Settings, under Professional Profile.
    </EmptyState>
  );
}
