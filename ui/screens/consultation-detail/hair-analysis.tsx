import type { Consultation } from "#tools/consultations/schema.ts";
import { serviceName } from "#ui/cards/zones-field/service-words.ts";
import { zoneLevels } from "#ui/cards/zones-field/zone-words.ts";
import { DAMAGE, levelName, spokenWord } from "#ui/cards/hair-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";

/** What was told of the hair, as a grid, with what had been done to it before. */
export function HairAnalysis({ consultation }: { consultation: Consultation }) {
  const { currentLevel, desiredLevel, previousTreatments, damageLevel, uncorrectedTones } =
    consultation;
  const facts: [string, string | null][] = [
    ["Current level", `${currentLevel}, ${levelName(currentLevel)}`],
    ["Desired level", `${desiredLevel}, ${levelName(desiredLevel)}`],
    ["Service", spokenWord(consultation.serviceType)],
    ["Condition", spokenWord(consultation.hairCondition)],
    ["Damage", `${damageLevel} of 4 · ${DAMAGE[damageLevel].name}`],
    ["Porosity", spokenWord(consultation.porosity)],
    ["Underlying tone", spoken(consultation.underlyingTone)],
    ["Unwanted tone", spoken(consultation.unwantedTone)],
    ["Thickness", spoken(consultation.hairThickness)],
    ["Length", spoken(consultation.hairLength)],
    ["Gray", consultation.hasGray ? (spoken(consultation.grayCoverage) ?? "Yes") : null],
    ["Tone wanted", spoken(consultation.desiredTone)],
  ];
  return (
    <Card title="Hair analysis">
      <LevelScale
        label="Levels"
        nameOf={levelName}
        max={Math.max(currentLevel, desiredLevel) > 10 ? 12 : 10}
        pins={[
          { id: "current", label: "now", level: currentLevel },
          { id: "desired", label: "goal", level: desiredLevel, tone: "cool" },
        ]}
      />
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <div key={term} className="min-w-0">
                <dt className="text-xs text-ink-3">{term}</dt>
                <dd className="text-sm font-medium">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {consultation.zones && <Said term="By zone" text={capital(zoneLevels(consultation.zones))} />}
      {consultation.services.length > 0 && (
        <Said term="Came for" text={consultation.services.map(serviceName).join(", ")} />
      )}
      <Treatments title="Previous treatments" words={previousTreatments} none="None told" />
      {uncorrectedTones.length > 0 && (
        <Treatments title="Left uncorrected" words={uncorrectedTones} />
      )}
      {consultation.issueDescription && (
        <Said term="What went wrong" text={consultation.issueDescription} />
      )}
      {consultation.clientGoals && (
        <Said term="Goals" text={consultation.clientGoals.replaceAll("_", " ")} />
      )}
    </Card>
  );
}

function Treatments({
  title,
  words,
  none,
}: {
  title: string;
  words: readonly string[];
  none?: string;
}) {
  return (
    <div className="mt-4">
      <h3 className="text-xs font-normal tracking-normal text-ink-3">{title}</h3>
      <p className="mt-1.5 flex flex-wrap gap-1.5 text-sm">
        {words.length === 0
          ? none
          : words.map((word) => <Badge key={word}>{spokenWord(word)}</Badge>)}
      </p>
    </div>
  );
}

function Said({ term, text }: { term: string; text: string }) {
  return (
    <p className="mt-4">
      <span className="block text-xs text-ink-3">{term}</span>
      <span className="text-sm">{text}</span>
    </p>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spoken(word: string | null): string | null {
  return word === null ? null : spokenWord(word);
}
