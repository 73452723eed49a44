import type { Service, ServiceCategory } from "#tools/pricing/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { service } from "./finders.ts";
import { onMenu } from "./on-menu.ts";
import type { Ask, Input, Slots, Verb } from "./verb.ts";
import { figureIn, named, numberIn, summed } from "./words.ts";

const CATEGORY: [RegExp, ServiceCategory][] = [
  [/\bextensions?\b|\btape[- ]?ins?\b|\bweft/, "Extensions"],
  [/\bbridal\b|\bupdo\b|\bwedding\b|\bprom\b|\boccasion\b/, "Special Occasion"],
  [
    /\bchemical\b|\bperms?\b|\brelax|\bkeratin\b|\bstraighten|\bbrazilian\b|\bsmoothing\b/,
    "Chemical Services",
  ],
  [/\btreat|\bolaplex\b|\bmask\b|\bk18\b|\bdetox\b|\bscalp\b|\bbond\b/, "Treatments"],
  [
    /\bcolou?r|\bbalayage\b|\bhighl|\blowl|\bfoil|\bgloss\b|\btoner\b|\btoning\b|\broots?\b|\bombre\b|\bbleach|\btint\b|\bglaze\b|\bgr[ae]y\b|\bbabylights?\b|\bmoney piece\b|\bface fram/,
    "Color Services",
  ],
  [
    /\bcuts?\b|\bcutting\b|\bblow|\btrim\b|\bstyl|\bfringe\b|\bbangs?\b|\bwash\b|\bcurl/,
    "Cutting & Styling",
  ],
];
/** What costs something and is no service. */
const NO_GOODS = String.raw`(?!.*(?:\d|\b(?:this|that|her|his|tubes?|bottles?|packs?|bowls?|formulas?|mix|developers?|products?|plan|subscription|visit|appointment|order|chair|rent|salon)\b))`;
const SUM =
  /(?:[$€£] ?(\d{1,5}(?:[.,]\d{1,2})?)|(?:\b(?:at|for|costs?|price(?:d at)?|is) )?\b(\d{1,5}(?:[.,]\d{1,2})?) ?(?:[$€£]|dollars?|euros?|pounds?|bucks|quid|usd|eur)|\b(?:at|for|costs?|price(?:d at)?)[: ]+(\d{1,5}(?:[.,]\d{1,2})?)\b(?! ?(?:min|h\b|hours?|hrs?)))/i;
const TIME =
  /\b(\d{1,3}) ?(?:min(?:ute)?s?|m)\b|\b(\d{1,2}(?:[.,]\d{1,2})?) ?(?:h|hrs?|hours?)(?:(?: ?and)? ?(\d{1,2})(?: ?(?:min(?:ute)?s?))?)?\b/i;

/** The category of the menu that words belong to. */
export const kindOf = (said: string | undefined): ServiceCategory | undefined =>
  CATEGORY.find(([sign]) => sign.test(plain(said ?? "")))?.[1];

/** How lengths of time are said, in figures: "an hour and a half" is "1.5 hours". */
const LENGTHS: [RegExp, string][] = [
  [/\b(?:3\/4|3 quarters) of an hour\b/, "45 min"],
  [/\b(?:a )?quarter of an hour\b/, "15 min"],
  [/\b(?:half an hour|half hour|a half hour)\b/, "30 min"],
  [/\b(?:an |1 )?hour and (?:a )?half\b/, "1.5 hours"],
  [/\b(\d+) and (?:a )?half (?=h)/, "$1.5 "],
  [/\b(\d+) hours? and (?:a )?half\b/, "$1.5 hours"],
  [/\ban? hour\b/, "1 hour"],
  [/\bhour and\b/, "1 hour and"],
];

/** Minutes of a length of time as it is said: "1.5 hours", "90 min", "an hour and a half". */
export function minutesIn(said: string | undefined): number | undefined {
  let text = plain(said ?? "");
  for (const [spoken, figures] of LENGTHS) text = text.replace(spoken, figures);
  const found = TIME.exec(text);
  if (!found) return undefined;
  if (found[1]) return Number(found[1]);
  return Math.round((numberIn(found[2]) ?? 0) * 60) + Number(found[3] ?? 0);
}

/** A new service of the menu by what was said of it; a question where something is missing. */
export function newService(slots: Slots): Input | Ask {
  const answered = summed(plain(slots["price"] ?? ""));
  // the answer to what it costs may tell how long it takes as well
  const said = [summed(plain(slots["more"] ?? "")), answered].join(" ").trim();
  const sum = SUM.exec(said)?.[0];
  const price = figureIn(SUM.exec(answered)?.[0] ?? answered) ?? figureIn(sum);
  const duration =
    minutesIn(slots["minutes"]) ??
    numberIn(plain(slots["minutes"] ?? "")) ??
    minutesIn(said.replace(sum ?? "", " "));
  const name = named(slots["name"]?.replace(/^["“]|["”]$/g, ""));
  if (!name) return { ask: "What is the service called?", slot: "name" };
  if (!price) return { ask: `What does ${name} cost?`, slot: "price", takes: /\d/ };
  if (!duration)
    return {
      ask: `How many minutes does ${name} take?`,
      slot: "minutes",
      takes: /\d|hour/,
      options: ["30 min", "45 min", "60 min", "90 min", "120 min"],
    };
  const category = kindOf(slots["category"]) ?? kindOf(name) ?? kindOf(said) ?? "Other";
  return { name, category, basePrice: price, duration };
}

