import { SegmentsField } from "#ui/cards/segments/segments-field.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { inParts, withParts, type ServiceDraft } from "./service-draft.ts";

const WAYS = [
  { value: "whole", label: "Hands on throughout" },
  { value: "parts", label: "In parts" },
] as const;

/** How the time of a service is spent: all of it holds the stylist, or what processes frees them. */
export function ServiceTimes({
  draft,
  onChange,
  error,
}: {
  draft: ServiceDraft;
  onChange: (change: Partial<ServiceDraft>) => void;
  error: string | undefined;
}) {
  return (
    <section aria-label="How the time is spent" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm font-semibold">How the time is spent</p>
        <SegmentedControl
          label="How the time is spent"
          options={WAYS}
          value={draft.parts ? "parts" : "whole"}
          onChange={(way) => onChange(way === "parts" ? inParts(draft) : { parts: null })}
        />
      </div>
      {draft.parts ? (
        <SegmentsField
          parts={draft.parts}
          onChange={(parts) => onChange(withParts(draft, parts))}
          error={error}
        />
      ) : (
        <p className="text-sm text-ink-2">
          You are busy from beginning to end. Tell the parts apart where a product processes: that
          time can then take another client.
        </p>
      )}
    </section>
  );
}
