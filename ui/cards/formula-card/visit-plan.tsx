import type { Consultation } from "#tools/consultations/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { plural } from "#ui/lib/format.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";

/** What the visit asks for before and beside the bowls: tests, waiting, techniques, how many visits. */
export function VisitPlan({
  consultation,
}: {
  consultation: Pick<Consultation, "requires" | "techniques" | "sessions" | "waitDays">;
}) {
  const { requires, techniques, sessions, waitDays } = consultation;
  const rows = [
    { label: "First", words: requires.map(spokenWord), tone: "warn" as const },
    {
      label: "Plan",
      words: [
        ...(waitDays > 0 ? [`Wait ${plural(waitDays, "day")}`] : []),
        ...(sessions[1] > 1 ? [visits(sessions)] : []),
        ...techniques.map(spokenWord),
      ],
      tone: "neutral" as const,
    },
  ].filter(({ words }) => words.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(({ label, words, tone }) => (
        <div key={label} className="flex items-start gap-3">
          <dt className="w-9 shrink-0 pt-0.5 text-sm text-ink-3">{label}</dt>
          <dd className="flex min-w-0 flex-wrap gap-1.5">
            {words.map((word) => (
              <Badge key={word} tone={tone}>
                {word}
              </Badge>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function visits([from, to]: readonly [number, number]): string {
  return from === to ? plural(to, "visit") : `${from} to ${to} visits`;
}
