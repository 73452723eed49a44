import type { FormulaOverride } from "#tools/bench/write-schema.ts";
import { Card } from "#ui/components/page/card.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** Who released which blocked formula, when and why, newest first. */
export function OverrideLog({ log }: { log: readonly FormulaOverride[] }) {
  return (
    <Card title="Released against the checks">
      <ul className="flex flex-col">
        {log.map(({ id, name, reason, formulaName, findings, createdAt }) => (
          <li
            key={id}
            className="border-t border-line-soft py-3 text-sm first:border-t-0 first:pt-0"
          >
            <p>
              <strong>{name}</strong>, <time dateTime={createdAt}>{shortDate(createdAt)}</time>:{" "}
              {formulaName}
            </p>
            <p className="mt-1 [overflow-wrap:anywhere]">{reason}</p>
            <p className="mt-1 text-xs text-ink-2">
              {findings.map(({ sentence }) => sentence).join(" ")}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
