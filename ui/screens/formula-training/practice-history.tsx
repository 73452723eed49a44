import type { UseQueryResult } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import { SCENARIOS } from "#tools/training/data.ts";
import type { PracticeFormula } from "#tools/training/schema.ts";
import { GradeCard } from "#ui/cards/grade-card/grade-card.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { FoldCard } from "#ui/components/fold-card.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { shortDate } from "#ui/lib/format.ts";

export type PracticeHistoryProps = {
  history: UseQueryResult<PracticeFormula[]>;
  onPractise: () => void;
};

/** The formulas that were saved, newest first, with their scores. */
export function PracticeHistory({ history, onPractise }: PracticeHistoryProps) {
  if (history.isPending)
    return (
      <div role="status" aria-label="Loading your history" className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
    );
  if (history.error)
    return (
      <ErrorState
        title="Your history could not be read"
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      >
        {sentenceOf(history.error)}
      </ErrorState>
    );
  if (history.data.length === 0)
    return (
      <EmptyState
        icon={<GraduationCap size={22} aria-hidden="true" />}
        title="Nothing saved yet"
        action={
          <Button kind="primary" onClick={onPractise}>
            Choose a head
          </Button>
        }
      >
        Formulas that you save appear here with their scores.
      </EmptyState>
    );
  return (
    <ol className="flex flex-col gap-3">
      {history.data.map(({ id, grade, createdAt }) => (
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
