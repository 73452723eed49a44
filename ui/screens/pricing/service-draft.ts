import {
  ServiceCategory,
  type Segment,
  type Service,
} from "#tools/pricing/services/service-schema.ts";
import { maxAbove, readRange } from "#tools/pricing/price-range-rules.ts";
import { pricesWords } from "#tools/pricing/services/service-price-rules.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { durationOf, resizeSegments } from "#tools/pricing/services/service-rules.ts";
import type { SegmentDraft } from "#ui/cards/segments/segments-field.tsx";
import { textDraft, type TextDraft } from "#ui/lib/device/text-draft.ts";

const TEXTS = ["name", "description", "basePrice", "priceRange", "depositText"] as const;

/** A service as it is being written. */
export type ServiceDraft = TextDraft<(typeof TEXTS)[number]> &
  Pick<
    Service,
    "payAtBooking" | "depositPercent" | "noShowPercent" | "online" | "onlineInProcessing"
  > & {
    category: ServiceCategory | "";
    duration: number | null;
    /** Null: the whole time holds the stylist. */
    parts: SegmentDraft[] | null;
    /** Unsaid until somebody decides: then the category does. */
    needsPatchTest: boolean | undefined;
  };

/** A new service at a price that was worked out before, or one that is on the menu. */
export function draftOf(service: Service | undefined, price = ""): ServiceDraft {
  const segments = service?.segments ?? [];
  const plain = segments.length === 0 || (segments.length === 1 && segments[0]?.kind === "apply");
  return {
    ...textDraft(TEXTS, service),
    basePrice: service?.basePrice ?? price,
    category: service?.category ?? "",
    payAtBooking: service?.payAtBooking ?? "none",
    depositPercent: service?.depositPercent ?? null,
    noShowPercent: service?.noShowPercent ?? null,
    duration: service?.duration ?? null,
    parts: plain ? null : partsOf(segments),
    online: service?.online ?? true,
    onlineInProcessing: service?.onlineInProcessing ?? false,
    needsPatchTest: service?.needsPatchTest,
  };
}

/** Whether it asks for a patch test: what was decided, else whether it is colour. */
export const patchTestOf = ({
  needsPatchTest,
  category,
}: Pick<ServiceDraft, "needsPatchTest" | "category">) =>
  needsPatchTest ?? category === "Color Services";

/** The draft with other parts; its duration is then theirs. */
export function withParts(draft: ServiceDraft, parts: SegmentDraft[]): ServiceDraft {
  const whole = parts.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  return { ...draft, parts, duration: whole };
}

/** The draft whose time is told apart, as a colour is: hands on, the product alone, the finish. */
export function inParts(draft: ServiceDraft): ServiceDraft {
  const whole = Math.max(draft.duration ?? 90, 15);
  const process = Math.round((whole * 0.4) / 5) * 5;
  const finish = Math.round((whole * 0.25) / 5) * 5;
  return withParts(
    draft,
    partsOf([
      { kind: "apply", minutes: whole - process - finish },
      { kind: "process", minutes: process },
      { kind: "finish", minutes: finish },
    ]),
  );
}

/** The draft once its duration has been typed: its parts take as long, where they can. */
export function settled(draft: ServiceDraft): ServiceDraft {
  const { parts, duration } = draft;
  const segments = parts && segmentsOf(parts);
  if (!parts || !segments || !duration || durationOf(segments) === duration) return draft;
  const resized = resizeSegments(segments, duration);
  if (!resized) return draft;
  return {
    ...draft,
    parts: parts.map((part, at) => ({ ...part, minutes: resized[at]?.minutes })),
  };
}

/** What no word says of it, by field. */
export function problemsOf(draft: ServiceDraft, currency: string) {
  const { category, basePrice, duration, parts } = draft;
  const segments = parts && segmentsOf(parts);
  const whole = segments && durationOf(segments);
  return {
    ...(!category && { category: "Please choose a category." }),
    ...(parsePrice(basePrice, currency) === null && {
      basePrice: `Write a price in ${currency}, such as ${priceText(15_000, currency)}.`,
    }),
    ...(parts && !segments && { segments: "Write the minutes of every part, at least 1." }),
    ...(segments?.every(({ kind }) => kind === "process") && {
      segments: "At least one part must hold you: it cannot all be processing.",
    }),
    ...(duration &&
      whole &&
      whole !== duration && {
        duration: `The parts take ${whole} minutes. Processing is not cut short: change the parts.`,
      }),
  };
}

/** What is sent. */
export const bodyOf = ({ parts, ...draft }: ServiceDraft, stylistId: string) => ({
  ...draft,
  stylistId,
  segments: parts && segmentsOf(parts),
  needsPatchTest: patchTestOf(draft),
});

/** What clients would read as its price; undefined while no base price is written. */
export function wordsOf({ basePrice, priceRange }: ServiceDraft, currency: string) {
  const base = parsePrice(basePrice, currency);
  if (base === null) return undefined;
  const written = readRange(priceRange, currency);
  const max = maxAbove(base, written?.max ?? null);
  return pricesWords({ base, max, from: written?.from ?? false }, currency);
}

function partsOf(segments: readonly Segment[]): SegmentDraft[] {
  return segments.map((segment, key) => ({ key, ...segment }));
}

/** Null while a part has no minutes. */
function segmentsOf(parts: readonly SegmentDraft[]): Segment[] | null {
  const said = parts.flatMap(({ kind, minutes }) => (minutes ? { kind, minutes } : []));
  return said.length === parts.length ? said : null;
}
