import {
  type PayAtBooking,
  Segments,
  ServiceCategory,
  type CreateService,
  type Segment,
  type Service,
} from "#tools/pricing/service-schema.ts";
import { SERVICE_FIELDS } from "#tools/pricing/service-fields.ts";
import { maxAbove, readRange } from "#tools/pricing/price-range-rules.ts";
import { pricesWords } from "#tools/pricing/service-price-rules.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { durationOf, resizeSegments } from "#tools/pricing/service-rules.ts";
import { numberProblem } from "#ui/lib/number-problem.ts";
import type { SegmentDraft } from "#ui/cards/segments/segments-field.tsx";

/** A service as it is being written. */
export type ServiceDraft = {
  name: string;
  category: ServiceCategory | "";
  description: string;
  basePrice: string;
  priceRange: string;
  /** What a booking by the client asks for; of a deposit an amount as text, or a percent. */
  payAtBooking: PayAtBooking;
  depositText: string;
  depositPercent: number | undefined;
  noShowPercent: number | undefined;
  duration: number | undefined;
  /** Null: the whole time holds the stylist. */
  parts: SegmentDraft[] | null;
  online: boolean;
  onlineInProcessing: boolean;
  /** Unsaid until somebody decides: then the category does. */
  needsPatchTest: boolean | undefined;
};

export type Problems = Partial<
  Record<"name" | "category" | "basePrice" | "duration" | "parts", string>
>;

/** A new service, or one that is on the menu. */
export function draftOf(service: Service | undefined): ServiceDraft {
  if (!service) {
    return {
      name: "",
      category: "",
      description: "",
      basePrice: "",
      priceRange: "",
      payAtBooking: "none",
      depositText: "",
      depositPercent: undefined,
      noShowPercent: undefined,
      duration: undefined,
      parts: null,
      online: true,
      onlineInProcessing: false,
      needsPatchTest: undefined,
    };
  }
  const { segments, priceRange, depositText, depositPercent, noShowPercent, ...rest } = service;
  const plain = segments.length === 1 && segments[0]?.kind === "apply";
  return {
    ...rest,
    priceRange: priceRange ?? "",
    depositText: depositText ?? "",
    depositPercent: depositPercent ?? undefined,
    noShowPercent: noShowPercent ?? undefined,
    parts: plain ? null : partsOf(segments),
  };
}

/** Whether it asks for a patch test: what was decided, else whether it is colour. */
export const patchTestOf = ({ needsPatchTest, category }: ServiceDraft) =>
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

/** What keeps it from being saved, by field. */
export function problemsOf(draft: ServiceDraft, currency: string): Problems {
  const problems: Problems = {};
  if (!draft.name.trim()) problems.name = "Please enter a name.";
  if (!draft.category) problems.category = "Please choose a category.";
  if (parsePrice(draft.basePrice, currency) === null) {
    problems.basePrice = `Write a price in ${currency}, such as ${priceText(15_000, currency)}.`;
  }
  const { duration, parts } = draft;
  const wrong = numberProblem(SERVICE_FIELDS.duration, duration);
  if (wrong) problems.duration = wrong;
  if (!parts) return problems;
  const segments = segmentsOf(parts);
  if (!segments) problems.parts = "Write the minutes of every part, at least 1.";
  else if (!Segments.safeParse(segments).success) {
    problems.parts = "At least one part must hold you: it cannot all be processing.";
  } else if (duration && durationOf(segments) !== duration) {
    problems.duration = `The parts take ${durationOf(segments)} minutes. Processing is not cut short: change the parts.`;
  }
  return problems;
}

/** The body that the server takes, of a draft without problems. */
export function bodyOf(draft: ServiceDraft, stylistId: string): CreateService {
  const { parts, duration = 0 } = draft;
  const segments = parts && segmentsOf(parts);
  return {
    stylistId,
    name: draft.name.trim(),
    category: ServiceCategory.parse(draft.category),
    description: draft.description.trim() || null,
    basePrice: draft.basePrice.trim(),
    priceRange: draft.priceRange.trim() || null,
    payAtBooking: draft.payAtBooking,
    depositText: draft.depositText.trim() || null,
    depositPercent: draft.depositPercent ?? null,
    noShowPercent: draft.noShowPercent ?? null,
    duration,
    segments: segments ?? null,
    online: draft.online,
    onlineInProcessing: draft.onlineInProcessing,
    needsPatchTest: patchTestOf(draft),
  };
}

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
