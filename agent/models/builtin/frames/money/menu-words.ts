import type { Menu, Service, ServiceCategory } from "#tools/pricing/services/service-schema.ts";
import { EXAMPLE_PRICES } from "#tools/pricing/services/starter-word-rules.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { amountIn, minutesOf } from "#agent/models/builtin/verbs/amounts.ts";
import { meant } from "#agent/models/builtin/verbs/match.ts";
import { inFigures } from "#agent/models/builtin/verbs/spoken-sums.ts";
import { bareName, named } from "#agent/models/builtin/verbs/words.ts";
import type { Found } from "#agent/models/builtin/verbs/verb.ts";

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

/** The category of the menu that words belong to. */
export const categoryOf = (said: string | undefined): ServiceCategory | undefined =>
  CATEGORY.find(([sign]) => sign.test(plain(said ?? "")))?.[1];

/** Minutes of a length of time; a number alone is minutes. */
export const lengthOf = (said: string | undefined): number | undefined =>
  minutesOf(said) ?? amountIn(said);

/** A price as it is kept: "from 120", "120-180" or "120"; undefined without a figure. */
export function priceIn(said: string | undefined): string | undefined {
  const text = inFigures(said);
  const [least, most] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) =>
    each.replace(",", "."),
  );
  if (!least) return undefined;
  if (most && Number(most) > Number(least)) return `${least}-${most}`;
  return /\b(?:from|starting|starts|at least|minimum|and up|upwards?)\b|\d ?\+/.test(text)
    ? `from ${least}`
    : least;
}

/** How much is paid when booking: a share of the price or a sum; undefined without a figure. */
export function depositIn(said: string | undefined) {
  const text = inFigures(said?.replace(/\bhalf\b/i, "50%"));
  const size = amountIn(text);
  if (!size) return undefined;
  return text.includes("%")
    ? { payAtBooking: "deposit", depositPercent: size }
    : { payAtBooking: "deposit", depositText: String(size) };
}

const MOST_SAID = 4;
/** So many are told with what they cost; more stand on the card. */
const MOST_LISTED = 12;

const priceOf = ({ name, priceRange, basePrice, duration }: Service): string =>
  `${name}: ${priceRange ?? basePrice}, ${duration} min`;

/** What is asked beside a price: what a share less makes of it, or what another price would be to it. */
function besidePrice({ basePrice, basePriceMinor: minor }: Service, text: string): string {
  const unit = /^\D*/.exec(basePrice)?.[0] ?? "";
  if (!minor) return "";
  const share = Number(LESS.exec(text)?.[1] ?? LESS_BEFORE.exec(text)?.[1] ?? Number.NaN);
  const written = (sum: number) => `${unit}${(sum / 100).toFixed(sum % 100 === 0 ? 0 : 2)}`;
  if (share > 0 && share < 100) {
    const off = Math.round((minor * share) / 100);
    return ` Less ${share}% that is ${written(minor - off)}, ${written(off)} off.`;
  }
  const figures = text.replaceAll(/\b\d{1,2}(?:st|nd|rd|th)\b/g, " ").match(/\d+(?:\.\d+)?/g) ?? [];
  const then = Number(figures.at(-1) ?? Number.NaN) * 100;
  if (!WHAT_IF.test(text) || !(then > 0) || then === minor) return "";
  const by = Math.round(((then - minor) / minor) * 100);
  const [more, advice] =
    then > minor
      ? [
          "more",
          Math.abs(by) > BIG_STEP
            ? "Clients notice a step of that size: who would leave nobody can tell, but two smaller ones, told ahead, are easier to take."
            : "A step of that size is easily taken where it is told ahead.",
        ]
      : ["less", "It takes more visits to make up for it."];
  return ` ${written(then)} would be ${written(Math.abs(then - minor))} ${more}, ${Math.abs(by)}%. ${advice} Nothing is changed.`;
}
const LESS = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent|pct) ?(?:off|discount|less|reduction|knocked)/;
const LESS_BEFORE =
  /\b(?:less|minus|discount(?:ed)?(?: of| by)?|off|reduced by|take|knock(?:ed)?) (?:off )?(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent|pct)/;
const WHAT_IF =
  /\b(?:what if|if (?:i|we)|would (?:it|people|clients|i|we)|(?:is|are) .{0,30}\b(?:too much|mad|silly|daft|ok|fair)|should (?:i|we)|worth|thinking)\b/;
