import type { ReactNode } from "react";
import { planOf } from "#tools/social/plan-rules.ts";
import type { SocialSubscription, SocialTier } from "#tools/social/schema.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";

/** The plan, the posts of this month and what is left of them, in a line. */
export function Counters({
  tier,
  subscription: { postsGenerated, monthlyLimit, postsRemaining, periodEndsAt },
  change,
}: {
  tier: SocialTier;
  subscription: SocialSubscription;
  /** The way to another plan. */
  change: ReactNode;
}) {
  const shortDate = useShortDate();
  const limited = monthlyLimit !== -1;
  return (
    <dl className="-mt-3 flex flex-wrap items-center gap-x-8 gap-y-1 text-sm">
      <Figure term="Plan" note={change}>
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
        // where there is no limit the figure beside it has said so
        className={limited ? undefined : "sr-only"}
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
  className = "flex min-w-0 flex-wrap items-baseline gap-x-2",
  children,
}: {
  term: string;
  note?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-ink-3">{term}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="font-semibold wrap-anywhere">{children}</span>
        {note && <span className="min-w-20 text-xs text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
