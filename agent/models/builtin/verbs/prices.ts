import type { Menu, Service } from "#tools/pricing/service-schema.ts";
import { foundOf, service } from "./finders.ts";
import { onMenu } from "./on-menu.ts";
import { BY, DOWN, IS, LOWER, OF_MENU, RAISE, UP } from "./price-words.ts";
import { minutesIn } from "./service-facts.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { figureIn, named, numberIn } from "./words.ts";

/** What one service comes to by a share or a sum more or less. */
export function relative(about: About, { by, down, percent, sum }: Slots): Input | Ask | Say {
  const of = foundOf(about, "service") as Service | undefined;
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

/** What a service costs from now on. */
export const priced = (value: unknown): string => {
  const { name, priceRange, basePrice } = value as Service;
  return `${name} costs ${priceRange ?? basePrice} from now on.`;
};

const PRICED = {
  tool: "set_price",
  does: "change what a service costs",
  finds: [service],
  input: (slots: Slots, about: About) => relative(about, slots),
  report: priced,
} satisfies Partial<Verb>;
const SUM: Verb["mends"] = [
  ["sum", /^(?:at |to )?([$€£]? ?\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?)?)$/],
];

/** One or several services by words that only services go by. */
const SERVICES_NAMED = `${OF_MENU.replace("?<service>", "?:")}(?: (?:and|with|&|\\+) (?:(?:a|an|the) )?${OF_MENU.replace("?<service>", "?:")})*`;

const LATER =
  "(from|on|starting|as of|next|in) (next |the |this )?(mon|tue|wed|thu|fri|sat|sun|week|month|year|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d).*";