const priced = ({ name, basePrice, duration }: Service) =>
  `${name}: ${basePrice}, ${duration} min.`;

/** The menu. */
export const SERVICES: readonly Verb[] = [
  {
    tool: "delete_service",
    does: "take a service off your menu",
    hears: [
      "(delete|remove|take|drop|scrap|get rid of|pull|strike) ~{service:thing} (off|from) ~(menu|service list|services|price list|list of services)",
      "(delete|remove|get rid of|scrap|drop) ~service:? ~{service:thing}",
      "(delete|remove|get rid of|scrap|drop) ~{service:thing} service",
      "(stop|quit) (offering|doing|selling) ~{service:thing}",
      "(we|i) (no longer|don't) (offer|do) ~{service:thing} any ?more",
    ],
    despite: ["negated"],
    finds: [service],
    input: (_slots, { found, text }) =>
      /\b(?:don't|do not|never) (?!offer|do )/.test(text)
        ? { say: "All right, it stays on the menu." }
        : { service: found["service"]?.name },
    report: (value) => `${(value as Service).name} is off the menu. What is booked stays booked.`,
  },
  {
    tool: "create_service",
    does: "put a service on your menu",
    hears: [
      "(add|create|make|set up|enter|new) ~(new )?service:? (called |named )?~{name:thing}[,:]? (?<more>(for |at |costs? |which |that |with |\\d|[$€£]).+)",
      "(add|create|make|set up|enter|new) ~(new )?service:? (called |named )?~{name:thing}",
      "(add|create|make|set up|enter) ~(new )?service",
      "(add|put) ~{name:thing}[,:]? (?<more>(for |at |costs? |\\d|[$€£]).+?)[,:]? (to|on|onto) ~(menu|services|service list|price list)",
      "(add|put) ~{name:thing} (to|on|onto) ~(menu|services|service list|price list)[,:]? ?(?<more>.*)",
      "new (on|for) ~menu[,:]? ~{name:thing}[,:]? (?<more>(for |at |costs? |\\d|[$€£]).+)",
    ],
    input: newService,
    mends: [
      ["minutes", /^(\d+ ?(?:min(?:ute)?s?|h(?:ou)?rs?))$/],
      ["price", /^(?:at )?([$€£]? ?\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?)?)$/],
    ],
    report: (value) => `It is on the menu. ${priced(value as Service)}`,
  },
  {
    tool: "copy_starter_menu",
    does: "make the starter menu your own",
    hears: [
      "(copy|use|take over|take|keep|adopt|import|load) ~(starter|example|sample|default|standard) (menu|services|prices|price list)( as (mine|my own|a start))?",
      "(make|turn) ~(starter|example|sample|default) (menu|services) (mine|my own|ours|into mine)",
      "(start|begin) (with|from) ~(starter|example|sample|default) (menu|services)",
    ],
    input: () => ({}),
    report: () => "The starter menu is yours now. Its prices are examples: put them right next.",
  },
  {
    tool: "list_services",
    hears: [
      "(show|list|open|see|view|give|read|bring up)( me)? ~(services|menu|service menu|price list|service list|list of services)( and prices| with prices)?",
      "(what('s| is| are|s) )(on )?~(services|menu|price list|service list)",
      "what (services|treatments) (do|can) (we|i) (offer|do|have)",
      "(services|menu|price list)",
      "what do (we|i) charge for (?!this|that|her|him|it\\b)~{service:thing}",
      "how (long|much) (is|does|do we (have|book|plan) for|are) ~{service:thing} (on ~menu|take|service|cost on ~menu)",
      "how long (is|does) (?!.*\\b(timer|left|process|bleach|developer|toner|leave|hair|wait|on)\\b)(a|an|the|our|my) {service:thing}( take)?",
    ],
    report: (value, { service: said }) => {
      const { services } = value as { services: Service[] };
      if (said) return onMenu({ services }, said);
      return services.length === 1 ? "1 service." : `${services.length} services.`;
    },
  },
  {
    tool: "undo_reprice",
    does: "put back the prices that were changed together",
    hears: [
      "(undo|revert|roll back|take back|reverse) ~(last |whole )?(reprice|repricing|prices|price (changes?|increase|rise|raise|update))",
      "(put|change|set|bring|switch) ~(old )?prices back( to (what|how|where) they were| the way they were)?",
      "(put|bring) back ~old prices",
      "~old prices back",
    ],
    input: (_slots, { earlier }) => {
      const done = earlier.findLast(
        ({ tool, status }) => tool === "apply_reprice" && status === "ok",
      );
      const { batchId } = (done?.value ?? {}) as { batchId?: string };
      return batchId
        ? { batchId }
        : {
            say: "No prices were changed together in this chat. Tell me which price, and what it was.",
          };
    },
    report: () => "The prices are what they were.",
  },
];
