import type { Finding } from "#tools/colour/schema.ts";
import { sourceName } from "#tools/colour/source-name.ts";
import { Card } from "#ui/components/page/card.tsx";

/** What the correction reasons from, before its bowls: the cause first, then what the photos show, then what it changes. */
export function WhyLeft({ findings }: { findings: readonly Finding[] }) {
  const causes = findings.filter(({ code }) => code.startsWith("cause_"));
  const others = findings.filter(({ code }) => TOLD.includes(code));
  const [cause, ...more] = [...causes, ...others];
  if (!cause) return null;
  return (
    <Card title="Why it is still there" className="flex flex-col">
      <p className="text-md">{cause.sentence}</p>
      <p className="mt-1.5 text-sm text-ink-3">{sourceName(cause.source)}</p>
      {more.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2.5 border-t border-line-soft pt-4">
          {more.map(({ code, sentence }) => (
            <li key={code} className="text-ink-2">
              {sentence}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Whether this card has told a finding, so that the bowl's card need not; what stops a bowl is told there too. */
export const toldAsCause = ({ code, severity }: Finding): boolean =>
  severity !== "block" && (code.startsWith("cause_") || TOLD.includes(code));

/** Beside the cause: the photos side by side, and how this try differs from the last. */
const TOLD = [
  "photos_compared",
  "correction_changes_kind",
  "goal_a_level_darker",
  "correction_stop",
];
