import type { ClientEvent } from "#tools/history/schema.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LevelSpan } from "#ui/components/hair/level-scale-span.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { EventFrame } from "./event-frame.tsx";

type Consultation = Extract<ClientEvent, { kind: "consultation" }>;

/** A consultation, with the visit that it was part of: from which level to which, and what was mixed for it. */
export function ConsultationEvent({
  consultation,
  visit,
}: {
  consultation: Consultation;
  visit: Extract<ClientEvent, { kind: "visit" }> | undefined;
}) {
  const { id, at, serviceType, stylistName, currentLevel, desiredLevel, formulas, error } =
    consultation;
  const [first] = formulas;
  return (
    <EventFrame
      to={`/history/${id}`}
      at={at}
      picture={
        first ? (
          <Swatch hex={first.color} className="size-12 rounded-[14px]" />
        ) : (
          <span
            aria-hidden="true"
            className="strands sheen block size-12 shrink-0 rounded-[14px]"
            style={{ background: `var(--l${currentLevel})` }}
          />
        )
      }
      title={visit?.serviceType || spokenWord(serviceType)}
      lead={`${stylistName} · level ${currentLevel}${desiredLevel === currentLevel ? "" : ` to ${desiredLevel}`}`}
    >
      <LevelSpan
        from={currentLevel}
        to={desiredLevel}
        label={`From level ${currentLevel} to level ${desiredLevel}`}
      />
      {formulas.length > 0 && (
        <ul aria-label="Formulas" className="flex flex-col gap-1.5">
          {formulas.map((formula) => (
            <li key={formula.id} className="flex min-w-0 items-start gap-2.5 text-sm">
              <Swatch hex={formula.color} className="size-6 rounded-[7px]" />
              <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
                <span className="font-semibold [overflow-wrap:anywhere]">{formula.name}</span>
                {formula.withheld && <Badge tone="bad">Grams held back</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {formulas.length === 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <Badge tone="bad">No formula</Badge>
          {error}
        </p>
      )}
    </EventFrame>
  );
}
