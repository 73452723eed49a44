import { useMutation, useQuery } from "@tanstack/react-query";
import { Library } from "lucide-react";
import { useState } from "react";
import type { TrainingExample } from "#tools/training/schema.ts";
import { deleteTrainingExample, listTrainingExamples } from "#ui/api/training.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { FoldCard } from "#ui/components/fold-card.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { shortDate } from "#ui/lib/format.ts";
import { exampleRows } from "./example-rows.ts";

/** The worked cases that the salon keeps: each opens, and can be deleted. */
export function TrainingExamples() {
  const examples = useQuery(listTrainingExamples);
  const [leaving, setLeaving] = useState<TrainingExample>();
  if (examples.isPending)
    return (
      <div role="status" aria-label="Loading training examples" className="flex flex-col gap-3">
        <Skeleton className="h-16 rounded-card" />
        <Skeleton className="h-16 rounded-card" />
      </div>
    );
  if (examples.error)
    return (
      <ErrorState
        title="The training examples could not be read"
        onRetry={() => void examples.refetch()}
        retrying={examples.isFetching}
      >
        {sentenceOf(examples.error)}
      </ErrorState>
    );
  if (examples.data.length === 0)
    return (
      <EmptyState
        icon={<Library size={22} aria-hidden="true" />}
        title="No training examples yet"
        action={<ButtonLink to="/test-lab">Open the Test Lab</ButtonLink>}
      >
        Worked cases that your salon saves appear here: what was there, what was wanted, what was
        mixed.
      </EmptyState>
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {examples.data.map((example) => (
          <li key={example.id}>
            <FoldCard title={example.name} hint={shortDate(example.createdAt)}>
              <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
                {exampleRows(example).map(([label, value]) => (
                  <div key={label} className="contents max-sm:block">
                    <dt className="text-sm text-ink-3">{label}</dt>
                    <dd className="[overflow-wrap:anywhere]">{value}</dd>
                  </div>
                ))}
              </dl>
              <Button kind="ghost" className="self-start" onClick={() => setLeaving(example)}>
                Delete
              </Button>
            </FoldCard>
          </li>
        ))}
      </ul>
      {leaving && <ConfirmDelete example={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function ConfirmDelete({ example, onClose }: { example: TrainingExample; onClose: () => void }) {
  const remove = useMutation(deleteTrainingExample);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this training example?"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button
            kind="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(example.id, { onSuccess: onClose })}
          >
            Delete example
          </Button>
        </>
      }
    >
      <p className="text-ink-2">“{example.name}” will be gone for the whole salon.</p>
    </Dialog>
  );
}
