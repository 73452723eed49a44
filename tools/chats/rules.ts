import { APPROVAL_MINUTES } from "./schema.ts";

const MAX_TITLE = 60;
/** The name of a chat in which nothing was said yet. */
export const UNTITLED = "New look";

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

/** Whether an approval card that was issued at `askedAt` may still be tapped. */
export function isFresh(askedAt: string | undefined, now: Date): boolean {
  return askedAt !== undefined && now.getTime() - Date.parse(askedAt) <= APPROVAL_MINUTES * 60_000;
}
