import { getToolName, isToolUIPart } from "ai";
import type { StoredMessage } from "#tools/chats/messages.ts";

/** Tools whose results can hold words of people outside the salon, or of files: guests, clients, sheets, paper cards. */
const OUTSIDE = new Set([
  "check_migration",
  "find_clients",
  "get_client",
  "list_appointments",
  "list_migrations",
  "list_outbox",
  "list_waitlist",
  "next_appointment",
  "read_card",
  "read_texts",
  "what_waits",
]);
/** A name or a service is shorter; an instruction takes more words than this. */
const WORDY = 48;

/** Whether a result holds words from outside that are long enough, or laid out so, that they could tell a model to do something. */
export function speaksFromOutside(toolName: string, output: unknown): boolean {
  return OUTSIDE.has(toolName) && stringsIn(output).some(couldInstruct);
}

/** Whether anything that was read in a conversation does. */
export function hasForeignText(messages: readonly StoredMessage[]): boolean {
  return messages.some(({ parts }) =>
    parts.some(
      (part) =>
        isToolUIPart(part) &&
        part.state === "output-available" &&
        speaksFromOutside(getToolName(part), part.output),
    ),
  );
}

const couldInstruct = (text: string) =>
  (text.length > WORDY && /\s/.test(text)) || /[\n[\]{}<>]/.test(text);

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
