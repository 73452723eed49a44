import type { JudgedNotation } from "#tools/colour/notation/schema.ts";
import { Objections } from "#ui/cards/formula-editor/objections.tsx";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** Shorthand that the stylist wrote, as it was read, and what the checks say of it. Nothing is saved. */
export function NotationCard({ value, compact }: { value: JudgedNotation; compact: boolean }) {
  const { bowls, unread, notes, findings } = value;
  return (
    <Card title="Your formula as I read it">
      <NotedBowls bowls={bowls} unread={unread} notes={notes} compact={compact} />
      {findings.length > 0 && (
        <div className="mt-4">
          <Objections title="What the checks say" findings={findings} />
        </div>
      )}
    </Card>
  );
}
