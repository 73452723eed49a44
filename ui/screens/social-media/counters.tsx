import { planOf } from "#tools/social/plan-rules.ts";
import type { SocialSubscription, SocialTier } from "#tools/social/schema.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";

/** The plan, the posts of this month and what is left of them. */
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
    <dl className="grid grid-cols-2 gap-3.5 md:grid-cols-3">
      <Figure term="Plan" className="max-md:col-span-2">
        {planOf(tier).name}
      </Figure>
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
        note={periodEndsAt && `Starts again on ${shortDate(periodEndsAt)}`}
      >
        {postsRemaining === "unlimited" ? "Unlimited" : postsRemaining}
      </Figure>
    </dl>
  );
}

function Figure({
  term,
  note,
  className = "",
  children,
}: {
  term: string;
  note?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div
      className={`flex min-w-0 flex-col rounded-card border border-line-soft bg-surface px-5 py-4 shadow-edge max-md:px-4 ${className}`}
    >
      <dt className="text-sm text-ink-2">{term}</dt>
      <dd className="mt-1 flex flex-1 flex-col justify-between gap-2">
        <span className="font-display text-xl font-semibold tracking-[-0.022em] wrap-anywhere max-md:text-lg">
          {children}
        </span>
        {note && <span className="text-xs text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
