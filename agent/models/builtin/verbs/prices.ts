import type { RepriceDone, RepricePreview } from "#tools/pricing/reprice-schema.ts";
import type { Service, ServiceCategory } from "#tools/pricing/service-schema.ts";
import { foundOf, service } from "./finders.ts";
import { minutesIn } from "./services.ts";
import type { About, Ask, Finder, Input, Say, Slots, Verb } from "./verb.ts";
import { figureIn, named, numberIn } from "./words.ts";

/** Words that only a service goes by, where a sum alone says that a price is meant. */
const MENU =
  "balayage|ombre|gloss|glaze|cuts?|blow ?outs?|blow ?dry|highlights?|foils?|full foil|babylights|touch[- ]?ups?|retouch|keratin|olaplex|k18|updos?|perms?|correction|extensions|treatments?|trims?|fringe|bangs|toner service|root smudge|shadow root|money piece|facial";
const OF_MENU = `(?<service>(?:(?!(?:i|she|he|we|they|you|have|has|got|need|needs|wants?|book|for|with|on|at|do|did|is|was|my|put|the|a|an|her|his|no|not)\\b)[a-z'-]+ ){0,3}(?:${MENU})(?: (?:treatment|service|cut|refresh))?)`;
const UP = "(up|higher|more)";
const DOWN = "(?<down>down|lower|less|cheaper|off)";
const RAISE = "(raise|bump|increase|up|hike|lift|put|move|push|take|bring)";
const LOWER = "(?<down>lower|drop|cut|reduce|decrease|discount|knock)";
const BY = "{by:n} ?(?<percent>%)?( ?(dollars?|bucks|euros?|pounds?|quid|[$€£]))?";
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

function shift({ by, down, percent, what = "", round }: Slots): Input {
  const size = (numberIn(by) ?? 0) * (down ? -1 : 1);
  return {
    category: CATEGORY.find(([sign]) => sign.test(what))?.[1],
    ...(percent ? { percent: size } : { amount: size }),
    roundTo: numberIn(round),
  };
}

const preview: Finder = {
  tool: "preview_reprice",
  slot: "prices",
  what: "price",
  bare: "first",
  with: (slots) => shift(slots),
  among: (value) => [{ id: "prices", name: "prices", of: value }],
};

/** What one service comes to by a share or a sum more or less. */
function relative(about: About, { by, down, percent, sum }: Slots): Input | Ask | Say {
  const of = foundOf<Service>(about, "service");
  const name = of?.name ?? "It";
  if (sum) return { service: of?.name, price: figureIn(sum) };
  const size = (numberIn(by) ?? 0) * (down ? -1 : 1);
  if (size === 0)
    return {
      ask: `To what? ${name} costs ${of?.basePrice ?? "what it says"} now.`,
      slot: "sum",
      takes: /\d/,
    };
  if (typeof of?.basePriceMinor !== "number")
    return { say: `I can't read what ${name} costs now. Say the new price.` };
  const minor = percent ? of.basePriceMinor * (1 + size / 100) : of.basePriceMinor + size * 100;
  if (minor <= 0) return { say: `That would leave nothing of the price of ${name}.` };
  return { service: of.name, price: String(Math.round(minor) / 100) };
}

const priced = (value: unknown) => {
  const { name, priceRange, basePrice } = value as Service;
  return `${name} costs ${priceRange ?? basePrice} from now on.`;
};

