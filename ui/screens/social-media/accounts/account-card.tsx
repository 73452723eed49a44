import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Platform, SocialAccount } from "#tools/social/schema.ts";
import { disconnectAccount } from "#ui/api/desk/social.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { PlatformMark } from "#ui/cards/post-card/platform-mark.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { NEEDED, STATES, troubleOf } from "./account-words.ts";
import { ConnectForm } from "./connect-form.tsx";

/** One platform: the account that is connected and how its token stands, or the way to connect one. */
export function AccountCard({
  platform,
  account,
}: {
  platform: Platform;
  account: SocialAccount | undefined;
}) {
  const [connecting, setConnecting] = useState(false);
  const name = PLATFORM_NAMES[platform];
  return (
    <Card
      title={name}
      aside={
        account ? (
          <Badge tone={STATES[account.state].tone}>{STATES[account.state].label}</Badge>
        ) : (
          <Badge>Not connected</Badge>
        )
      }
      className="flex flex-col gap-4"
    >
      {account && <Standing account={account} />}
      {connecting ? (
        <ConnectForm
          platform={platform}
          accountId={account?.accountId ?? ""}
          onClose={() => setConnecting(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            kind={account?.state === "connected" ? "secondary" : "primary"}
            onClick={() => setConnecting(true)}
          >
            {account ? "Connect with a new token" : `Connect ${name}`}
          </Button>
          {account && <Disconnect platform={platform} />}
        </div>
      )}
      <Fold summary="What is needed" open={connecting && !account} className="text-sm">
        <ol className="flex list-decimal flex-col gap-1.5 pl-6 text-ink-2">
          {NEEDED[platform].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      </Fold>
    </Card>
  );
}

function Standing({ account }: { account: SocialAccount }) {
  const shortDate = useShortDate();
  const { platform, name, accountId, state, expiresAt, checkedAt } = account;
  const trouble = troubleOf(account, shortDate);
  return (
    <div className="flex flex-col gap-1">
      <p className="flex min-w-0 items-center gap-2 font-semibold">
        <PlatformMark platform={platform} className="size-4" />
        <span className="truncate">{name}</span>
      </p>
      <p className="text-sm text-ink-2">
        <span className="font-mono">{accountId}</span>, checked {shortDate(checkedAt)}
        {state === "connected" &&
          (expiresAt ? `, valid until ${shortDate(expiresAt)}` : ", without an end")}
      </p>
      {trouble && (
        <p className="mt-1 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">{trouble}</p>
      )}
    </div>
  );
}

/** Two taps, so that publishing does not end by a slip. */
function Disconnect({ platform }: { platform: Platform }) {
  const [sure, setSure] = useState(false);
  const disconnect = useMutation(disconnectAccount);
  if (!sure)
    return (
      <Button kind="ghost" onClick={() => setSure(true)}>
        Disconnect
      </Button>
    );
  return (
    <Button
      kind="danger"
      pending={disconnect.isPending}
      onClick={() => disconnect.mutate(platform)}
    >
      Disconnect. Scheduled posts will not go out
    </Button>
  );
}
