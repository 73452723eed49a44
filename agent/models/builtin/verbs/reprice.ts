import type { RepriceDone, RepricePreview } from "#tools/pricing/reprice-schema.ts";
import type { Service, ServiceCategory } from "#tools/pricing/service-schema.ts";
import { foundOf, service } from "./finders.ts";
import { BY, DOWN, LOWER, OF_MENU, RAISE, UP } from "./price-words.ts";
import type { Finder, Input, Say, Slots, Verb } from "./verb.ts";
import { minorIn, numberIn } from "./words.ts";

const THEM =
  "(everything|all( prices| services| of (it|them))?|(the |my |our )?(whole |entire )?(menu|prices|price list|services)|across the board|the lot)";
const KIND =
  "(?<what>(all |every |each |the |my |our )*(colou?rs?|colou?ring|cuts?|cutting|styling|chemical|special occasion|bridal|treatments?|extensions?)( (services?|prices|stuff|menu))?)";
const ROUND =
  "(,? ?(and )?round(ed|ing)? ?(it |them |all |up |off )?(to|by)? ?(the )?(nearest )?[$€£]?{round:n})?";

const CATEGORY: [RegExp, ServiceCategory][] = [
  [/colou?r/, "Color Services"],
  [/cut|styling/, "Cutting & Styling"],
  [/chemical/, "Chemical Services"],
  [/special|bridal/, "Special Occasion"],
  [/treatment/, "Treatments"],
  [/extension/, "Extensions"],
];

/** What `preview_reprice` is asked for, of the gaps of a row. */
export function shift({ by, down, percent, what = "", round }: Slots): Input {
  const size = (numberIn(by) ?? 0) * (down ? -1 : 1);
  return {
    category: CATEGORY.find(([sign]) => sign.test(what))?.[1],
    ...(percent ? { percent: size } : { amount: size }),
    roundTo: numberIn(round),
  };
}

/** The prices as they would be. */
export const preview: Finder = {
  tool: "preview_reprice",
  slot: "prices",
  what: "price",
  bare: "first",
  with: (slots) => shift(slots),
  among: (value) => [{ id: "prices", name: "prices", of: value }],
};

/** What was looked at, price by price, as it is to be applied. */
export const applying = ({ services = [] }: Partial<RepricePreview> = {}): Input | Say =>
  services.length === 0
    ? { say: "No price would change by that." }
    : {
        services: services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => {
          return { serviceId, afterMinor, afterMaxMinor, version };
        }),
      };

/** How many prices were changed. */
export const applied = (value: unknown): string => {
  const { services } = value as RepriceDone;
  const count = services.length === 1 ? "1 price" : `${services.length} prices`;
  return `Changed ${count}. What is booked keeps the price that was agreed.`;
};

const other: Finder = { ...service, slot: "other" };

/** Many prices at once, and what services leave. */
export const REPRICE: readonly Verb[] = [
  {
    tool: "preview_reprice",
    hears: [
      `(what would|what if|what happens if|show me what|how would|preview|try out|simulate)( (i|we))?( (put|raise|raised|do|did|bump|bumped|take|took))? (a |an )?(${KIND}|${THEM}) ((look|be|come to|cost) )?(at |with )?(${UP} )?(by )?\\+? ?${BY}( ${UP})?( (look|look like|be|come to|cost|would be))*( .*)?`,
      `(what would|what if|show me|preview|try)( (i|we))?( (put|add|do))? (a |an )?\\+? ?${BY} (rise |increase |more |extra )?(on|to|for|across) ~(${KIND}|${THEM})( (look|look like|be|come to|do|would be))*( .*)?`,
    ],
    input: (slots) => shift(slots),
    report: () => "Nothing is changed yet: these are the prices it would come to.",
  },
  {
    tool: "service_margins",
    hears: [
      "(which|what) services? (makes?|leaves?|earns?|brings?)( (me|us))? (in )?(the )?(most|least|best|worst)( money)?",
      "(what('s| is)|which is) (our |my |the )?(most|least) profitable( service)?",
      `(am i|are we) (losing|making)( any)? money on ~${OF_MENU}`,
      `(is|does) ~${OF_MENU} (worth it|profitable|pay( off)?|make (me |us )?(any )?money)`,
    ],
    input: ({ service: said }) => ({ service: said }),
    report: () => "The card shows what each leaves.",
  },
  {
    tool: "apply_reprice",
    does: "change two prices at once",
    hears: [
      "set both prices: {service} to {sum:sum} and {other} to {sum2:sum}",
      `((${RAISE}|set|make|change|drop|lower) )?~${OF_MENU} (up |down )?(to|at) {sum:sum},? (and|,) ?((${RAISE}|set|make|change|drop|lower) )?~(?<other>[a-z' -]+?) (up |down )?(to|at) {sum2:sum}`,
    ],
    finds: [service, other],
    input: ({ sum, sum2 }, about) => {
      const [one, two] = [
        foundOf(about, "service") as Service | undefined,
        foundOf(about, "other") as Service | undefined,
      ];
      if (!one || !two) return { say: "Say the two prices one after the other." };
      return {
        services: [
          {
            serviceId: one.id,
            afterMinor: minorIn(sum),
            afterMaxMinor: one.priceMaxMinor ?? null,
            version: one.version,
          },
          {
            serviceId: two.id,
            afterMinor: minorIn(sum2),
            afterMaxMinor: two.priceMaxMinor ?? null,
            version: two.version,
          },
        ],
      };
    },
    report: () => "Both prices are changed. What is booked keeps the price that was agreed.",
  },
  {
    tool: "apply_reprice",
    does: "change many prices at once",
    hears: [
      `(${RAISE}|add) ${KIND} (prices )?(up )?(by )?${BY}( ${UP})?${ROUND}`,
      `${LOWER} ${KIND} (prices )?(by )?${BY}${ROUND}`,
      `${KIND} (prices )?(${UP} (by )?|\\+ ?|by )${BY}${ROUND}`,
      `${KIND} (prices )?${BY} ${UP}${ROUND}`,
      `${KIND} (prices )?${DOWN} (by )?${BY}${ROUND}`,
      `(put|make|take|bring) ${KIND} ${DOWN} (by )?${BY}${ROUND}`,
      `(${RAISE}|add) ${THEM} (up )?(by )?${BY}( ${UP})?${ROUND}`,
      `${LOWER} ${THEM} (by )?${BY}${ROUND}`,
      `${THEM} (${UP} (by )?|\\+ ?|by )${BY}${ROUND}`,
      `${THEM} ${BY} ${UP}${ROUND}`,
      `(put |make |take )?${THEM} ${DOWN} (by )?${BY}${ROUND}`,
      `(?<down>knock|take) ${BY} off ~(${KIND}|${THEM})( prices)?${ROUND}`,
      `(do|give) ${BY} (?<down>off) ~(${KIND}|${THEM})( prices)?( (for|in|over|until) .*)?`,
      `${BY} (?<down>off) ~(${KIND}|${THEM})( prices)?${ROUND}`,
      `(add|put) ${BY} (to|on|onto) ~(${KIND}|${THEM})( prices)?${ROUND}`,
    ],
    finds: [preview],
    input: (_slots, about) => applying(foundOf(about, "prices") as RepricePreview | undefined),
    mends: [["by", /^(\d+(?:[.,]\d+)?) ?%?$/]],
    report: applied,
  },
];
