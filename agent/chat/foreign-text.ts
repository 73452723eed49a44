import { getToolName, isToolUIPart } from "ai";
import type { StoredMessage } from "#tools/chats/messages.ts";
import type { ToolName } from "#tools/registry.ts";
import type { FIND_TOOLS } from "./find-tools.ts";

/**
 * Tools whose longer words are the product's own, or of the stylist who writes here. What any other gives may have been
 * written by guests and clients, or have come from files: a tool that is new counts as such until it is named here.
 */
const OWN_WORDS: ReadonlySet<string> = new Set<ToolName | typeof FIND_TOOLS>([
  "add_minutes",
  "bowl_cost",
  "check_formula",
  "colour_facts",
  "convert_formula",
  "convert_written",
  "correct",
  "explain",
  "find_consultations",
  "formulate",
  "get_consultation",
  "get_subscription",
  "grade_formula",
  "list_services",
  "list_timers",
  "find_tools",
  "offer_choices",
  "open_screen",
  "outcome_report",
  "read_notation",
  "read_photos",
  "rescue",
  "scale_bowl",
  "share_roadmap",
  "show_figures",
  "start_timer",
  "stop_timer",
  "visit_cost",
  "work_out",
]);
/** A name or a service is shorter; an instruction takes more words than this. */
const WORDY = 48;

/** Whether a result holds words from outside that are long enough, or laid out so, that they could tell a model to do something. */
export function speaksFromOutside(toolName: string, output: unknown): boolean {
  return !OWN_WORDS.has(toolName) && stringsIn(output).some(couldInstruct);
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
