import { busySpans, durationOf } from "#tools/pricing/services/service-rules.ts";
import type { Segment, SegmentKind } from "#tools/pricing/services/service-schema.ts";
import { minutes } from "#ui/lib/format.ts";

/** What each kind is called, and what it means for the chair. */
export const SEGMENT_WORDS: Record<SegmentKind, { label: string; meaning: string }> = {
  apply: { label: "Apply", meaning: "your hands on the hair" },
  process: { label: "Process", meaning: "the product works, you are free" },
  finish: { label: "Finish", meaning: "rinsing, cutting, drying" },
  transition: { label: "Clean-up", meaning: "changing over to the next client" },
};

/** The segments as one sentence, for readers: "Apply 30 min, process 35 min; 1 h 05 altogether". */
export function segmentSentence(segments: readonly Segment[]): string {
  const parts = segments.map(
    ({ kind, minutes: each }) => `${SEGMENT_WORDS[kind].label.toLowerCase()} ${minutes(each)}`,
  );
  return `${parts.join(", ")}; ${minutes(durationOf(segments))} altogether`;
}

/** Whether the stylist is free for some of it. */
export const hasProcess = (segments: readonly Segment[]) =>
  segments.some(({ kind }) => kind === "process");

/** Minutes of it that hold the stylist. */
export const handsOn = (segments: readonly Segment[]) =>
  busySpans(segments).reduce((sum, { from, to }) => sum + to - from, 0);
