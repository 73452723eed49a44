import { useQuery } from "@tanstack/react-query";
import { TIERS } from "#tools/subscription/data.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural } from "#ui/lib/format.ts";

/** How many analyses of photos each plan has in a month, from the table of the plans. */
export function PlanFigures() {
  const { data: status } = useQuery(subscriptionStatus);
  return (
    <Card title="AI photo analyses a month" aside={<TextLink to="/settings">All plans</TextLink>}>
      <ul className="grid grid-cols-3 divide-line-soft border-y border-line-soft max-lg:divide-x lg:grid-cols-1 lg:divide-y">
        {TIERS.map(({ id, name, monthlyUploadLimit }) => (
          <li
            key={id}
            className="flex min-w-0 py-3.5 max-lg:flex-col max-lg:px-4 max-lg:first:pl-0 max-lg:last:pr-0 lg:items-baseline lg:justify-between max-md:px-2.5"
          >
            <span className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
              {name}
              {status?.tier === id && <Badge>Yours</Badge>}
            </span>
            <span className="mt-auto pt-1 font-display text-xl font-semibold tracking-tight max-md:text-lg">
              {monthlyUploadLimit === -1 ? "Unlimited" : monthlyUploadLimit}
            </span>
          </li>
        ))}
      </ul>
      {status && (
        <p className="mt-4 text-sm text-ink-2">
          {status.uploadsRemaining === "unlimited"
            ? "Yours have no limit."
            : `${plural(status.uploadsRemaining, "analysis", "analyses")} left this month.`}{" "}
          Reading a photo, examples, training and the engine’s own formulas use none.
        </p>
      )}
    </Card>
  );
}
