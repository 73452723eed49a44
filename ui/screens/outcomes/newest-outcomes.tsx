import { displayName } from "#tools/values/name-rules.ts";
import { Link } from "react-router";
import type { Outcome } from "#tools/outcomes/schema.ts";
import { levelsWords } from "#ui/cards/outcome-card/outcome-words.ts";
import { HappyBadge } from "#ui/cards/outcome-card/told-outcome.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** The outcomes that were told last, each with the way to its consultation. */
export function NewestOutcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <Card title="Newest outcomes">
      <ul className="-mb-3">
        {outcomes.map((outcome) => (
          <li key={outcome.id} className="border-t border-line-soft first:border-0">
            <Link
              to={`/history/${outcome.consultationId}`}
              className="group flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-3"
            >
              {outcome.photoId && (
                <img
                  src={`/api/photos/${outcome.photoId}/thumbnail`}
                  alt=""
                  loading="lazy"
                  className="size-11 rounded-[12px] object-cover"
                />
              )}
              <span className="min-w-0 flex-1 basis-44">
                <span className="block truncate font-semibold group-hover:underline">
                  {displayName(outcome.clientName)}
                </span>
                <span className="block text-sm text-ink-2">
                  {levelsWords(outcome)}
                  {outcome.lineName && `, ${outcome.lineName}`}
                </span>
              </span>
              <span className="flex items-center gap-3">
                <HappyBadge happy={outcome.happy} />
                <time dateTime={outcome.createdAt} className="text-sm text-ink-3">
                  {shortDate(outcome.createdAt)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
