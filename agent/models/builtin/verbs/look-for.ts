import type { ToolName } from "#tools/registry.ts";
import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { HeardVerb } from "./hear.ts";
import type { Slots } from "./verb.ts";

/** Asks whether something can or should be done. */
const MAY = /^(?:so |and |ok |but )*(?:can|could|shall|should) (?!you\b|u\b)\w+/;
/** Thinks it through: "what if I …", "would it be mad to …". */
const WHAT_IF =
  /\bwhat if\b|^(?:so |and |ok |but )*(?:would|should|shall|is it|if) (?!you\b|u\b)\w+|\bwould (?:i|we|it|people|clients|they)\b/;
const WHAT_COMES: Partial<Record<ToolName, string>> = { set_price: "list_services" };
/** What answers whether an act can be: room for a visit, what is there of an item. */
const LOOKS: Partial<Record<ToolName, string>> = {
  book_client: "find_free_times",
  move_appointment: "find_free_times",
  order_item: "list_stock",
};
/** Asks what there is to go out. */
const GOES_OUT = /^(?:so |and |ok |but )*what(?:'s| is)? (?:goes|going|comes?|coming) (?:out|up)\b/;
const TELLS: Partial<Record<ToolName, string>> = {
  change_post: "list_posts",
  create_post: "list_posts",
};
/** Slots of an act by those of the look. */
const FROM: Readonly<Record<string, string>> = { date: "from", after: "time" };

/** The look that answers words which only ask whether an act can be done: "can marisol take her". */
export function lookFor(tool: ToolName, typed: string, filled: Slots): HeardVerb | undefined {
  const said = plain(typed);
  const look =
    (MAY.test(said) ? LOOKS[tool] : undefined) ??
    (WHAT_IF.test(said) ? WHAT_COMES[tool] : undefined) ??
    (GOES_OUT.test(said) ? TELLS[tool] : undefined);
  const verb = look ? frameOf(look) : undefined;
  if (!verb?.slots) return undefined;
  const slots = Object.fromEntries(
    Object.keys(verb.slots).map((slot) => [slot, filled[slot] ?? filled[FROM[slot] ?? slot]]),
  );
  return { verb, slots, text: said, doubt: undefined };
}

/** Acts on somebody's visit. */
const OF_VISIT: ReadonlySet<ToolName> = new Set(["set_appointment_status", "move_appointment"]);

/** What stands, where words say that nothing is to be done to somebody's visit: "don't cancel dalia". */
export function staysAs(
  tool: ToolName,
  typed: string,
  { client, date }: Slots,
): HeardVerb | undefined {
  const verb = frameOf("list_appointments.client");
  return client && verb && OF_VISIT.has(tool)
    ? {
        verb,
        slots: { client, date },
        text: plain(typed),
        doubt: undefined,
        before: "All right, that stays as it is. ",
      }
    : undefined;
}
