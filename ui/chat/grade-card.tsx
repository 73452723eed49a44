import type { Grade, PracticeFormula, TrainingScenario } from "#tools/training/schema.ts";
import { GradeCard } from "#ui/cards/grade-card/grade-card.tsx";
import { ScenarioRows } from "#ui/cards/grade-card/scenario-rows.tsx";
import { Card } from "#ui/components/card.tsx";
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
