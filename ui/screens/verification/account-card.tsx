import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import type { AccountToVerify } from "#tools/verification/schema.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { ChecksDialog } from "./checks-dialog.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { LookupLink } from "./lookup-link.tsx";
import { actsOn, statusWords, type Act } from "./status-words.ts";

/** One stylist's account: what is known, where the licence can be looked up, and what can be decided. */
export function AccountCard({ account }: { account: AccountToVerify }) {
  const { data: session } = useQuery(sessionQuery);
  const [deciding, setDeciding] = useState<Act>();
  const [looking, setLooking] = useState(false);
  const { label, tone } = statusWords(account.accountStatus);
  const { name, email, isLicensed, accountStatus } = account;
  const own = session?.salon.stylistId === account.id;
  return (
    <article
      aria-label={name}
      className="flex w-full min-w-0 flex-col gap-4 rounded-card border border-line-soft bg-surface p-[22px] shadow-edge max-md:p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md font-semibold break-words">
            {name}
            <Badge tone={tone}>{label}</Badge>
          </h3>
          <p className="mt-0.5 truncate text-sm text-ink-2" title={email}>
            {email}
          </p>
        </div>
        <IconButton
          label={`What was decided about ${name}`}
          icon={History}
          tip="left"
          className="-mt-2 -mr-2"
          onClick={() => setLooking(true)}
        />
      </header>
      <AccountFacts account={account} />
      {isLicensed && accountStatus === "pending" && (
        <LookupLink authority={account.licenseAuthority} />
      )}
      <footer className="mt-auto flex flex-wrap items-center gap-2 border-t border-line-soft pt-3.5">
        {own && <p className="text-sm text-ink-2">Another admin decides on your own account.</p>}
        {!own &&
          actsOn(account).map((act) => (
            <Button
              key={act.to}
              kind={act.main && accountStatus === "pending" ? "primary" : "secondary"}
              aria-label={`${act.label}: ${name}`}
              onClick={() => setDeciding(act)}
            >
              {act.label}
            </Button>
          ))}
      </footer>
      {deciding && (
        <DecisionDialog account={account} act={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {looking && <ChecksDialog account={account} onClose={() => setLooking(false)} />}
    </article>
  );
}
