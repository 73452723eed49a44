import { useEffect, useRef } from "react";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { cardFor } from "./tool-cards.tsx";
import type { ToolPart } from "./tool-parts.ts";

export type Decide = (approvalId: string, approved: boolean) => void;

/** Something that changes the salon waits here for a tap. What it will do was decided by the server and is only shown. */
export function ApprovalCard({
  part,
  onDecide,
  busy,
}: {
  part: ToolPart;
  onDecide: Decide;
  busy: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  if (part.state !== "approval-requested") return null;
  const { id, requestReason } = part.approval;
  const [question, particulars] = asked(requestReason ?? "May I do this?");
  const verb = cardFor(part)?.act ?? "Do it";
  return (
    <div ref={box}>
      <Card waiting aria-label="Waiting for you" className="flex flex-wrap items-center gap-4">
        <p className="min-w-0 flex-1 basis-56 whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{question}</span>
          {particulars && <span className="text-ink-2"> {particulars}</span>}
        </p>
        <div className="flex gap-2">
          <Button onClick={() => onDecide(id, false)} disabled={busy}>
            No
          </Button>
          <Button kind="primary" onClick={() => onDecide(id, true)} pending={busy}>
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
