import type { TraceEntry } from "#tools/colour/schema.ts";
import { certaintyWords, ruleName, SourceText } from "#ui/cards/formula-card/rule-list.tsx";

/** Many rules, close together: what each did, and beneath it in small its name, source and certainty. */
export function RuleRows({ rules }: { rules: readonly TraceEntry[] }) {
  return (
    <ul className="flex flex-col">
      {rules.map(({ rule, effect, source, confidence, about }, index) => (
        <li
          key={index}
          className="break-inside-avoid border-t border-line-soft py-2.5 first:border-t-0 first:pt-0 last:pb-0"
        >
          <p>{effect}</p>
          {/* the confidence is reckoned by one scale, which the sources name once */}
          {about !== "confidence" && (
            <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-xs text-ink-3 [&_a]:-my-3 [&>span]:min-w-0 [&>span]:break-words">
              <span>{ruleName(rule)}</span>
              <span>
                <SourceText text={source} />
              </span>
              <span>{certaintyWords(confidence)}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
