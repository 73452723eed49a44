import { useQuery } from "@tanstack/react-query";
import { planOf } from "#tools/social/plan-rules.ts";
import { Platform, type SocialTier } from "#tools/social/schema.ts";
import { listAccounts } from "#ui/api/social.ts";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Sheet } from "#ui/components/sheet.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { AccountCard } from "./account-card.tsx";

/** The salon's own accounts that posts are published through. */
export function AccountsSheet({ tier, onClose }: { tier: SocialTier; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(listAccounts);
  return (
    <Sheet open onClose={onClose} title="Accounts" className="w-[min(520px,100vw)]">
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">
          {planOf(tier).scheduling
            ? "Posts go out through your own accounts. Tokens are kept encrypted and are never shown again."
            : "Publishing from here is part of Full Management. With your plan, download a post and put it up by hand."}
        </p>
        {error && (
          <ErrorState
            title="The accounts could not be read"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {sentenceOf(error)}
          </ErrorState>
        )}
        {!data && !error && (
          <div role="status" aria-label="Loading accounts" className="flex flex-col gap-4">
            <Skeleton className="h-40 rounded-card" />
            <Skeleton className="h-40 rounded-card" />
          </div>
        )}
        {data &&
          Platform.options.map((platform) => (
            <AccountCard
              key={platform}
              platform={platform}
              account={data.find((each) => each.platform === platform)}
            />
          ))}
      </div>
    </Sheet>
  );
}
