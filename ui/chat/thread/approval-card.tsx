import { CircleAlert } from "lucide-react";
import { use, useEffect, useRef, useState, type ReactNode } from "react";
import type { ApprovalPreview, WayOut } from "#tools/core/act-schema.ts";
import { ChangeList } from "#ui/cards/change-list.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { ApprovalEdits } from "./approval-edits.tsx";
import { cardFor } from "#ui/chat/cards/tool-cards.tsx";
import type { ToolPart } from "./tool-parts.ts";
import { WaitingTaps } from "./waiting-card.ts";

export type Edits = Record<string, unknown>;
export type Decide = (approvalId: string, approved: boolean, edits?: Edits) => void;

/**
 * Something that changes the salon waits here for a tap: what it is now, what it would be, what should be known of it, and what
 * may still be altered. What would be refused cannot be tapped before it is altered.
 */
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
  const [way, setWay] = useState<WayOut>();
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { refused } = preview ?? {};
  const stands = refused === undefined || way !== undefined || Object.keys(edits ?? {}).length > 0;
  const canTap = stands && !busy && !Object.values(edits ?? {}).some(isLacking);
  const waits = part.state === "approval-requested";
  const tap = () => {
    if (waits) onDecide(part.approval.id, true, edits ?? way?.edits);
  };
  const taps = use(WaitingTaps);
  useEffect(() => {
    if (!waits) return undefined;
    taps.set(part.toolCallId, canTap ? tap : null);
    return () => void taps.delete(part.toolCallId);
  });
  if (!waits) return null;
  const { id, requestReason } = part.approval;
  const [question, particulars] = asked(way?.question ?? requestReason ?? "May I do this?");
  const verb = cardFor(part)?.act ?? "Do it";
  const { edits: offered = [], currency, ways = [] } = preview ?? {};
  const { changes = [], warnings = [] } = way ?? preview ?? {};
  return (
    <div ref={box}>
      <Card waiting aria-label="Waiting for you" className="flex flex-col gap-4">
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="font-semibold">{question}</span>
          {particulars && <span className="text-ink-2"> {particulars}</span>}
        </p>
        {!edits &&
          [...(stands ? [] : [refused]), ...warnings].map((known) => (
            <Known key={known}>{known}</Known>
          ))}
        {ways.length > 0 && !edits && (
          <div role="group" aria-label="Instead" className="flex flex-wrap gap-2">
            {ways.map((each) => (
              <Chip
                key={each.label}
                on={each === way}
                onClick={() => setWay(each === way ? undefined : each)}
                disabled={busy}
              >
                {each.label}
              </Chip>
            ))}
          </div>
        )}
        {stands && changes.length > 0 && !edits && <ChangeList changes={changes} />}
        {edits && (
          <ApprovalEdits
            fields={offered}
            currency={currency}
            input={{ ...(part.input as Edits), ...way?.edits }}
            edits={edits}
            onChange={setEdits}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {offered.length > 0 && (
            <Button
              kind="ghost"
              className="mr-auto"
              onClick={() => setEdits(edits ? undefined : { ...way?.edits })}
              disabled={busy}
            >
              {edits ? "As it was" : "Edit"}
            </Button>
          )}
          <Button onClick={() => onDecide(id, false)} disabled={busy}>
            No
          </Button>
          <Button kind="primary" onClick={tap} pending={busy} disabled={!busy && !canTap}>
            {verb}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** A figure that was not typed whole, or nobody ticked. */
const isLacking = (value: unknown) =>
  Number.isNaN(value) || (Array.isArray(value) && value.length === 0);

/** What should be known before a tap. */
const Known = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2.5 rounded-m bg-warn-soft px-4 py-3 text-sm">
    <CircleAlert size={18} className="shrink-0 text-warn" aria-hidden="true" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
);

/** The question, and what follows it: whom, what and how much, which is read and not shouted. */
function asked(reason: string): [question: string, particulars: string] {
  const end = reason.indexOf("? ") + 1;
  return end === 0 ? [reason, ""] : [reason.slice(0, end), reason.slice(end).trim()];
}