/** The price of one service, and what else it is. */
export const PRICES: readonly Verb[] = [
  {
    tool: "list_services",
    narrow: true,
    hears: [
      `(what('s| is| are)|how much('s| is| are)?|how much for) ~${OF_MENU}( (these days|at|now|going for|cost|price|set at|on the menu))*`,
      `(how much|what) (do|am|are|does|would|will|should) (i|we|it)? ?(charge|charging|ask|take|asking|taking) for ~${OF_MENU}( .*)?`,
      `((what('s| is| are)|how much (is|are)) )?~(price|cost) (of|for|on) ~${OF_MENU}( (now|these days|at the moment|on ~menu))?`,
      `(what|how much) (does|do|would|will|should|did) ~(?<service>${SERVICES_NAMED}) (cost|be|come to|go for|run)( (now|these days|at the moment|me|her|him|them|a client|clients|on ~menu))*`,
      `(what|how much) (do|should|would|are) (i|we|you) (charge|charging|ask|asking) for ~(?<service>${SERVICES_NAMED})`,
      `what('s| is) ~${OF_MENU} (cost|price)`,
      `(is|are) (~price of )?~${OF_MENU} (still |now )?(at )?{sum:sum}`,
      `~${OF_MENU} price`,
      `how much (would|does|do|will|is|are) ~${OF_MENU}( and .+)? (be|cost|come to|run|set (her|him|them) back)`,
      `how long (do|does|is|should|would) (i|we)? ?(book|plan|block|allow|take|have)? ?(for )?~${OF_MENU}( (take|on the menu))*`,
    ],
    report: (value, { service: said = "" }) => onMenu(value as Menu, said),
  },
  {
    tool: "set_price",
    does: "change what a service costs",
    hears: [
      `(${RAISE}|set|make|change|drop|lower)? ?~${OF_MENU} (goes |is |going )?(up |down )?to {sum:sum} ${LATER}`,
      `~(new )?price (of|for|on) ~{service} ${IS} ?{sum:sum} ${LATER}`,
      `~${OF_MENU} (price )?(costs? )?${IS} ?(?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum} ${LATER}`,
    ],
    input: () => ({
      say: "A price changes at once, and what is booked keeps its own. Tell me on that day, or say it without the day to change it now.",
    }),
  },
  {
    tool: "delete_service",
    does: "take a service off your menu",
    hears: [
      `(remove|delete|bin|scrap) ~${OF_MENU}`,
      `take ~${OF_MENU} off`,
      `(i|we) (stopped|quit|gave up|have stopped) (doing|offering) ~${OF_MENU}`,
    ],
    finds: [service],
    input: (_slots, { found }) => ({ service: found["service"]?.name }),
    report: (value) => `${(value as Service).name} is off the menu. What is booked stays booked.`,
  },
  {
    ...PRICED,
    mends: SUM,
    hears: [
      `(bump|hike|knock|move|take|bring|get|put|set|make|raise|lower|drop|change) ~${OF_MENU} (price )?(up |down )?(from {old:sum} )?to (?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum}`,
      `~${OF_MENU} (from )?{old:sum} to (?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum}`,
      `~${OF_MENU} (?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum} (now|from now on)`,
      `make ~${OF_MENU} (?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum}`,
      `(make|put) ~${OF_MENU} ${BY} ${UP}`,
      `~${OF_MENU} price up (by )?${BY}`,
      `~${OF_MENU},? (put|bring|take|raise) it up (by )?${BY}`,
    ],
  },
  {
    ...PRICED,
    mends: SUM,
    yields: true,
    hears: [
      `~${OF_MENU} (to|=|is|:|is now|now|goes to|should be|should cost|costs) (?=[$€£]|1[3-9]|[2-9]\\d|\\d{3}){sum:sum}( from now on| now)?`,
      `~${OF_MENU} (?=[$€£]){sum:sum}( from now on| now)?`,
      `(put|${RAISE}) ~${OF_MENU} (up )?(by )?${BY}( ${UP})?`,
      `(put|take|bring|make) ~${OF_MENU} ${DOWN} (by )?${BY}`,
      `${LOWER} ~${OF_MENU} (down )?(by )?${BY}`,
      `(?<down>knock|take) ${BY} off ~${OF_MENU}`,
      `~${OF_MENU} (up|\\+) ?(by )?${BY}`,
      `(put|raise|bump|hike|increase) ~${OF_MENU}( price)?( up)?( a bit)?`,
      `(?<down>lower|drop|reduce) ~${OF_MENU}( price)?( a bit)?`,
    ],
  },
  {
    ...PRICED,
    after: ["set_price", "list_services", "service_margins"],
    hears: [
      `(put|raise|bump) (?<service>it|that) (up )?(by )?${BY}( ${UP})?`,
      `(put|take|bring|drop|lower) (?<service>it|that) (?<down>down|lower)? ?(by )?${BY}`,
      "(put|make|set|bring|change) (?<service>it|that) (up |down )?(to|at)? ?{sum:sum}",
    ],
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
      `(?<shut>don't|stop|no) (take|taking|allow|allowing|accept|accepting)? ?online bookings? (for|of|on) ~${OF_MENU}`,
      `~${OF_MENU} (can't|cannot|must not|shouldn't) be booked (?<shut>online)( .*)?`,
      `~${OF_MENU} (needs|takes|requires|asks for) (a |an )?(deposit of )?{deposit:sum}( deposit)`,
      `~${OF_MENU} (needs|takes|requires|asks for) (a |an )?deposit of {deposit:sum}`,
      `~${OF_MENU} (needs|takes|requires|asks for) (a |an )?{share:n} ?% deposit`,
      `(take|ask|ask for|require|charge|put|want|need)( (for|on))? (a |an )?{share:n} ?% deposit (on|for|with) ~${OF_MENU}`,
      `(take|ask|ask for|require|charge|put|want|need) (a |an )?{deposit:sum} deposit (on|for|with) ~${OF_MENU}`,
      `(take|ask for|require|charge|put|want|need) (a |an )?(?<open>deposit) (on|for|with) ~${OF_MENU}`,
      `~${OF_MENU} needs a (?<patch>patch test)`,
      `(?<patch>require|ask for) a patch test for ~${OF_MENU}`,
    ],
    despite: ["negated"],
    finds: [service],
    input: ({ name, minutes, online, bookable, patch, shut, deposit, share, open }, { found }) => {
      if (open && !deposit)
        return {
          ask: "How much of a deposit?",
          slot: "deposit",
          takes: /\d/,
          options: ["$25", "$50"],
        };
      return {
        service: found["service"]?.name,
        ...(deposit && { payAtBooking: "deposit", depositText: figureIn(deposit) }),
        ...(share && { payAtBooking: "deposit", depositPercent: numberIn(share) }),
        name: named(name),
        duration: minutesIn(minutes),
        online: bookable ? true : online || shut ? false : undefined,
        needsPatchTest: patch ? true : undefined,
      };
    },
    mends: [["minutes", /^(\d+ ?(?:min(?:ute)?s?|hours?))$/]],
    report: (value) => {
      const { name, basePrice, duration } = value as Service;
      return `${name}: ${basePrice}, ${duration} min.`;
    },
  },
];
