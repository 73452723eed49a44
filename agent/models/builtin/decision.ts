import type { Choices } from "#tools/chats/schema.ts";
import type { View } from "./view.ts";
import { listed } from "./wording.ts";

export type Call = { toolName: string; input: Record<string, unknown> };
/** What the model does in one step: words, then calls. Without calls its turn ends. */
export type Decision = { text: string; calls: Call[] };

export const can = (view: View, tool: string) => view.tools.has(tool);
export const say = (text: string): Decision => ({ text, calls: [] });
export const call = (toolName: string, input: Record<string, unknown>, text = ""): Decision => ({
  text,
  calls: [{ toolName, input }],
});

/** Said where a tool is wanted that is not offered. */
export const NOT_HERE = "I can't do that here. Ask “what can you do” for what I can.";

/** A call of a tool, or a plain word that it is not offered here. */
export const using = (
  view: View,
  tool: string,
  input: Record<string, unknown>,
  text = "",
): Decision => (can(view, tool) ? call(tool, input, text) : say(NOT_HERE));

/** Words with one-tap answers, where they can be offered. */
export function withChoices(
  text: string,
  kind: Choices["kind"],
  options: Choices["options"],
  view: View,
): Decision {
  return options.length > 0 && can(view, "offer_choices")
    ? call("offer_choices", { kind, options: options.slice(0, 8) }, text)
    : say(text);
}

const ABILITIES: [tool: string, ability: string][] = [
  ["read_photos", "read photos of hair"],
  ["formulate", "write a formula"],
  ["correct", "correct a result"],
  ["scale_bowl", "scale a bowl"],
  ["explain", "explain a formula"],
  ["start_timer", "start a timer"],
  ["rescue", "say what to do when something goes wrong on the hair"],
  ["find_consultations", "find past consultations"],
  ["find_formulas", "find and keep formulas of your library"],
  ["convert_formula", "convert a formula to another line"],
  ["bowl_cost", "say what a bowl costs"],
  ["record_outcome", "record what came of it"],
  ["grade_formula", "grade you on a practice head"],
  ["list_appointments", "show your day, and book, move or cancel visits"],
  ["find_free_times", "find room in your book"],
  ["text_day", "write to everybody of a day"],
  ["read_texts", "read what clients texted"],
  ["get_client", "open a client's record"],
  ["update_service", "change prices"],
  ["list_stock", "say what is in stock and low, and reorder it"],
  ["write_caption", "write posts"],
  ["get_subscription", "tell what is left of your plan"],
];

/** What can be done with the tools at hand, honestly. */
export function abilities(tools: { has: (tool: string) => boolean }): string {
  const able = ABILITIES.flatMap(([tool, ability]) => (tools.has(tool) ? [ability] : []));
  if (able.length === 0) return "I can't do anything here.";
  return `I can do these things: ${listed(able)}. Try "Dana, level 6 to 8, cool", or drop a photo.`;
}

/** A call with the arguments its tool takes, as any model sees them in the tool's schema; none where it is not offered. */
export function fitted({ toolName, input }: Call, view: View): Call[] {
  const shape = view.tools.get(toolName);
  if (!shape) return [];
  return [
    {
      toolName,
      input: Object.fromEntries(
        Object.entries(input).filter(
          ([name, value]) => value !== undefined && shape.properties.has(name),
        ),
      ),
    },
  ];
}
