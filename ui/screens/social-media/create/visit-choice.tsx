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
      shape={["h-14", "h-14", "h-14"]}
      layout="flex flex-col gap-1.5"
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
              className="-mx-1 grid max-h-96 gap-2 overflow-y-auto p-1 lg:grid-cols-2"
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
        "flex min-h-14 items-center gap-3 rounded-m border py-2 pr-3 pl-2 text-left transition-colors duration-150",
        on ? "border-ink bg-accent-soft" : "border-line hover:bg-accent-soft",
      )}
    >
      {visit.color ? (
        <Swatch hex={visit.color} className="size-9 rounded-[10px]" />
      ) : (
        <span
          aria-hidden="true"
          className="strands sheen block size-9 shrink-0 rounded-[10px]"
          style={{ background: `var(--l${currentLevel})` }}
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {displayName(clientName)}
        </span>
        <span className="block text-xs text-ink-2">
          {spokenWord(serviceType)}, level {currentLevel}
          {desiredLevel !== currentLevel && ` to ${desiredLevel}`}
          <span className="text-ink-3 lg:block">
            <span className="lg:hidden"> · </span>
            {timeAgo(createdAt)}
          </span>
        </span>
      </span>
      <span
        aria-hidden="true"
        className={cx(
          "grid size-5 shrink-0 place-items-center rounded-full border",
          on ? "border-transparent bg-accent text-accent-ink" : "border-ink-3",
        )}
      >
        {on && <Check size={13} />}
      </span>
    </button>
  );
}
