import { Check } from "lucide-react";
import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ConsultationSummary } from "#tools/consultations/schema.ts";
import { getConsultation, latestConsultations } from "#ui/api/chair/consultations.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { rove } from "#ui/components/roving.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { timeAgo } from "#ui/lib/format.ts";

const FEW = 4;
const MANY = 24;

/** Which of the last consultations a post is about. */
export function VisitChoice({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (consultationId: string) => void;
}) {
  const [many, setMany] = useState(false);
  const latest = useQuery(latestConsultations(MANY));
  const named = useNamed(value, latest.data);
  return (
    <QueryView
      query={latest}
      name="the consultations"
      shape={Array.from({ length: FEW }, () => "h-35")}
      layout="grid grid-cols-2 gap-2 lg:grid-cols-4"
    >
      {(visits) => {
        if (visits.length === 0 && !named)
          return (
            <p className="rounded-m bg-field px-4 py-3 text-sm text-ink-2">
              There is no consultation yet.{" "}
              <TextLink to="/consultation">Start a new consultation</TextLink>, or say what it is
              about in your own words.
            </p>
          );
        const few = visits.slice(0, many ? MANY : FEW);
        const chosen = named ?? visits.find(({ id }) => id === value);
        const shown = chosen && !few.includes(chosen) ? [chosen, ...few] : few;
        return (
          <div className="flex flex-col gap-1">
            <div
              role="radiogroup"
              aria-label="Consultation"
              className="-mx-1 grid max-h-96 grid-cols-2 gap-2 overflow-y-auto p-1 lg:grid-cols-4"
              onKeyDown={(event) => rove(event, "[role=radio]")?.click()}
            >
              {shown.map((visit, index) => (
                <Visit
                  key={visit.id}
                  visit={visit}
                  on={visit.id === value}
                  stop={chosen ? visit.id === value : index === 0}
                  onTap={() => onChange(visit.id)}
                />
              ))}
            </div>
            {!many && visits.length > FEW && (
              <Button kind="ghost" className="-ml-4 self-start" onClick={() => setMany(true)}>
                Show older consultations
              </Button>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

/** A consultation that the address named and that is not among the last ones. */
function useNamed(id: string | null, latest: readonly ConsultationSummary[] | undefined) {
  const enabled = id !== null && latest !== undefined && latest.every((each) => each.id !== id);
  const { data } = useQuery({ ...getConsultation(id ?? ""), enabled });
  return enabled ? data?.consultation : undefined;
}

function Visit({
  visit: { clientName, serviceType, currentLevel, desiredLevel, createdAt, ...visit },
  on,
  stop,
  onTap,
}: {
  visit: Pick<
    ConsultationSummary,
    "clientName" | "serviceType" | "currentLevel" | "desiredLevel" | "createdAt"
  > & { color?: string | null };
  on: boolean;
  stop: boolean;
  onTap: () => void;
}) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={on}
      tabIndex={stop ? 0 : -1}
      onClick={onTap}
      className={cx(
        "relative flex min-w-0 flex-col gap-2 rounded-m border p-1.5 pb-2.5 text-left transition-colors duration-150",
        on ? "border-ink bg-accent-soft" : "border-line hover:bg-accent-soft",
      )}
    >
      {visit.color ? (
        <Swatch hex={visit.color} className="h-18 w-full rounded-[10px] max-md:h-12" />
      ) : (
        <span
          aria-hidden="true"
          className="strands sheen block h-18 w-full rounded-[10px] max-md:h-12"
          style={{ background: `var(--l${currentLevel})` }}
        />
      )}
      <span className="min-w-0 px-1">
        <span className="block truncate font-semibold">{displayName(clientName)}</span>
        <span className="block text-xs text-ink-2">
          {spokenWord(serviceType)}, level {currentLevel}
          {desiredLevel !== currentLevel && ` to ${desiredLevel}`}
        </span>
        <span className="block text-xs text-ink-3">{timeAgo(createdAt)}</span>
      </span>
      <span
        aria-hidden="true"
        className={cx(
          "absolute top-3.5 right-3.5 grid size-6 place-items-center rounded-full",
          on ? "bg-accent text-accent-ink" : "border border-line bg-surface",
        )}
      >
        {on && <Check size={14} />}
      </span>
    </button>
  );
}
