import type {
  Grade,
  PracticeFormula,
  TrainingExample,
  TrainingScenario,
} from "#tools/training/schema.ts";
import { GradeCard } from "#ui/cards/grade-card/grade-card.tsx";
import { ScenarioRows } from "#ui/cards/grade-card/scenario-rows.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

/** A graded practice formula in the chat. */
export function GradeResultCard({ value, compact }: { value: Grade; compact: boolean }) {
  return <GradeCard grade={value} compact={compact} />;
}

/** A practice formula that was graded and kept. */
export function SavedPracticeCard({
  value: { grade },
  compact,
}: {
  value: PracticeFormula;
  compact: boolean;
}) {
  return <GradeCard grade={grade} compact={compact} />;
}

/** The practice heads, by the number that they are asked for. */
export function ScenariosCard({ value }: { value: TrainingScenario[] }) {
  return (
    <Card title="Practice heads">
      <ScenarioRows scenarios={value} />
      <p className="mt-3 text-sm">
        <TextLink to="/formula-training">Open Formula Training</TextLink>
      </p>
    </Card>
  );
}

/** The worked cases that the salon learns from. */
export function ExamplesCard({
  value: { examples },
}: {
  value: { examples: readonly Pick<TrainingExample, "id" | "name">[] };
}) {
  if (examples.length === 0) return null;
  return (
    <Card title="Training examples">
      <ul className="flex flex-col">
        {examples.map(({ id, name }) => (
          <li
            key={id}
            className="border-t border-line-soft py-2 [overflow-wrap:anywhere] first:border-t-0"
          >
            {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
