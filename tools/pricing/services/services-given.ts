import { refused } from "#tools/core/field-error.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { durationOf, resizeSegments } from "./service-rules.ts";
import type { CreateService, Segment, UpdateService } from "./service-schema.ts";

/** The minor units of a price that was written. @throws invalid, naming `basePrice` */
export function priceOf(text: string, currency: string): number {
  const minor = parsePrice(text, currency);
  if (minor === null) {
    throw refused(
      "basePrice",
      `Write a price in ${currency} below a million, such as ${priceText(15_000, currency)}.`,
    );
  }
  return minor;
}

/** The segments of a new service; without any, its whole time holds the stylist. @throws invalid where they do not add up */
export function newTimes({
  duration,
  segments,
}: Pick<CreateService, "duration" | "segments">): Segment[] {
  if (!segments) return [{ kind: "apply", minutes: duration }];
  requireSum(segments, duration);
  return segments;
}

/**
 * The segments of a service that is changed: the new ones; the old ones, as long as the new duration; or as they were.
 * @throws invalid where they do not add up, or cannot be made so short
 */
export function changedTimes(
  { duration, segments }: Pick<UpdateService, "duration" | "segments">,
  before: Segment[],
): Segment[] {
  if (segments) {
    if (duration !== undefined) requireSum(segments, duration);
    return segments;
  }
  if (segments === null) return newTimes({ duration: duration ?? durationOf(before) });
  if (duration === undefined) return before;
  const resized = resizeSegments(before, duration);
  if (!resized) {
    throw refused("duration", "What processes takes longer than that. Change its segments.");
  }
  return resized;
}

function requireSum(segments: readonly Segment[], duration: number): void {
  const sum = durationOf(segments);
  if (sum !== duration) {
    throw refused("duration", `The segments take ${sum} minutes together, not ${duration}.`);
  }
}
