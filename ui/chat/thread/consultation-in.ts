import type { StylistMessage } from "#agent/chat/message.ts";
import { latest } from "./tool-parts.ts";

/** The consultation a chat is about: the last one it formulated, corrected or opened. */
export function consultationIn(messages: readonly StylistMessage[]): string | undefined {
  for (const message of messages.toReversed()) {
    const made =
      latest([message], "correct") ??
      latest([message], "formulate") ??
      latest([message], "get_consultation");
    if (made) return made.consultation.id;
  }
  return undefined;
}
