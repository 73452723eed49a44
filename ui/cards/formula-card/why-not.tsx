import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { explainConsultation } from "#ui/api/chair/consultations.ts";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import { RuleList } from "./rule-list.tsx";

/** Another way, put to the checks when it is unfolded: what they say of it, and by which rule. */
export function WhyNot({
  consultationId,
  question,
  step,
}: {
  consultationId: string;
  question: string;
  step?: number;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { data, error } = useQuery({
    ...explainConsultation(consultationId, question, step),
    enabled: open,
  });
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-small text-left text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={cx("shrink-0 transition-transform duration-150", !open && "-rotate-90")}
        />
        {question}
      </button>
      <div id={id} hidden={!open} aria-live="polite" className="pb-3 pl-6 text-sm">
        {open && !data && !error && <Spinner className="size-4.5" />}
        {error && <p>It could not be looked up. Close this and try again.</p>}
        {data && (
          <>
            <p className="pb-3">{data.says}</p>
            <RuleList rules={data.rules.filter(({ effect }) => !data.says?.includes(effect))} />
          </>
        )}
      </div>
    </div>
  );
}
