import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";
import { listStylists } from "#ui/api/house/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { METHODS } from "./consent-words.ts";

const SHOWN = 5;

/** The ledger of a number, newest first: what was said, word for word, where and when. */
export function ConsentHistory({ ledger }: { ledger: readonly Consent[] }) {
  const [all, setAll] = useState(false);
  const { data: stylists } = useQuery(listStylists);
  const { data: rules } = useQuery(getBookingRules);
  const nameOf = (id: string | null) => stylists?.find((stylist) => stylist.id === id)?.name;
  const shown = all ? ledger : ledger.slice(0, SHOWN);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm text-ink-2">What was said so far</h3>
      <ol aria-label="What was said so far">
        {shown.map((line) => {
          const by = nameOf(line.stylistId);
          return (
            <li key={line.id} className="flex flex-col gap-1 border-t border-line-soft py-3">
              <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <span className={line.granted ? "font-semibold text-ok" : "font-semibold text-bad"}>
                  {line.granted ? "Yes" : "No"}
                </span>
                <span>
                  {METHODS[line.method]}
                  {by && `, written down by ${by}`}
                </span>
                <time dateTime={line.createdAt} className="text-ink-3">
                  {momentOf(line.createdAt, rules?.timeZone)}
                </time>
              </p>
              <blockquote className="border-l-2 border-line pl-3 text-sm whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
                {line.wording}
              </blockquote>
            </li>
          );
        })}
      </ol>
      {ledger.length > shown.length && (
        <Button className="self-start" onClick={() => setAll(true)}>
          Show all {ledger.length}
        </Button>
      )}
    </div>
  );
}

/** An instant by the salon's clock; by this device's until the salon's zone is known. */
function momentOf(instant: string, timeZone: string | undefined): string {
  return new Date(instant).toLocaleString("en-US", {
    timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}
