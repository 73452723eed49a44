import { useEffect, useRef, useState } from "react";
import type { ApprovalPreview } from "#tools/core/act-schema.ts";
import { ChangeList } from "#ui/cards/change-list.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { ApprovalEdits } from "./approval-edits.tsx";
import { cardFor } from "#ui/chat/cards/tool-cards.tsx";
import type { ToolPart } from "./tool-parts.ts";

export type Edits = Record<string, unknown>;
export type Decide = (approvalId: string, approved: boolean, edits?: Edits) => void;

/** Something that changes the salon waits here for a tap: what it is now, what it would be, and what may still be altered. */
export function ApprovalCard({
  part,
  preview,
  onDecide,
  busy,
}: {
  part: ToolPart;
  preview: ApprovalPreview | undefined;
  onDecide: Decide;
  busy: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [edits, setEdits] = useState<Edits>();
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  if (part.state !== "approval-requested") return null;
  const { id, requestReason } = part.approval;
  const [question, particulars] = asked(requestReason ?? "May I do this?");
  const verb = cardFor(part)?.act ?? "Do it";
  const { changes = [], edits: offered = [], currency } = preview ?? {};
  return (
    <div ref={box}>
      <Card waiting aria-label="Waiting for you" className="flex flex-col gap-4">
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{question}</span>
          {particulars && <span className="text-ink-2"> {particulars}</span>}
        </p>
        {changes.length > 0 && !edits && <ChangeList changes={changes} />}
        {edits && (
          <ApprovalEdits
            fields={offered}
            currency={currency}
            input={(part.input ?? {}) as Edits}
            edits={edits}
            onChange={setEdits}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {offered.length > 0 && (
            <Button
              kind="ghost"
              className="mr-auto"
              onClick={() => setEdits(edits ? undefined : {})}
              disabled={busy}
            >
              {edits ? "As it was" : "Edit"}
            </Button>
          )}
          <Button onClick={() => onDecide(id, false)} disabled={busy}>
            No
          </Button>
          <Button
            kind="primary"
            onClick={() => onDecide(id, true, edits)}
            pending={busy}
            disabled={Object.values(edits ?? {}).some(Number.isNaN)}
          >
            {verb}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** The question, and what follows it: whom, what and how much, which is read and not shouted. */
function asked(reason: string): [question: string, particulars: string] {
  const end = reason.indexOf("? ") + 1;
  return end === 0 ? [reason, ""] : [reason.slice(0, end), reason.slice(end).trim()];
}