/** Percent from which on a rise is felt. */
const BIG_STEP = 10;

/** The starter menu stands until somebody has one of their own. */
const exampleOf = (services: readonly Service[]): string[] =>
  services.some(({ starter }) => starter)
    ? [
        `This is the starter menu. ${EXAMPLE_PRICES} Say what it costs with you, and the menu is yours.`,
      ]
    : [];

/** What of the menu comes first by its price or its length. */
const EXTREMES: readonly (readonly [RegExp, (of: Service) => number])[] = [
  [/\bcheapest\b|\bleast expensive\b/, ({ basePriceMinor }) => basePriceMinor ?? Infinity],
  [/\b(?:dearest|priciest|most expensive)\b/, ({ basePriceMinor }) => -(basePriceMinor ?? 0)],
  [/\b(?:shortest|quickest)\b/, ({ duration }) => duration],
  [/\blongest\b/, ({ duration }) => -duration],
];

/** The one service that is the cheapest or the longest, where that is what the words ask for. */
export function extreme({ services }: Pick<Menu, "services">, text: string): string | undefined {
  const of = EXTREMES.find(([sign]) => sign.test(text))?.[1];
  const [first] = of ? services.toSorted((a, b) => of(a) - of(b)) : [];
  return first && `${priceOf(first)}.`;
}

/** What services of these names cost, or that none is called so; without a name, what all cost. */
export function onMenu(
  { services }: Pick<Menu, "services">,
  called: string | undefined,
  text = "",
): string {
  const said = bareName(called);
  if (!said) {
    if (services.length === 0) return "There is nothing on your menu yet.";
    const told = services.slice(0, MOST_LISTED).map(priceOf).join("; ");
    const rest = services.length - MOST_LISTED;
    return [rest > 0 ? `${told}; and ${rest} more.` : `${told}.`, ...exampleOf(services)].join(" ");
  }
  const all = services.map((of) => ({ id: of.id, name: of.name, of }));
  const calledSo = (words: string): Found[] => {
    const match = meant(words, all);
    if ("one" in match) return [match.one];
    return "several" in match ? match.several : [];
  };
  const whole = calledSo(said);
  const found = whole.length > 0 ? whole : said.split(/ (?:and|&|\+|with) /).flatMap(calledSo);
  const lines = found
    .slice(0, MOST_SAID)
    .map(({ of }) => `${priceOf(of as Service)}.${besidePrice(of as Service, text)}`);
  if (lines.length > 0) return [...lines, ...exampleOf(services)].join(" ");
  const names = services.slice(0, MOST_SAID).map(({ name }) => name);
  const more = services.length > names.length ? ` and ${services.length - names.length} more` : "";
  return names.length === 0
    ? "There is nothing on your menu yet."
    : `There is no “${said}” on your menu. There are ${more ? names.join(", ") + more : listed(names)}.`;
}

/** What a service is with each of the team. */
export function withEach(menu: Menu, said: string | undefined, text = "") {
  const words = bareName(said) ?? "";
  const by = EXTREMES.find(([sign]) => sign.test(text))?.[1];
  const theirs = eachOf(menu, said);
  const all = by ? theirs.toSorted((a, b) => by(a.service) - by(b.service)) : theirs;
  if (all.length === 0) return `Nobody offers “${words}”.`;
  const told = all.map(({ stylistName: who, service }) => `${who}, ${priceOf(service)}`);
  return [`${told.join("; ")}.`, ...exampleOf(all.map(({ service }) => service))].join(" ");
}

/** A service with each who offers it, whoever asks first. */
export function eachOf(
  { services, stylistName, others = [] }: Menu,
  said: string | undefined,
): { stylistName: string; service: Service }[] {
  const match = meant(
    bareName(said) ?? "",
    services.map((of) => ({ id: of.id, name: of.name, of })),
  );
  const own = "one" in match ? [{ stylistName, service: match.one.of as Service }] : [];
  return [...own, ...others];
}

/** What a service costs from now on. */
export const priced = (value: unknown, whose?: string): string => {
  const { name, priceRange, basePrice } = value as Service;
  return `${name}${whose ? ` with ${named(whose.replace(/['’]s$/, ""))}` : ""} costs ${priceRange ?? basePrice} from now on.`;
};
