import type { TraceEntry } from "#tools/colour/schema.ts";
import { ZoneName } from "#tools/colour/words.ts";
import type { Consultation } from "#tools/consultations/schema.ts";
import { DAMAGE, levelName, spokenWord } from "#ui/cards/hair-words.ts";
import { serviceName } from "#ui/cards/zones-field/service-words.ts";
import { factWords } from "#ui/cards/zones-field/zone-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { plural } from "#ui/lib/format.ts";
import { RuleRows } from "./rule-rows.tsx";

/** What the formula was built on: the diagnosis, each part of the head, where sources differed, what was concluded. */
export function WhyKnown({
  consultation,
  rules,
}: {
  consultation: Consultation;
  rules: readonly TraceEntry[];
}) {
  const { zones, disagreements } = consultation;
  const parts = ZoneName.options.flatMap((zone) => {
    const facts = zones?.[zone];
    return facts ? [{ zone, words: factWords(facts) }] : [];
  });
  return (
    <Card title="What was known">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4">
        {factsOf(consultation).map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-xs text-ink-3">{term}</dt>
            <dd className="text-sm font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {parts.length > 0 && (
        <table className="mt-5 w-full text-sm">
          <caption className="pb-1.5 text-left text-xs text-ink-3">Parts that differ</caption>
          <tbody>
            {parts.map(({ zone, words }) => (
              <tr key={zone} className="border-t border-line-soft">
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  {spokenWord(zone)}
                </th>
                <td className="py-2 text-ink-2">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {disagreements.length > 0 && (
        <section aria-label="Where sources differed" className="mt-5">
          <h3 className="text-xs font-normal tracking-normal text-ink-3">Where sources differed</h3>
          <ul className="mt-1.5 flex flex-col gap-2.5 text-sm">
            {disagreements.map(({ about, entered, measured, model, used, why }) => (
              <li key={`${about} ${used}`}>
                <p className="font-medium">
                  {[
                    entered && `entered ${entered}`,
                    measured && `photo shows ${measured}`,
                    model && `model saw ${model}`,
                    `used ${used}`,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </p>
                <p className="text-ink-2">{why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rules.length > 0 && (
        <Fold className="mt-3" summary={`What follows from it: ${plural(rules.length, "rule")}`}>
          <RuleRows rules={rules} />
        </Fold>
      )}
    </Card>
  );
}

function factsOf(consultation: Consultation): [string, string][] {
  const { currentLevel, desiredLevel, previousTreatments, damageLevel, services } = consultation;
  const facts: [string, string | null][] = [
    ["Level now", `${currentLevel}, ${levelName(currentLevel)}`],
    ["Goal", `${desiredLevel}, ${levelName(desiredLevel)}`],
    ["Tone wanted", consultation.desiredTone],
    ["Unwanted tone", consultation.unwantedTone],
    ["On the hair", previousTreatments.map(spokenWord).join(", ") || null],
    ["Damage", DAMAGE[damageLevel].name],
    ["Porosity", consultation.porosity],
    ["Thickness", consultation.hairThickness],
    ["Length", consultation.hairLength],
    ["Gray", consultation.hasGray ? (consultation.grayCoverage ?? "yes") : null],
    ["Service", services.map(serviceName).join(", ") || consultation.serviceType],
    ["Photos", consultation.photos.length > 0 ? String(consultation.photos.length) : null],
  ];
  return facts.flatMap(([term, value]) =>
    value === null ? [] : [[term, spokenWord(value)] as [string, string]],
  );
}
