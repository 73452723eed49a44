import { useQuery } from "@tanstack/react-query";
import { planOf } from "#tools/social/plan-rules.ts";
import { Platform, type SocialTier } from "#tools/social/schema.ts";
import { listAccounts } from "#ui/api/desk/social.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { AccountCard } from "./account-card.tsx";

/** The salon's own accounts that posts are published through. */
export function AccountsSheet({ tier, onClose }: { tier: SocialTier; onClose: () => void }) {
  const accounts = useQuery(listAccounts);
  return (
    <Sheet open onClose={onClose} title="Accounts" className="w-[min(520px,100vw)]">
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">
          {planOf(tier).scheduling
            ? "Posts go out through your own accounts. Tokens are kept encrypted and are never shown again."
            : "Publishing from here is part of Full Management. With your plan, download a post and put it up by hand."}
        </p>
        <QueryView
          query={accounts}
          name="the accounts"
          shape={["h-40 rounded-card", "h-40 rounded-card"]}
          layout="flex flex-col gap-4"
        >
          {(connected) =>
            Platform.options.map((platform) => (
              <AccountCard
                key={platform}
                platform={platform}
                account={connected.find((each) => each.platform === platform)}
              />
            ))
          }
        </QueryView>
      </div>
    </Sheet>
  );
}
