import type { Explanation } from "#tools/consultations/assistant-schema.ts";
import { sourceName } from "#tools/colour/source-name.ts";
import { Card } from "#ui/components/card.tsx";

/** The rules behind a formula, each with where it comes from. */
export function RulesCard({ value: { rules } }: { value: Explanation }) {
  if (rules.length === 0) return null;
  return (
    <Card title="Why">
      <ul className="flex flex-col gap-3">
        {rules.map(({ rule, effect, source }) => (
          <li key={`${rule} ${effect}`}>
            <p>{effect}</p>
            <p className="text-sm text-ink-3">{sourceName(source)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
