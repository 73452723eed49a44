import type { ItemCategory, ItemUnit, Item } from "#tools/inventory/schema.ts";
import type { AdjustReason } from "#tools/inventory/movement-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { dayIn, foundOf, item, supplier } from "./finders.ts";
import { told } from "./stock-asked.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { figureIn, named, numberIn } from "./words.ts";

const UNITS: [RegExp, ItemUnit][] = [
  [/\btubes?\b/, "tube"],
  [/\bbottles?\b/, "bottle"],
  [/\bpieces?\b|\bpcs?\b/, "piece"],
  [/\boz\b|\bounces?\b/, "oz"],
];
const CATEGORIES: [RegExp, ItemCategory][] = [
  [/\bdeveloper\b|\bperoxide\b|\bvol\b|\bwelloxon\b|\boxidant\b/, "developer"],
  [/\bbleach\b|\blightener\b|\bblondor\b|\bpowder\b/, "lightener"],
  [/\btoner\b|\bgloss\b/, "toner"],
  [/\bbrush|\bclips?\b|\bcomb|\bscissors\b|\bdryer\b|\bbowls\b/, "tools"],
  [
    /\bgloves?\b|\bfoils?\b|\btowels?\b|\bshampoo\b|\bconditioner\b|\bcapes?\b|\bolaplex\b|\bk18\b/,
    "supplies",
  ],
];
const COST = /(?:\b(?:costs?|cost is|costing|at|for|@)|[$€£])\s*[$€£]?\s*(\d+(?:[.,]\d+)?)/;
const LOW =
  /\b(?:low (?:at|under|below)|threshold(?: of)?|minimum(?: of)?|warn(?: me)? at|alert(?: me)? at|re-?order(?: (?:it|more|point|level|mark))*(?: (?:at|of|to|is|under|below|when (?:it|they) (?:gets?|goes|drops?|falls?) (?:down )?to))*)\s*(\d+)/;
const HOLDS = /\b(\d+(?:[.,]\d+)?) ?(?:g|gr|grams?|ml)\b/;
const COUNT =
  /\b(\d+)(?: (?:tubes?|bottles?|pieces?|of them|units?))? ?(?:in stock|there|on hand|on the shelf|in hand|now)\b|\b(?:quantity|qty|we have|have|got)[: ]*(\d+)\b|^(\d+) (?:tubes?|bottles?|pieces?)/;

/** What was said of a new item besides its name. */
export function detailsOf(said: string, name: string): Input {
  const text = plain(said);
  const whole = plain(`${name} ${said}`);
  const count = COUNT.exec(text);
  const rest = text.replace(LOW, " ").replace(COUNT, " ");
  return {
    category: CATEGORIES.find(([sign]) => sign.test(whole))?.[1],
    unit: UNITS.find(([sign]) => sign.test(whole))?.[1],
    unitGrams: numberIn(HOLDS.exec(whole)?.[1]),
    costPerUnit: COST.exec(rest)?.[1],
    lowStockThreshold: numberIn(LOW.exec(text)?.[1]),
    currentQuantity: numberIn(count?.slice(1).find(Boolean)),
  };
}

function newItem({ name: said, more = "" }: Slots): Input | Ask {
  const [, count, name = said] =
    /^(\d+) (?:tubes?|bottles?|packs?|boxes|tubs?|pieces?|units?) (?:of )?(.+)$/i.exec(
      said ?? "",
    ) ?? [];
  const called = named(name);
  if (!called) return { ask: "What is it called, with its shade or size?", slot: "name" };
  const { unit, currentQuantity, ...details } = detailsOf(more, called);
  return {
    name: called,
    ...details,
    unit: unit ?? UNITS.find(([sign]) => sign.test(plain(said ?? "")))?.[1],
    currentQuantity: currentQuantity ?? numberIn(count),
  };
}

const REASONS: [RegExp, AdjustReason][] = [
  [/\bsold\b|\bsell\b|\bsale\b/, "sold"],
  [
    /\bbroke\b|\bbroken\b|\bdropped\b|\bsmashed\b|\bcracked\b|\bleaked\b|\bspil(?:led|t)\b|\bdamaged\b/,
    "broken",
  ],
  [
    /\bexpired?\b|\bwent off\b|\bgone off\b|\bout of date\b|\bbinned\b|\bthrew\b|\btossed\b|\bdried\b/,
    "expired",
  ],
  [/\bfound\b/, "found"],
  [/\breturned?\b|\bsent back\b/, "returned"],
  [/\bused\b|\bopened\b/, "used"],
];

