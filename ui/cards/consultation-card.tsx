import { displayName } from "#tools/values/name-rules.ts";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ConsultationSummary } from "#tools/consultations/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { shortDate, timeAgo } from "#ui/lib/format.ts";
import { ClientLink } from "./client/client-link.tsx";
import { ConfidenceBadge } from "./confidence-badge.tsx";
import { spokenWord } from "./hair-words.ts";

type Listed = { consultation: ConsultationSummary };

/** A consultation in a list of a few: swatch, client, service, how long ago. */
export function ConsultationRow({ consultation }: Listed) {
  const { id, clientName, serviceType, createdAt } = consultation;
  return (
    <Link
      to={`/history/${id}`}
      className="group -mx-2.5 flex min-h-16 items-center gap-3.5 rounded-m px-2.5 py-3 transition-colors duration-150 hover:bg-accent-soft"
    >
      <Shade consultation={consultation} className="size-[38px] rounded-[10px]" />
      <span className="min-w-0 flex-1 md:flex md:items-baseline md:gap-3.5">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {displayName(clientName)}
        </span>
        <span className="block text-ink-2 max-md:text-sm">{spokenWord(serviceType)}</span>
        <time dateTime={createdAt} className="block shrink-0 text-ink-3 max-md:text-sm md:ml-auto">
          {timeAgo(createdAt)}
        </time>
      </span>
      <ChevronRight size={18} className="text-ink-2" aria-hidden="true" />
    </Link>
  );
}

/** A consultation in the history: what was done on whom, from which level to which, and how sure it was. */
export function ConsultationCard({ consultation }: Listed) {
  const { id, clientId, clientName, serviceType, createdAt, currentLevel, desiredLevel } =
    consultation;
  const { color, confidence, consultationType } = consultation;
  const corrects = consultationType !== "new";
  return (
    <div className="group relative flex h-full gap-4 rounded-card border border-line-soft bg-surface p-4 shadow-edge transition-colors duration-150 hover:border-line">
      {/* the whole card leads to it; the name on it leads to the client */}
      <Link
        to={`/history/${id}`}
        aria-label={[
          displayName(clientName),
          spokenWord(serviceType),
          ...(corrects ? ["Correction"] : []),
          shortDate(createdAt),
        ].join(", ")}
        className="absolute inset-0 rounded-card"
      />
      <Shade consultation={consultation} className="size-18 rounded-[16px]" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h2 className="text-lg [overflow-wrap:anywhere]">
              <ClientLink clientId={clientId} className="relative z-1 max-w-full">
                {displayName(clientName)}
              </ClientLink>
            </h2>
            <time dateTime={createdAt} className="block text-xs text-ink-3">
              {shortDate(createdAt)}
            </time>
            <p className="mt-1 text-sm text-ink-2">
              {spokenWord(serviceType)}, level&nbsp;{currentLevel}
              {desiredLevel !== currentLevel && <>&nbsp;to&nbsp;{desiredLevel}</>}, damage&nbsp;
              {consultation.damageLevel}&nbsp;of&nbsp;4
            </p>
          </div>
          <ChevronRight
            size={18}
            className="mt-1 text-ink-3 group-hover:text-ink"
            aria-hidden="true"
          />
        </div>
        <p className="flex flex-wrap items-center gap-1.5">
          {confidence === null ? (
            <Badge tone="bad">{color === null ? "No formula" : "Grams held back"}</Badge>
          ) : (
            <ConfidenceBadge confidence={confidence} short />
          )}
          {corrects && <Badge>Correction</Badge>}
        </p>
      </div>
    </div>
  );
}

/** The colour that came out of it; where nothing was mixed, the level that the hair was at. */
function Shade({ consultation, className }: Listed & { className: string }) {
  const { color, currentLevel } = consultation;
  return color ? (
    <Swatch hex={color} className={className} />
  ) : (
    <span
      aria-hidden="true"
      className={cx("strands sheen block shrink-0", className)}
      style={{ background: `var(--l${currentLevel})` }}
    />
  );
}
