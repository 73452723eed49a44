import type { StylistMessage } from "#agent/chat/message.ts";
import { latest } from "./tool-parts.ts";

/** The consultation a chat is about: the last one it formulated or corrected. */
export function consultationIn(messages: readonly StylistMessage[]): string | undefined {
  return (latest(messages, "correct") ?? latest(messages, "formulate"))?.consultation.id;
}
