import { ExternalLink } from "lucide-react";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Publication } from "#tools/social/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { PlatformMark } from "./platform-mark.tsx";
import { standingOf } from "./post-words.ts";

/** How a post fares on each platform: its state, how often it was tried, and what the platform said. */
export function Publications({ publications }: { publications: readonly Publication[] }) {
  if (publications.length === 0) return null;
  return (
    <ul aria-label="Platforms" aria-live="polite" className="flex flex-col gap-3">
      {publications.map((publication) => (
        <Standing key={publication.platform} publication={publication} />
      ))}
    </ul>
  );
}

function Standing({ publication }: { publication: Publication }) {
  const { platform, state, attempts, error, url, publishedAt } = publication;
  const { label, tone, sentence } = standingOf(publication);
  return (
    <li className="flex flex-col gap-1 rounded-m bg-field px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="flex items-center gap-2 font-semibold">
          <PlatformMark platform={platform} className="size-4" />
          {PLATFORM_NAMES[platform]}
        </span>
        <Badge
          tone={tone}
          icon={state === "working" && <Spinner className="size-3 text-current" />}
        >
          {label}
        </Badge>
        {attempts > 1 && (
          <span className="text-xs text-ink-3">{plural(attempts, "try", "tries")}</span>
        )}
        {publishedAt && (
          <time dateTime={publishedAt} className="text-xs text-ink-3">
            {shortMoment(publishedAt)}
          </time>
        )}
      </div>
      {state !== "published" && <p className="text-ink-2">{sentence}</p>}
      {error && state !== "published" && <p className="wrap-anywhere text-ink-2">{error}</p>}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex w-fit items-center gap-1.5 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink touch:min-h-11"
        >
          See it on {PLATFORM_NAMES[platform]}
          <ExternalLink size={15} aria-hidden="true" />
        </a>
      )}
    </li>
  );
}
