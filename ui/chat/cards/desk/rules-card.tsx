import type { ExplainConsultation, Explanation } from "#tools/consultations/assistant-schema.ts";
import { certaintyWords, SourceText } from "#ui/cards/formula-card/rule-list.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

/** The rules behind an answer, each with where it comes from and how well that is established; the whole trace is a tap away. */
export function RulesCard({
  value: { rules },
  input,
}: {
  value: Explanation;
  input: ExplainConsultation;
}) {
  if (rules.length === 0) return null;
  return (
    <Card title="Why">
      <ul className="flex flex-col gap-3">
        {rules.map(({ rule, effect, source, confidence }) => (
          <li key={`${rule} ${effect}`}>
            <p>{effect}</p>
            <p className="text-sm break-words text-ink-3">
              <SourceText text={source} />
              {confidence && ` · ${certaintyWords(confidence)}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <TextLink to={`/history/${input.consultationId}/why`}>All rules of this formula</TextLink>
      </p>
    </Card>
  );
}
