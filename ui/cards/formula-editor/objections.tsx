import { Info, OctagonAlert, TriangleAlert } from "lucide-react";
import type { BowlFinding, Instead } from "#tools/colour/check/objection.ts";
import { SourceText } from "#ui/cards/formula-card/rule-list.tsx";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { insteadWords } from "./hand-draft.ts";

const LOOKS = {
  block: { icon: OctagonAlert, ink: "text-bad", ground: "bg-bad-soft", says: "Stop" },
  warn: { icon: TriangleAlert, ink: "text-warn", ground: "bg-warn-soft", says: "Mind" },
  info: { icon: Info, ink: "text-ink-3", ground: "bg-sunken", says: "Note" },
} as const;

export type ObjectionsProps = {
  title?: string;
  findings: readonly BowlFinding[];
  onUse?: (instead: Instead) => void;
};

/** What the checks say of a bowl, beside it, each with its source and with what to use instead. */
export function Objections({ title, findings, onUse }: ObjectionsProps) {
  if (findings.length === 0) return null;
  return (
    <div>
      {title && <h3 className="mb-2 text-sm font-semibold">{title}</h3>}
      <ul className="flex flex-col gap-2">
        {findings.map((finding) => {
          const { icon: Icon, ink, ground, says } = LOOKS[finding.severity];
          const { instead } = finding;
          const words = onUse && insteadWords(instead);
          return (
            <li
              key={finding.code}
              className={cx("flex items-start gap-2.5 rounded-[14px] px-3 py-2.5 text-sm", ground)}
            >
              <Icon size={18} aria-label={says} className={cx("mt-px shrink-0", ink)} />
              <div className="min-w-0 flex-1">
                <p>{finding.sentence}</p>
                <p className="mt-0.5 text-xs text-ink-2 [overflow-wrap:anywhere]">
                  <SourceText text={finding.source} />
                </p>
                {words && instead && (
                  <Button className="mt-2" onClick={() => onUse(instead)}>
                    {words}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
