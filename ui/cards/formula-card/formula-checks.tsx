import {
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Info,
  OctagonAlert,
  TriangleAlert,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Finding, TraceEntry } from "#tools/colour/schema.ts";
import { cx } from "#ui/lib/cx.ts";

const LOOKS = {
  block: { icon: OctagonAlert, ink: "text-bad", says: "Stop", order: 0 },
  warn: { icon: TriangleAlert, ink: "text-warn", says: "Mind", order: 1 },
  info: { icon: Info, ink: "text-ink-3", says: "Note", order: 2 },
} as const;

const SHORT = 3;

const PASSED = <CircleCheck size={18} className="mt-px text-ok" aria-label="Passed" />;

export type FormulaChecksProps = {
  findings: readonly Finding[];
  /** What speaks for the bowl, in green. */
  reasons?: readonly TraceEntry[];
  /** Opens the rule behind a finding and where it comes from. */
  onOpen: (finding: Finding) => void;
  onReason?: (reason: TraceEntry) => void;
};

/** What the checks found, gravest first; each line opens its rule and source. */
export function FormulaChecks({ findings, reasons = [], onOpen, onReason }: FormulaChecksProps) {
  const [all, setAll] = useState(false);
  const sorted = findings.toSorted((a, b) => LOOKS[a.severity].order - LOOKS[b.severity].order);
  const grave = sorted.filter(({ severity }) => severity === "block").length;
  const shown = all ? sorted : sorted.slice(0, Math.max(SHORT, grave));
  const more = sorted.length - shown.length;
  return (
    <div className="rounded-[16px] bg-sunken px-2 py-1.5">
      <ul>
        {shown.map((finding) => {
          const { icon: Icon, ink, says } = LOOKS[finding.severity];
          return (
            <Line
              key={finding.code}
              icon={<Icon size={18} className={cx("mt-px", ink)} aria-label={says} />}
              quiet={finding.severity === "info"}
              onOpen={() => onOpen(finding)}
            >
              {finding.sentence}
            </Line>
          );
        })}
        {sorted.length === 0 && reasons.length === 0 && (
          <li className="flex gap-2.5 px-2 py-2 text-sm text-ink-2">
            {PASSED}
            Every check passed.
          </li>
        )}
        {reasons.map((reason) => (
          <Line key={reason.rule} icon={PASSED} quiet onOpen={() => onReason?.(reason)}>
            {reason.effect}
          </Line>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="flex min-h-9 w-full items-center gap-2.5 rounded-[10px] px-2 text-left text-sm text-ink-3 hover:text-ink touch:min-h-11"
        >
          <ChevronDown size={18} aria-hidden="true" />
          {more === 1 ? "1 more note" : `${more} more notes`}
        </button>
      )}
    </div>
  );
}

function Line({
  icon,
  quiet,
  onOpen,
  children,
}: {
  icon: ReactNode;
  quiet: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="group flex w-full items-start gap-2.5 rounded-[10px] px-2 py-2 text-left text-sm hover:bg-accent-soft touch:py-3"
      >
        {icon}
        <span className={cx("min-w-0 flex-1", quiet && "text-ink-2")}>{children}</span>
        <ChevronRight
          size={16}
          aria-label="Why?"
          className="mt-0.5 text-ink-3 group-hover:text-ink"
        />
      </button>
    </li>
  );
}
