import { findTool, type ToolName } from "#tools/registry.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import { saidLine } from "#agent/models/builtin/hear/formulas.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Intent, SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { sense } from "#agent/models/builtin/sense/taught.ts";
import type { HeardVerb } from "./hear.ts";
import { pointsBack } from "./match.ts";
import type { Told } from "./step.ts";

/** What may be asked about a thing that one of these tools told of, or has just done something with: by other tools that tell of it too. */
const GROUPS: readonly (readonly ToolName[])[] = [
  ["colour_facts"],
  ["list_stock", "list_suppliers", "find_orders"],
  ["list_stylists", "get_hours"],
  ["get_subscription", "show_billing"],
  ["list_scheduled_asks"],
];
/** What is done with things of those groups. */
const DOES: Readonly<Partial<Record<ToolName, ToolName>>> = {
  adjust_stock: "list_stock",
  count_stock: "list_stock",
  change_item: "list_stock",
  add_item: "list_stock",
  order_item: "find_orders",
  reorder: "find_orders",
  change_order: "find_orders",
  email_order: "find_orders",
  submit_order: "find_orders",
  receive_order: "find_orders",
  change_supplier: "list_suppliers",
  update_stylist: "list_stylists",
  convert_formula: "colour_facts",
  convert_written: "colour_facts",
  schedule_ask: "list_scheduled_asks",
  change_scheduled_ask: "list_scheduled_asks",
};

/** In more words there is a question that stands by itself. */
const MOST_WORDS = 7;
/** From this share on words are something else, however few they are. */
const ELSE = 0.8;
/** Below this they are nothing that is asked of the thing. */
const LEAST = 0.04;
/** The others of the group are asked about only where they are so much of what the words may be. */
const OF_GROUP = 0.35;

const lookIds = (tools: readonly ToolName[]): ReadonlySet<string> =>
  new Set(FRAMES.filter(({ tool }) => tools.includes(tool)).map(({ id }) => id));
const looks = new Map(
  GROUPS.flatMap((group) => group.map((tool) => [tool, lookIds(group)] as const)),
);

const LINE_ALONE =
  /^(?:(?:and|or|ok|so|what about|how about|in|with|for) )*((?:[a-z]+ ){0,2}[a-z]+)[?!. ]*$/;

/** The same of another line, where nothing else is said: "and color touch". */
function ofLine(last: HeardVerb, text: string): HeardVerb | undefined {
  const slot = Object.entries(last.verb.slots ?? {}).find(([, kind]) => kind === "line")?.[0];
  const said = LINE_ALONE.exec(text.trim().toLowerCase())?.[1];
  return slot && said && saidLine(plain(said))?.line
    ? { ...last, slots: { ...last.slots, [slot]: said }, text: plain(text), before: undefined }
    : undefined;
}

const ASKS =
  /^(?:(?:and|so|ok|but|oh|wait|for|at|in|on) )*(?:what|whats|who|whos|when|whens|where|wheres|why|how|hows|which|is|are|does|do|did|can|will)\b|\?\s*$|^(?:and|for|at|in|with|on) /i;

/**
 * A question of a few words about what was just told or done: "how long", after a mixing ratio, is how long that line stays on.
 * It is read for what can be told of that thing, before it is read for everything.
 */
export function aboutOf(
  last: HeardVerb | undefined,
  text: string,
  told: Told,
): HeardVerb | undefined {
  const { view, spoken } = told;
  const tool = last?.verb.tool;
  const ids = tool && looks.get(DOES[tool] ?? tool);
  if (!last || !tool || last.aside) return undefined;
  if (!ids) return undefined;
  const other = ofLine(last, text);
  if (other) return other;
  if (text.trim().split(/\s+/).length > MOST_WORDS || !ASKS.test(text.trim())) return undefined;
  const whole = sense(text, tool, view.names);
  const own = sense(text, tool, view.names, ids);
  if (!whole || !own || own.share < LEAST) return undefined;
  const isOther = whole.intent.tool !== undefined && !ids.has(whole.intent.id);
  if (isOther && (whole.share >= ELSE || own.share < OF_GROUP * whole.share)) return undefined;
  const verb = FRAMES.find(({ id }) => id === own.intent.id);
  if (!verb || findTool(verb.tool)?.effect !== "read") return undefined;
  const of = POINTS.test(text) ? spoken.of : {};
  const slots = carriedOn(verb.slots, own.filled, last, of);
  return { verb, slots, text: plain(text), doubt: undefined };
}

const POINTS =
  /\b(?:it|its|that|this|those|these|they|them|their|he|him|his|she|her)\b|^(?:and |so )*how many(?: (?:left|now|there|in|are|is|have|do|we|got))*\W*$/i;
/** Kinds that go on from what was spoken of in any words. */
const SPOKEN: ReadonlySet<SlotKind> = new Set(["item", "supplier", "stylist", "line"]);

/** The facts that were said, and those that stand from what was told before. */
function carriedOn(
  kinds: Intent["slots"],
  filled: HeardVerb["slots"],
  { verb, slots: before }: HeardVerb,
  of: Told["spoken"]["of"],
): HeardVerb["slots"] {
  const made: Record<string, string | undefined> = {};
  for (const [slot, kind] of Object.entries(kinds)) {
    const own = filled[slot];
    const same = verb.slots?.[slot] === kind ? before[slot] : undefined;
    const alike = Object.entries(verb.slots ?? {}).find(([, each]) => each === kind)?.[0];
    made[slot] =
      own && !pointsBack(own)
        ? own
        : (same ?? (alike && before[alike]) ?? (SPOKEN.has(kind) ? of[kind] : undefined));
  }
  return made;
}
