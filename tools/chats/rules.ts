import { APPROVAL_MINUTES, type ChatMetadata, type FinishReason } from "./schema.ts";

const MAX_TITLE = 60;
/** The name of a chat in which nothing was said yet. */
export const UNTITLED = "New look";

/** Why a card was turned down on which nobody tapped before more was written. */
export const MOVED_ON = "The conversation moved on.";

/** A chat's name from the first thing said in it: its first sentence, cut at a word. */
export function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const sentence = /^.{12,}?[.!?](?= |$)/.exec(line)?.[0].replace(/[.!?]+$/, "") ?? line;
  if (!sentence) return UNTITLED;
  const cut =
    sentence.length <= MAX_TITLE
      ? sentence
      : `${sentence.slice(0, MAX_TITLE).replace(/\s+\S*$/, "")}…`;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** Whether an approval card of a message may still be tapped. */
export function isFresh(
  metadata: ChatMetadata | undefined,
  approvalId: string,
  now: Date,
): boolean {
  const { askedAt, waitsUntil } = metadata ?? {};
  const issued = askedAt?.[approvalId];
  if (issued === undefined) return false;
  const until = waitsUntil
    ? Date.parse(waitsUntil)
    : Date.parse(issued) + APPROVAL_MINUTES * 60_000;
  return now.getTime() <= until;
}

type Said = { type: string; text?: unknown; data?: unknown };

/** Whether two messages of a person say the same: the same words, photos and sheets in the same order, wherever they were sent from. */
export function saysTheSame(one: readonly Said[], other: readonly Said[]): boolean {
  return JSON.stringify(one.flatMap(wordsOf)) === JSON.stringify(other.flatMap(wordsOf));
}

/** A part as it is compared: the database keeps no order of keys. */
function wordsOf({ type, text, data }: Said): unknown[] {
  if (type === "text") return [text];
  if (type === "data-beside") return [];
  return [[type, ...Object.entries(data ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))]];
}

const FAILED = new Set<FinishReason>(["error", "interrupted", "timeout"]);

/** Whether a reply came to its end, be it stopped; one that failed or was cut off did not. */
export const hasEnded = (metadata: ChatMetadata | undefined): boolean =>
  metadata?.finishReason !== undefined && !FAILED.has(metadata.finishReason);