/** Prices, one by one or many at once, and what a service is. */
export const PRICES: readonly Verb[] = [
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
      `${BY} (?<down>off) ~(${KIND}|${THEM})( prices)?${ROUND}`,
      `(add|put) ${BY} (to|on|onto) ~(${KIND}|${THEM})( prices)?${ROUND}`,
    ],
    finds: [preview],
    input: (_slots, about) => {
      const { services = [] } = foundOf<RepricePreview>(about, "prices") ?? {};
      return services.length === 0
        ? { say: "No price would change by that." }
        : {
            services: services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => {
              return { serviceId, afterMinor, afterMaxMinor, version };
            }),
          };
    },
    mends: [["by", /^(\d+(?:[.,]\d+)?) ?%?$/]],
    report: (value) => {
      const { services } = value as RepriceDone;
      const count = services.length === 1 ? "1 price" : `${services.length} prices`;
      return `Changed ${count}. What is booked keeps the price that was agreed.`;
    },
  },
  {
    tool: "set_price",
    does: "change what a service costs",
    yields: true,
    hears: [
      `~${OF_MENU} (to|=|is|:|is now|now|goes to|should be|should cost|costs) (?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum}( from now on| now)?`,
      `~${OF_MENU} (?=[$€£]){sum:sum}( from now on| now)?`,
      `(bump|hike|knock|move|take|bring|get) ~${OF_MENU} (up |down )?to {sum:sum}`,
      `(put|${RAISE}) ~${OF_MENU} (up )?(by )?${BY}( ${UP})?`,
      `(put|take|bring|make) ~${OF_MENU} ${DOWN} (by )?${BY}`,
      `${LOWER} ~${OF_MENU} (down )?(by )?${BY}`,
      `(?<down>knock|take) ${BY} off ~${OF_MENU}`,
      `~${OF_MENU} (up|\\+) ?(by )?${BY}`,
      `(put|raise|bump|hike|increase) ~${OF_MENU}( price)?( up)?( a bit)?`,
      `(?<down>lower|drop|reduce) ~${OF_MENU}( price)?( a bit)?`,
    ],
    finds: [service],
    input: (slots, about) => relative(about, slots),
    mends: [["sum", /^(?:at |to )?([$€£]? ?\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?)?)$/]],
    report: priced,
  },
  {
    tool: "set_price",
    does: "change what a service costs",
    after: ["set_price", "list_services", "service_margins"],
    hears: [
      `(put|raise|bump) (?<service>it|that) (up )?(by )?${BY}( ${UP})?`,
      `(put|take|bring|drop|lower) (?<service>it|that) (?<down>down|lower)? ?(by )?${BY}`,
      "(put|make|set|bring|change) (?<service>it|that) (up |down )?(to|at)? ?{sum:sum}",
    ],
    finds: [service],
    input: (slots, about) => relative(about, slots),
    report: priced,
  },
  {
    tool: "update_service",
    does: "change a service of your menu",
    hears: [
      "rename ~service {service} (to|as) {name}",
      `rename ~${OF_MENU} (to|as) {name}`,
      `(make|set|book|change|put) ~${OF_MENU} (to |at |for |take |last )?(?<minutes>an hour and a half|half an hour|an hour|\\d[\\d.,]* ?(min(ute)?s?|hours?|hrs?|h))( long)?`,
      `~${OF_MENU} (takes?|needs|lasts|is) (now )?(?<minutes>an hour and a half|half an hour|an hour|\\d[\\d.,]* ?(min(ute)?s?|hours?|hrs?|h))( now| long)?`,
      `(give|allow) (me )?(?<minutes>\\d[\\d.,]* ?(min(ute)?s?|hours?|hrs?|h)) for ~${OF_MENU}`,
      `(?<online>take|turn|switch) ~${OF_MENU} off online( booking)?`,
      `(let|allow) (clients|people) (to )?book ~${OF_MENU} (?<bookable>online|themselves)`,
      `~${OF_MENU} needs a (?<patch>patch test)`,
      `(?<patch>require|ask for) a patch test for ~${OF_MENU}`,
    ],
    finds: [service],
    input: ({ name, minutes, online, bookable, patch }, { found }) => ({
      service: found["service"]?.name,
      name: named(name),
      duration: minutesIn(minutes),
      online: bookable ? true : online ? false : undefined,
      needsPatchTest: patch ? true : undefined,
    }),
    mends: [["minutes", /^(\d+ ?(?:min(?:ute)?s?|hours?))$/]],
    report: (value) => {
      const { name, basePrice, duration } = value as Service;
      return `${name}: ${basePrice}, ${duration} min.`;
    },
  },
];
