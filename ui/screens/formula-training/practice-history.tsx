import { GraduationCap } from "lucide-react";
import { SCENARIOS } from "#tools/training/data.ts";
import type { PracticeFormula } from "#tools/training/schema.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import type { Read } from "#ui/lib/http/read.ts";
import { GradeCard } from "#ui/cards/grade-card/grade-card.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { FoldCard } from "#ui/components/page/fold-card.tsx";
import { shortDate } from "#ui/lib/format.ts";

export type PracticeHistoryProps = {
  history: Read<PracticeFormula[]>;
  onPractise: () => void;
};

/** The formulas that were saved, newest first, with their scores. */
export function PracticeHistory({ history, onPractise }: PracticeHistoryProps) {
  return (
    <QueryView
      query={history}
      name="your history"
      shape={["h-16 rounded-card", "h-16 rounded-card"]}
      empty={
        <EmptyState
          icon={GraduationCap}
          title="Nothing saved yet"
          action={
            <Button kind="primary" onClick={onPractise}>
              Choose a head
            </Button>
          }
        >
          Formulas that you save appear here with their scores.
        </EmptyState>
      }
    >
      {(formulas) => (
        <ol className="flex flex-col gap-3">
          {formulas.map(({ id, grade, createdAt }) => (
            <li key={id}>
              <FoldCard
                title={headOf(grade.scenario)}
                hint={`${grade.score} of 100 · ${targetOf(grade)} · ${shortDate(createdAt)}`}
              >
                <p className="font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-line">
                  {grade.formula}
                </p>
                <GradeCard grade={grade} compact />
              </FoldCard>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

function headOf(scenario: number): string {
  const head = SCENARIOS.find(({ number }) => number === scenario);
  return head ? `${scenario}. ${head.title}` : `scenario ${scenario}`;
}

function targetOf({ scenario, target }: PracticeFormula["grade"]): string {
  const head = SCENARIOS.find(({ number }) => number === scenario);
  return head?.sampleTargets[target - 1]?.name ?? `Target ${target}`;
}
