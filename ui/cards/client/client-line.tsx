import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { ClientRow } from "#tools/clients/schema.ts";
import { phoneText, plural } from "#ui/lib/format.ts";
import { EmailText } from "#ui/components/email-text.tsx";
import { ClientMark } from "./client-mark.tsx";
import { MustKnowMarks } from "./must-know-marks.tsx";
import { useShortDate } from "./use-short-date.ts";

/** A client in a list: who, how they are reached, what must be known, when they were here and come again. */
export function ClientLine({ client }: { client: ClientRow }) {
  const { id, name, phone, email, visits } = client;
  return (
    <Link
      to={`/clients/${id}`}
      className="group -mx-2 flex min-h-18 items-center gap-4 rounded-m px-2 py-3 transition-colors duration-150 hover:bg-accent-soft"
    >
      <ClientMark client={client} className="size-10 rounded-[12px] text-sm" />
      <span className="grid min-w-0 flex-1 items-center gap-x-5 gap-y-1 @xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_144px]">
        <span className="min-w-0">
          <span className="block font-display [overflow-wrap:anywhere] text-lg font-semibold tracking-tight">
            {name}
          </span>
          <span className="block text-sm text-ink-2">
            {phone ? phoneText(phone) : <EmailText>{email ?? "No phone or email yet"}</EmailText>}
          </span>
        </span>
        <MustKnowMarks client={client} />
        <span className="text-sm text-ink-2 @xl:text-right">
          <Seen client={client} />
          <span className="sr-only">, {plural(visits, "visit")}</span>
        </span>
      </span>
      <ChevronRight
        size={18}
        aria-hidden="true"
        className="shrink-0 text-ink-3 group-hover:text-ink"
      />
    </Link>
  );
}

function Seen({ client: { lastVisitAt, nextVisitAt } }: { client: ClientRow }) {
  const shortDate = useShortDate();
  if (!lastVisitAt && !nextVisitAt) return <span className="text-ink-3">No visit yet</span>;
  return (
    <span className="flex flex-wrap gap-x-3 @xl:flex-col">
      {nextVisitAt && (
        <span className="font-semibold text-ink">
          Next <time dateTime={nextVisitAt}>{shortDate(nextVisitAt)}</time>
        </span>
      )}
      {lastVisitAt && (
        <span>
          Last <time dateTime={lastVisitAt}>{shortDate(lastVisitAt)}</time>
        </span>
      )}
    </span>
  );
}
