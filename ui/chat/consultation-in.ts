import type { StylistMessage } from "#agent/chat/message.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { latest } from "./tool-parts.ts";

/** The consultation a chat is about: the last one it formulated or corrected. */
export function consultationIn(messages: readonly StylistMessage[]): string | undefined {
  const found = latest(messages, "correct") ?? latest(messages, "formulate");
  return (found as ConsultationResult | undefined)?.consultation.id;
}
