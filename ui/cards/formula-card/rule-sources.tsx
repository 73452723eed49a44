import { Dialog } from "#ui/components/layers/dialog.tsx";
import { RuleList } from "./rule-list.tsx";
import type { Explained } from "./why-figure.ts";
import { WhyNot } from "./why-not.tsx";

/** Which rules fired, what each did, where it comes from and how well that is established. */
export function RuleSources({
  explained,
  consultationId,
  onClose,
}: {
  explained: Explained | undefined;
  /** Whose checks other ways are put to; without it none is offered. */
  consultationId?: string;
  onClose: () => void;
}) {
  if (!explained) return null;
  const { question, lead, rules, others = [], step } = explained;
  return (
    <Dialog open wide onClose={onClose} title={question}>
      {lead && <p className="pb-3">{lead}</p>}
      <RuleList rules={rules} />
      {consultationId && others.length > 0 && (
        <section aria-label="What else was weighed" className="mt-5 border-t border-line-soft pt-4">
          {others.map((other) => (
            <WhyNot
              key={other}
              consultationId={consultationId}
              question={other}
              {...(step !== undefined && { step })}
            />
          ))}
        </section>
      )}
    </Dialog>
  );
}
