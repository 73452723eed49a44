import type { Service } from "#tools/pricing/services/service-schema.ts";
import type { MarginsFound } from "#tools/pricing/reprice/reprice-schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { MONTH } from "#agent/models/builtin/hear/calendar-names.ts";
import { dayIn, foundOf, notMe, service, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { figure, share } from "#agent/models/builtin/verbs/spoken-sums.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName, numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { priced, priceIn } from "./menu-words.ts";

const PRICED = {
  tool: "set_price",
  does: "change what a service costs",
  finds: [service],
  report: (value: unknown, { stylist }: Slots) => priced(value, notMe(stylist)),
} satisfies Partial<Frame>;

const WHOSE = /\b(?:his|hers|her|theirs?)\b/;

/** Asked where the words are of somebody's price and nobody was spoken of: one's own is not meant. */
function nobodys({ stylist }: Slots, { text, spoken }: About): Ask | undefined {
  if ((stylist && !WHOSE.test(stylist)) || !WHOSE.test(text)) return undefined;
  const { stylist: last } = spoken.of;
  return { ask: "Whose price shall it be?", slot: "stylist", options: last ? [last] : [] };
}

/** A price changes at once, and is none of a later day. */
const LATER = {
  say: "A price changes at once, and what is booked keeps its own. Tell me on that day, or say it without the day to change it now.",
};

/** A month that is named in no gap is a later time all the same. */
const IN_MONTH = new RegExp(
  String.raw`\b(?:from|in|as of|come|until|till|starting) (?:the (?:start|end) of )?(?:${MONTH})\b`,
  "i",
);

const isLater = ({ date }: Slots, { here, text }: About): boolean => {
  if (!date) return IN_MONTH.test(text);
  if (!here || /\b(?:now|today)\b/i.test(date)) return false;
  const day = dayIn(date, here);
  return day === undefined || day > todayOf(here);
};

/** The price that was said, or the question for it. */
function asked({ price, stylist }: Slots, about: About): Input | Ask {
  const of = foundOf(about, "service") as Service | undefined;
  const to = priceIn(price);
  return to
    ? { stylist: notMe(stylist), service: of?.name, price: to }
    : {
        ask: `To what? ${of?.name ?? "It"} costs ${of?.basePrice ?? "what it says"} now.`,
        slot: "price",
        takes: /\d/,
      };
}

/** What one service comes to by a share or a sum more or less. */
function shifted(slots: Slots, about: About, sign: 1 | -1): Input | Ask | Say {
  const { by, stylist } = slots;
  const size = sign * (numberIn(figure(by)) ?? 0);
  const of = foundOf(about, "service") as Service | undefined;
  if (size === 0) return asked(slots, about);
  if (typeof of?.basePriceMinor !== "number")
    return { say: `I can't read what ${of?.name ?? "it"} costs now. Say the new price.` };
  const now = of.basePriceMinor;
  const said = Math.abs(size) * 100;
  // "put it up", "make it 160": nobody means as much more as it costs now
  const isPrice = !share(by) && (sign > 0 ? said > now : said < now && said * 2 >= now);
  const by100 = share(by) ? now * (1 + size / 100) : now + size * 100;
  const minor = isPrice ? said : by100;
  return minor <= 0
    ? { say: `That would leave nothing of the price of ${of.name}.` }
    : { stylist: notMe(stylist), service: of.name, price: String(Math.round(minor) / 100) };
}

const shift = (way: "up" | "down", sign: 1 | -1): Frame => ({
  ...PRICED,
  id: `set_price.${way}`,
  slots: { service: "service", by: "sum", stylist: "stylist", date: "date" },
  says: [`put the price of[ {service}] ${way}[ by {by}][ on the menu of {stylist}]`],
  input: (slots, about) =>
    isLater(slots, about) ? LATER : (nobodys(slots, about) ?? shifted(slots, about, sign)),
});

const MOST_TOLD = 4;

function margins({ margins: all, currency }: MarginsFound): string {
  const [one, another] = all;
  if (!one) return "There is no service on the menu yet.";
  const known = all.filter(({ margin }) => margin !== null);
  if (!another) {
    if (one.margin === null)
      return `What ${one.name} leaves is not known: ${one.missing.join(", ")}.`;
    return `${one.name} leaves ${money(one.margin, currency)} of ${money(one.price, currency)}, by ${one.visits === 1 ? "1 visit" : `${one.visits} visits`}.`;
  }
  if (known.length === 0)
    return `No margin is known yet: ${[...new Set(all.flatMap(({ missing }) => missing))].slice(0, 3).join(", ")}.`;
  const worst = known.toSorted((a, b) => (a.marginPercent ?? 0) - (b.marginPercent ?? 0));
  const told = worst.slice(0, MOST_TOLD).map(({ name, price, marginPercent, advised }) => {
    const more = advised !== null && advised > price ? `, advised ${money(advised, currency)}` : "";
    return `${name} leaves ${marginPercent}% of ${money(price, currency)}${more}`;
  });
  return `The least first: ${told.join("; ")}. Known of ${known.length} of ${all.length}.`;
}

const LOSES = /\b(?:los(?:e|es|ing|t|s)|negative|below cost|in the red)\b/;

/** What costs more than it brings, the worst first. */
function losses({ margins: all, currency }: MarginsFound): string {
  const known = all.filter(({ margin }) => margin !== null);
  const lost = known
    .filter(({ margin }) => (margin ?? 0) < 0)
    .toSorted((a, b) => (a.margin ?? 0) - (b.margin ?? 0));
  const of = `Known of ${known.length} of ${all.length}.`;
  if (lost.length === 0) return `Nothing loses money. ${of}`;
  const told = lost.map(
    ({ name, margin, price }) =>
      `${name} loses ${money(-(margin ?? 0), currency)} at ${money(price, currency)}`,
  );
  return `${told.join("; ")}. ${of}`;
}

/** What one service costs, and what it leaves. */
export const PRICES: readonly Frame[] = [
  {
    ...PRICED,
    id: "set_price",
    slots: { service: "service", price: "sum", stylist: "stylist", date: "date" },
    says: ["set the price[ of {service}][ to {price}][ on the menu of {stylist}]"],
    input: (slots, about) =>
      isLater(slots, about) ? LATER : (nobodys(slots, about) ?? asked(slots, about)),
  },
  shift("up", 1),
  shift("down", -1),
  {
    id: "service_margins",
    slots: { service: "service" },
    says: ["show the margin of {service}", "show the margins"],
    input: ({ service: said }) => ({
      service: said && /^(?:money|cash|services?)$/i.test(said) ? undefined : bareName(said),
    }),
    report: (value, _slots, { text }) =>
      (LOSES.test(text) ? losses(value as MarginsFound) : undefined) ??
      margins(value as MarginsFound),
  },
];
