import type { Segment } from "./service-schema.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** Minutes of all segments together. */
export function durationOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes that hold the stylist. */
export function heldMinutes(segments: readonly Segment[]): number {
  return durationOf(segments.filter(({ kind }) => kind !== "process"));
}

/** From one minute after the start to another. */
export type MinuteSpan = { from: number; to: number };

/** When the stylist is held, in minutes after the start: everything but what processes, what touches joined. */
export function busySpans(segments: readonly Segment[]): MinuteSpan[] {
  const spans: MinuteSpan[] = [];
  let at = 0;
  for (const { kind, minutes } of segments) {
    const span = { from: at, to: at + minutes };
    at = span.to;
    if (kind === "process") continue;
    const before = spans.at(-1);
    if (before?.to === span.from) before.to = span.to;
    else spans.push(span);
  }
  return spans;
}

/**
 * The same segments, `minutes` long altogether. What processes takes as long as the product needs, so the last segment
 * that holds the stylist takes the difference, and the ones before it what it cannot give; each keeps a minute.
 * Null where even that is not short enough.
 */
export function resizeSegments(segments: readonly Segment[], minutes: number): Segment[] | null {
  let missing = minutes - durationOf(segments);
  const resized = segments.toReversed().map((segment) => {
    if (segment.kind === "process" || missing === 0) return { ...segment };
    const length = Math.max(1, segment.minutes + missing);
    missing -= length - segment.minutes;
    return { ...segment, minutes: length };
  });
  return missing === 0 ? resized.toReversed() : null;
}

/** Whether two names mean the same service: case, accents, dashes and the spelling of colour aside. An empty one means none. */
export function isSameName(a: string, b: string): boolean {
  const folded = fold(a);
  return folded !== "" && folded === fold(b);
}

/** Whether a name has all of these words, spelt as loosely: "balayage" is in "Balayage & gloss", "roots" and "touchup" in "Root touch-up", and "gloss" not in "Glossing". */
export function hasWords(name: string, words: string): boolean {
  const single = (text: string) =>
    fold(text)
      .replaceAll(/(?<=[^s\W]{3})s\b/g, "")
      .split(" ");
  const parts = single(name);
  const joined = parts.slice(1).map((part, at) => `${parts[at] ?? ""}${part}`);
  const sought = single(words).filter(Boolean);
  return sought.length > 0 && sought.every((word) => [...parts, ...joined].includes(word));
}

function fold(name: string): string {
  return oneSpelling(name.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
