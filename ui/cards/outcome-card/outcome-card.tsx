import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Frown, Smile } from "lucide-react";
import { useState } from "react";
import type { ConsultationOutcome } from "#tools/outcomes/schema.ts";
import { getOutcome, recordOutcome } from "#ui/api/outcomes.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { OutcomeDetails } from "./outcome-details.tsx";
import { plannedWords } from "./outcome-words.ts";
import { ToldOutcome } from "./told-outcome.tsx";

export type OutcomeCardProps = {
  consultationId: string;
  /** What was known once: shown until the server says what is so now. */
  known?: ConsultationOutcome;
};

/** What came of a consultation: one tap after the service, the rest when there is time for it. */
export function OutcomeCard({ consultationId, known }: OutcomeCardProps) {
  const query = useQuery({
    ...getOutcome(consultationId),
    ...(known && { placeholderData: known }),
  });
  const [open, setOpen] = useState(false);
  if (query.data && !query.data.outcome)
    return <AskHappy told={query.data} onTold={() => setOpen(true)} />;
  return (
    <Card title="Outcome">
      <QueryView query={query} name="the outcome" shape={["h-13"]}>
        {(told) =>
          told.outcome &&
          (open ? (
            <OutcomeDetails told={told} outcome={told.outcome} onDone={() => setOpen(false)} />
          ) : (
            <ToldOutcome told={told} outcome={told.outcome} onChange={() => setOpen(true)} />
          ))
        }
      </QueryView>
    </Card>
  );
}

function AskHappy({ told, onTold }: { told: ConsultationOutcome; onTold: () => void }) {
  const { consultationId, planned } = told;
  const client = useQueryClient();
  const record = useMutation({
    ...recordOutcome,
    onSuccess: (now) => {
      client.setQueryData(getOutcome(consultationId).queryKey, now);
      onTold();
    },
  });
  const tell = (happy: boolean) => record.mutate({ consultationId, happy });
  const waits = (happy: boolean) => record.isPending && record.variables.happy === happy;
  return (
    <Card title="How did it come out?">
      <p className="text-sm text-ink-2">
        One tap after the service.
        {planned.level !== null && ` The plan was ${plannedWords(planned)}.`}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Button
          big
          onClick={() => tell(true)}
          pending={waits(true)}
          disabled={record.isPending}
          icon={<Smile size={20} aria-hidden="true" />}
        >
          Happy
        </Button>
        <Button
          big
          onClick={() => tell(false)}
          pending={waits(false)}
          disabled={record.isPending}
          icon={<Frown size={20} aria-hidden="true" />}
        >
          Not quite
        </Button>
      </div>
    </Card>
  );
}