function moved({ n, a, grams }: Slots, { found, text }: About, back: boolean): Input | Say {
  const reason = REASONS.find(([sign]) => sign.test(text))?.[1] ?? "other";
  const size = grams ? numberIn(grams) : (numberIn(n) ?? (a ? 1 : undefined));
  if (!size) return { say: "How many of it? Say it with the number." };
  const signed = back || reason === "found" ? size : -size;
  return { itemId: found["item"]?.id, reason, ...(grams ? { grams: signed } : { units: signed }) };
}

const quantity =
  "({n:n}|(?<a>a|an|one|1|another)|a couple of)( (tubes?|bottles?|packs?|boxes|box|tubs?|units?)( of)?)?";
const gone =
  "(sold|broke|dropped|smashed|spilled|spilt|used up|used|opened|threw (out|away)|tossed|binned|chucked|sent back|returned|lost|gave away)";
const nowOf = (value: unknown) => told(value as Item);

/** What stands on the stock list, and what comes and goes by hand. */
export const STOCK: readonly Verb[] = [
  {
    tool: "activate_inventory",
    does: "turn inventory on",
    hears: [
      "(turn on|switch on|activate|enable|start using|set up|sign (me|us) up for|subscribe to|unlock|buy) ~(inventory|stock tracking|stock management)( tracking| management| plan| module| add-?on| subscription)*",
      "(turn|switch) ~(inventory|stock tracking)( tracking)? on",
    ],
    input: () => ({}),
  },
  {
    tool: "adjust_stock",
    does: "put right what is in stock",
    hears: [
      "((we|i) )?(just )?(spilled|spilt|wasted|threw away|binned|weighed out) {grams:n} ?(g|gr|grams?|ml) (of )?{item:thing}",
      `((we|i|she|he|tess|somebody|someone) )?(have |'ve |has )?(just |also |accidentally )*${gone} ${quantity} ?{item:thing}( (to|on|by) .+| today| yesterday| this morning)?`,
      `(take|deduct|remove|subtract|minus|write off|book out|knock off) ${quantity} ?{item:thing} ?(out of|off|from)? ?~(stock|inventory|shelf)?`,
      "~(bottle|tube|pack|box|tub|can) of {item:thing} (?<a>(just )?(broke|leaked|expired|fell|smashed|went off|dried out|exploded|spilled))( .*)?",
      `${quantity} ?{item:thing} ((is|are|was|were|has|have|got|went|gone) )?(broken|broke|expired|went off|off|leaked|sold|damaged|dried out|out of date|smashed)`,
    ],
    finds: [item],
    input: (slots, about) => moved(slots, about, false),
    mends: [["n", /^(\d+)(?: of them| tubes?| bottles?)?$/]],
    report: nowOf,
  },
  {
    tool: "adjust_stock",
    does: "put right what is in stock",
    hears: [
      `((we|i) )?(just )?(found) ${quantity} ?(more )?{item:thing}( .*(shelf|drawer|back|box|cupboard|cabinet).*)?`,
      `(add|put|book) ${quantity} ?(more )?{item:thing} (back )?(to|into|in|on|onto) ~(stock|inventory|count)`,
      `${quantity} ?{item:thing} (was|were|got|has been|have been|came) (returned|brought back|back)`,
    ],
    finds: [item],
    input: (slots, about) => moved(slots, about, true),
    mends: [["n", /^(\d+)(?: of them| tubes?| bottles?)?$/]],
    report: nowOf,
  },
  {
    tool: "adjust_stock",
    does: "put right what is in stock",
    yields: true,
    hears: [
      "((we|i)('re| are|'m| am)|(we|i) (just )?ran|(we|i)('ve| have) run|all|clean) (all |completely |totally )?out of {item:thing}( now| again)?",
      "((we|i) )?(just )?(used|opened|sold|finished|used up) ~(very )?last (of ~)?((tube|bottle|pack|bit|one) of )?{item:thing}",
      "that was ~last (of ~)?((tube|bottle|pack) of )?{item:thing}",
      "{item:thing} (is|are) (all )?(gone|finished|used up|empty)",
    ],
    finds: [item],
    input: (_slots, about) => {
      const of = foundOf(about, "item") as Item | undefined;
      if (!of || of.currentQuantity === 0)
        return { say: `There is none of it on record: ${of?.name ?? "it"} stands at 0.` };
      return { itemId: of.id, reason: "used", units: -of.currentQuantity };
    },
    report: nowOf,
  },
  {
    tool: "delete_item",
    does: "take an item off the stock list",
    hears: [
      "(delete|remove|drop|get rid of|strike|take) ~{item:thing} (from|off|off of|out of) ~(stock list|inventory|inventory list|stock|list of stock|item list)( altogether| completely| for good)?",
      "(delete|remove|get rid of) ~(stock |inventory )?(item|product):? {item:thing}",
      "(delete|remove|get rid of) ~{item:thing} (item|stock item)",
      "we (no longer|don't) (stock|keep|carry) {item:thing}( any ?more)",
      "we no longer (stock|keep) {item:thing}",
    ],
    despite: ["negated"],
    finds: [item],
    input: (_slots, { found }) => ({ itemId: found["item"]?.id }),
    report: (_value, _slots, { found }) => `${found["item"]?.name} is off the stock list.`,
  },
  {
    tool: "change_item",
    does: "change an item of the stock",
    hears: [
      "(set|change|put|make|raise|lower|move) ~(low[- ]stock |low |stock )?(threshold|minimum|min|limit|alert|warning|reorder point)( level)? (for|of|on) {item:thing} (up |down )?(to|at) {low:n}",
      "(set|change|raise|lower|make) {item:thing} (low[- ]stock |low )?(threshold|minimum|limit|alert|reorder point) (to|at) {low:n}",
      "(warn|tell|alert|ping) me (when|if) {item:thing} (is|gets|goes|drops|falls) (down )?(to|below|under|at) {low:n}",
      "(warn|tell|alert|ping|remind) me (at|below|under|when .* (at|to|below|under)) {low:n}( (tubes?|bottles?|left|units?))*( left)? (for|of|on) {item:thing}( not \\d+)?",
      "{item:thing} (is|counts as|should be|should count as) low (at|below|under) {low:n}( not \\d+)?",
      "(call|count|mark) {item:thing} (as )?low (at|under|below) {low:n}",
      "(set|change|put|make) ~(target|par|par level|target quantity|fill level) (for|of|on) {item:thing} (to|at) {target:n}",
      "(fill|keep|top|stock) {item:thing} (up )?(to|at) {target:n}( tubes?| bottles?)?",
      "(set|change|update|put) ~(cost|unit cost|purchase price|cost price|buying price) (for|of|on) {item:thing} (to|at) {cost:sum}",
      "(set|change|update|put) {item:thing} (cost|unit cost|purchase price) (to|at) {cost:sum}",
      "(set|change|put|mark) ~(expiry|expiration|best before|use by)( date)? (for|of|on) {item:thing} (to|as|at|:) {expires}",
      "(rename) ~(stock )?(item|product) {item:thing} (to|as) {rename}",
      "~(note|comment) (on|for) ~item {item:thing}:? {notes:all}",
    ],
    despite: ["conditional"],
    finds: [item],
    input: (slots, { found, here }) => ({
      itemId: found["item"]?.id,
      name: named(slots["rename"]),
      lowStockThreshold: numberIn(slots["low"]),
      targetQuantity: numberIn(slots["target"]),
      costPerUnit: figureIn(slots["cost"]),
      expiresOn: dayIn(slots["expires"], here),
      notes: slots["notes"],
    }),
    mends: [
      ["low", /^(\d+)$/],
      ["target", /^(\d+)$/],
      ["cost", /^([$€£]? ?\d+(?:[.,]\d+)?)$/],
    ],
    report: (value) => `${(value as Item).name} is changed.`,
  },
  {
    tool: "change_item",
    does: "change an item of the stock",
    hears: [
      "(buy|get|order) {item:thing} (from|at) {supplier} (from now on|instead|in future)",
      "(set|change|switch|make) ~supplier (of|for) {item:thing} (to|is) {supplier}",
      "(switch|move) {item:thing} (over )?to ~supplier {supplier}",
    ],
    finds: [item, supplier],
    input: (_slots, { found }) => ({
      itemId: found["item"]?.id,
      supplierId: found["supplier"]?.id,
    }),
    report: (value) => `${(value as Item).name} is bought there from now on.`,
  },
  {
    tool: "add_item",
    does: "put something new on the stock list",
    hears: [
      "(add|put|create|enter|make|start tracking|track|new) ~(new )?(stock |inventory )?(item|product)(:| called| named|,)? ~{name:thing}[,:] ?(?<more>.+)",
      "(add|put|create|enter|make|start tracking|track|new) ~(new )?(stock |inventory )?(item|product)(:| called| named|,)? ~{name:thing}( (?<more>(at|costs?|for|low at|threshold|with|holds|,) .+))?",
      "(add|create|enter) ~(new )?(stock |inventory )?(item|product)",
      "(add|put|enter) ~{name:thing} (to|on|onto|in|into) ~(stock list|inventory list|inventory|stock|item list)[,:]? ?(?<more>.*)",
      "start (tracking|stocking|keeping) ~{name:thing}( in (stock|inventory))?",
      "new (in|to|on) ~(stock|stock list|inventory)[,:]? ~{name:thing}([,:] ?(?<more>.+))?",
    ],
    input: newItem,
    report: (value) => `On the list. ${told(value as Item)}`,
  },
];
