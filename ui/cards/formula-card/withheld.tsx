import { OctagonAlert } from "lucide-react";
import { useState } from "react";
import type { Finding } from "#tools/colour/schema.ts";
import { finalBlocksOf } from "#tools/formulas/rules.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { PatchCure, type TestedClient } from "./patch-cure.tsx";
import { OverrideDialog } from "./override-dialog.tsx";

/** Says why a bowl's grams are not shown: what stops it, each with its source behind a tap, and the way to answer for it where there is one. */
export function Withheld({
  findings,
  formula,
  client,
  onOpen,
}: {
  findings: readonly Finding[];
  formula: StoredFormula | null;
  client: TestedClient | undefined;
  onOpen: (finding: Finding) => void;
}) {
  const [asking, setAsking] = useState(false);
  const releasable = formula?.withheld && finalBlocksOf(findings).length === 0;
  return (
    <>
      <div role="note" className="flex gap-3.5 rounded-[16px] bg-bad-soft p-4">
        <OctagonAlert size={22} className="mt-0.5 shrink-0 text-bad" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">Do not mix this bowl</p>
          <ul className="mt-2 flex flex-col gap-3">
            {findings.map((finding) => (
              <li key={finding.code} className="flex flex-col items-start gap-1.5 text-sm">
                {finding.sentence}
                <Button onClick={() => onOpen(finding)} className="h-8 px-3 text-xs">
                  Why?
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-sm:[&>*]:flex-1 max-sm:[&>*]:px-3">
        {client && findings.some(({ code }) => code.startsWith("patch_test")) && (
          <PatchCure client={client} />
        )}
        {releasable && (
          <Button kind="danger" onClick={() => setAsking(true)}>
            Override with my name
          </Button>
        )}
      </div>
      {asking && formula && (
        <OverrideDialog
          formulaId={formula.id}
          findings={findings}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
