import { useMutation, useQuery } from "@tanstack/react-query";
import { Library } from "lucide-react";
import { useState } from "react";
import type { TrainingExample } from "#tools/training/schema.ts";
import { deleteTrainingExample, listTrainingExamples } from "#ui/api/chair/training.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { FoldCard } from "#ui/components/page/fold-card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { exampleRows } from "./example-rows.ts";

/** The worked cases that the salon keeps: each opens, and can be deleted. */
export function TrainingExamples() {
  const examples = useQuery(listTrainingExamples);
  const [leaving, setLeaving] = useState<TrainingExample>();
  return (
    <QueryView
      query={examples}
      name="the training examples"
      shape={["h-16 rounded-card", "h-16 rounded-card"]}
      empty={
        <EmptyState
          icon={Library}
          title="No training examples yet"
          action={<ButtonLink to="/test-lab">Open the Test Lab</ButtonLink>}
        >
          Worked cases that your salon saves appear here: what was there, what was wanted, what was
          mixed.
        </EmptyState>
      }
    >
      {(all) => (
        <>
          <ul className="flex flex-col gap-3">
            {all.map((example) => (
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
          {leaving && <DeleteExample example={leaving} onClose={() => setLeaving(undefined)} />}
        </>
      )}
    </QueryView>
  );
}

function DeleteExample({ example, onClose }: { example: TrainingExample; onClose: () => void }) {
  const remove = useMutation(deleteTrainingExample);
  return (
    <ConfirmDialog
      title="Delete this training example?"
      act="Delete example"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(example.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      “{example.name}” will be gone for the whole salon.
    </ConfirmDialog>
  );
}
