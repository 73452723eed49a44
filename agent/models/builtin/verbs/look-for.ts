import type { ToolName } from "#tools/registry.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "./hear.ts";
import type { Slots } from "./verb.ts";

/** Asks whether something can or should be done. */
const MAY = /^(?:so |and |ok |but )*(?:can|could|shall|should) (?!you\b|u\b)\w+/;
/** What answers whether an act can be: room for a visit, what is there of an item. */
const LOOKS: Partial<Record<ToolName, string>> = {
  book_client: "find_free_times",
  move_appointment: "find_free_times",
  order_item: "list_stock",
};
/** Slots of an act by those of the look. */
const FROM: Readonly<Record<string, string>> = { date: "from", after: "time" };

/** The look that answers words which only ask whether an act can be done: "can marisol take her". */
export function lookFor(tool: ToolName, typed: string, filled: Slots): HeardVerb | undefined {
  const verb = MAY.test(plain(typed)) ? frameOf(LOOKS[tool] ?? "") : undefined;
  if (!verb?.slots) return undefined;
  const slots = Object.fromEntries(
    Object.keys(verb.slots).map((slot) => [slot, filled[slot] ?? filled[FROM[slot] ?? slot]]),
  );
  return { verb, slots, text: plain(typed), doubt: undefined };
}
