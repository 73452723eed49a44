import type { SwitchSummary } from "#tools/library/convert-schema.ts";
import { SwitchCounts } from "#ui/cards/converted-formula/switch-counts.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** What switching a line comes to, and the way to the review. */
export function SwitchCard({ value }: { value: SwitchSummary }) {
  const { fromName, toName, total, from, to } = value;
  return (
    <Card title={`${fromName} to ${toName}`} className="flex flex-col gap-3">
      {total === 0 ? (
        <p className="text-ink-2">No formula of the last year is left to switch.</p>
      ) : (
        <>
          <SwitchCounts counts={value} />
          <div>
            <ButtonLink
              kind="primary"
              to={`/library/switch?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`}
            >
              Review and save
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}
