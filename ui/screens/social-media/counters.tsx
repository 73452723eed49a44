import { planOf } from "#tools/social/plan-rules.ts";
import type { SocialSubscription, SocialTier } from "#tools/social/schema.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";

/** The plan, the posts of this month and what is left of them, in a line. */
export function Counters({
  tier,
  subscription: { postsGenerated, monthlyLimit, postsRemaining, periodEndsAt },
}: {
  tier: SocialTier;
  subscription: SocialSubscription;
}) {
  const shortDate = useShortDate();
  const limited = monthlyLimit !== -1;
  return (
    <dl className="-mt-2 flex flex-wrap items-baseline gap-x-8 gap-y-1.5 text-sm">
      <Figure term="Plan">{planOf(tier).name}</Figure>
      <Figure
        term="Posts this month"
        note={
          limited && (
            <ProgressBar
              label="Posts this month"
              value={Math.min(postsGenerated, monthlyLimit)}
              max={monthlyLimit}
              valueText={`${postsGenerated} of ${monthlyLimit}`}
              tone={postsRemaining === 0 ? "bad" : "ink"}
            />
          )
        }
      >
        {postsGenerated}/{limited ? monthlyLimit : "Unlimited"}
      </Figure>
      <Figure
        term="Posts remaining"
        note={limited && periodEndsAt && `Starts again on ${shortDate(periodEndsAt)}`}
      >
        {postsRemaining === "unlimited" ? "Unlimited" : postsRemaining}
      </Figure>
    </dl>
  );
}

function Figure({
  term,
  note,
  children,
}: {
  term: string;
  note?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-3">{term}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="font-semibold wrap-anywhere">{children}</span>
        {note && <span className="min-w-24 text-xs text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
