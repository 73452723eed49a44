import {
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Info,
  OctagonAlert,
  TriangleAlert,
} from "lucide-react";
import { useState } from "react";
import type { Finding } from "#tools/colour/schema.ts";
import { cx } from "#ui/lib/cx.ts";

const LOOKS = {
  block: { icon: OctagonAlert, ink: "text-bad", says: "Stop", order: 0 },
  warn: { icon: TriangleAlert, ink: "text-warn", says: "Mind", order: 1 },
  info: { icon: Info, ink: "text-ink-3", says: "Note", order: 2 },
} as const;

const SHORT = 3;

export type FormulaChecksProps = {
  findings: readonly Finding[];
  /** Opens the rule behind a finding and where it comes from. */
  onOpen: (finding: Finding) => void;
};

/** What the checks found, gravest first; each line opens its rule and source. */
export function FormulaChecks({ findings, onOpen }: FormulaChecksProps) {
  const [all, setAll] = useState(false);
  const sorted = findings.toSorted((a, b) => LOOKS[a.severity].order - LOOKS[b.severity].order);
  const grave = sorted.filter(({ severity }) => severity === "block").length;
  const shown = all ? sorted : sorted.slice(0, Math.max(SHORT, grave));
  const more = sorted.length - shown.length;
  return (
    <div className="rounded-[16px] bg-sunken px-2 py-1.5">
      {sorted.length === 0 ? (
        <p className="flex items-center gap-2.5 px-2 py-2 text-sm text-ink-2">
          <CircleCheck size={18} className="text-ok" aria-hidden="true" />
          Every check passed.
        </p>
      ) : (
        <ul>
          {shown.map((finding) => (
            <Line key={finding.code} finding={finding} onOpen={() => onOpen(finding)} />
          ))}
        </ul>
      )}
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

function Line({ finding, onOpen }: { finding: Finding; onOpen: () => void }) {
  const { icon: Icon, ink, says } = LOOKS[finding.severity];
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="group flex w-full items-start gap-2.5 rounded-[10px] px-2 py-2 text-left text-sm hover:bg-accent-soft touch:py-3"
      >
        <Icon size={18} className={cx("mt-px", ink)} aria-label={says} />
        <span className={cx("min-w-0 flex-1", finding.severity === "info" && "text-ink-2")}>
          {finding.sentence}
        </span>
        <ChevronRight
          size={16}
          aria-label="Why?"
          className="mt-0.5 text-ink-3 group-hover:text-ink"
        />
      </button>
    </li>
  );
}
