import { useQuery } from "@tanstack/react-query";
import type { RequestStatus } from "#tools/actions/schema.ts";
import { listActRequests } from "#ui/api/house/act-requests.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { shortMoment } from "#ui/lib/format.ts";

const STATUS: Record<RequestStatus, string> = {
  waiting: "Waits for you",
  approved: "Approved",
  denied: "You said no",
  failed: "Not done",
  expired: "Ran out",
};

/** What else programs have asked for, and what came of it; nothing where that is nothing. */
export function AskedInYourName({ but }: { /** The one that is shown already. */ but?: string }) {
  const { data = [] } = useQuery(listActRequests);
  const others = data.filter(({ id }) => id !== but);
  if (others.length === 0) return null;
  return (
    <Card title="Asked in your name">
      <ul className="-mb-3 divide-y divide-line-soft border-t border-line-soft">
        {others.map(({ id, question, askedBy, createdAt, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-3">
            <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
              <TextLink to={`/approve/${id}`}>{question}</TextLink>
              <span className="block text-sm text-ink-3">
                {askedBy}, {shortMoment(createdAt)}
              </span>
            </span>
            <Badge tone={status === "waiting" ? "warn" : "neutral"}>{STATUS[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
