import type { Consultation } from "#tools/consultations/schema.ts";
import { capital, plural } from "#ui/lib/format.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { FigureButton } from "./figure-button.tsx";

/** What the visit asks for beside the bowls: waiting, how many visits, techniques. */
export function VisitPlan({
  consultation,
  onVisits,
  onTechniques,
}: {
  consultation: Pick<Consultation, "techniques" | "sessions" | "waitDays">;
  /** Open why so many visits, and why in this way. */
  onVisits?: (() => void) | undefined;
  onTechniques?: (() => void) | undefined;
}) {
  const { techniques, sessions, waitDays } = consultation;
  const rows = [
    { label: "Visits", words: visits(sessions, waitDays), onWhy: onVisits },
    {
      label: "How",
      words: techniques.map((word) => spokenWord(word).toLowerCase()),
      onWhy: onTechniques,
    },
  ].filter(({ words }) => words.length > 0);
  if (rows.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {rows.map(({ label, words, onWhy }) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="text-ink-2">
            <FigureButton onWhy={onWhy}>{sentence(words)}</FigureButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sentence = (words: readonly string[]) => capital(words.join(", "));

function visits([from, to]: readonly [number, number], waitDays: number): string[] {
  if (to <= 1) return waitDays > 0 ? [`wait ${plural(waitDays, "day")} first`] : [];
  const count = from === to ? plural(to, "visit") : `${from} to ${to} visits`;
  return waitDays > 0 ? [count, `at least ${plural(waitDays, "day")} between them`] : [count];
}
