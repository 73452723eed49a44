import type { Service } from "#tools/pricing/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, service } from "./finders.ts";
import { IS, OF_MENU } from "./price-words.ts";
import { priced, relative } from "./prices.ts";
import { figure, inFigures, share } from "./spoken-sums.ts";
import { kindOf, minutesIn } from "./service-facts.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { named, numberIn, summed } from "./words.ts";

/** A price as it is kept: "from 120", "120-180" or "120"; undefined without a figure. */
function priceIn(said: string | undefined): string | undefined {
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

/** A change of one service; `to` makes it of what the service is now. */
const change =
  (to: (slots: Slots, of: Service | undefined, about: About) => Input | Ask | Say) =>
  (slots: Slots, about: About): Input | Ask | Say => {
    const made = to(slots, foundOf(about, "service") as Service | undefined, about);
    if ("ask" in made || "say" in made) return made;
    return { stylist: slots["stylist"], service: about.found["service"]?.name, ...made };
  };

const changes = {
  tool: "update_service",
  does: "change a service of your menu",
  despite: ["negated"],
  finds: [service],
  report: (value: unknown) => {
    const { name, basePrice, duration } = value as Service;
    return `${name} is changed: ${basePrice}, ${duration} min.`;
  },
} satisfies Partial<Verb>;

const HOW_LONG = {
  ask: "How many minutes?",
  slot: "minutes",
  takes: /\d|hour/,
} as const;

function longer({ minutes, shorter }: Slots, of: Service | undefined): Input | Ask {
  const by = minutesIn(minutes) ?? numberIn(plain(minutes ?? ""));
  if (!by || !of) return HOW_LONG;
  return { duration: of.duration + (shorter ? -by : by) };
}

function deposit({ deposit: said }: Slots): Input | Ask {
  const text = plain(said ?? "").replace(/\bhalf\b/, "50 %");
  const size = numberIn(summed(text));
  if (!size)
    return {
      ask: "How much of a deposit?",
      slot: "deposit",
      takes: /\d|half/,
      options: ["$25", "$50", "50 %"],
    };
  return share(text)
    ? { payAtBooking: "deposit", depositPercent: size }
    : { payAtBooking: "deposit", depositText: String(size) };
}

/** Its parts in their order; what was not said is not there. */
function parts({ apply, process, finish }: Slots): Input | Ask {
  const said = [
    ["apply", apply],
    ["process", process],
    ["finish", finish],
  ] as const;
  const segments = said.flatMap(([kind, length]) => {
    const minutes = minutesIn(length) ?? numberIn(plain(length ?? ""));
    return minutes ? [{ kind, minutes }] : [];
  });
  return { segments, duration: segments.reduce((sum, { minutes }) => sum + minutes, 0) };
}

/** What is no service: goods, bowls and what is only pointed at. */
const NO_SERVICE = String.raw`(?!.*\b(?:tubes?|bottles?|packs?|box(?:es)?|cans?|pouch|litres?|developers?|peroxide|bowls?|formulas?|mix|orders?|products?|retail|shampoo|deposit|grams?|ml|oz|visit|appointment)\b)`;
const SUM_SAID = String.raw`(?<price>(?:from |starting at |at least )?(?:[$€£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?(?:-|to|–) ?(?:[$€£] ?)?\d{1,5}(?:[.,]\d{1,2})?)?\+?(?: ?(?:[$€£]|dollars?|bucks|euros?|pounds?|quid))?)`;
/** A price that is told rather than ordered, which the card asks about all the same: "price of balayage is 195". */
const TOLD_PRICES = [
  `${NO_SERVICE}~(new )?price (of|for|on) ~(?<service>[^\\d:=$€£]+?) ?${IS} ?${SUM_SAID}( (now|from now on))?`,
  `~${OF_MENU} (new )?price ${IS} ?${SUM_SAID}( (now|from now on))?`,
  `~${OF_MENU} (now )?costs? (now )?${SUM_SAID}( (now|from now on))?`,
];

/** The menu and its prices in words that hold any name. */
export const CERTAIN_MENU: readonly Verb[] = [
  {
    tool: "set_price",
    does: "change what a service costs",
    hears: [
      "put ~price of {service} (up|(?<down>down)) by {by}",
      "put ~price (up|(?<down>down)) by {by}",
      "put ~price of {service} (up|(?<down>down))",
    ],
    finds: [service],
    input: (slots, about) =>
      relative(about, {
        ...slots,
        by: figure(slots["by"]),
        percent: share(slots["by"]) ? "%" : "",
      }),
    report: priced,
  },
  {
    tool: "set_price",
    does: "change what a service costs",
    hears: [
      "set ~price of {service} to {price} on ~menu of {stylist}",
      ...TOLD_PRICES,
      "set ~price of {service} to {price}",
      "set ~price to {price}",
      "set ~price of {service}",
      "set ~price",
    ],
    finds: [service],
    input: change(({ price }, of) => {
      const to = priceIn(price);
      return to
        ? { price: to }
        : {
            ask: `To what? ${of?.name ?? "It"} costs ${of?.basePrice ?? "what it says"} now.`,
            slot: "price",
            takes: /\d/,
          };
    }),
    mends: [["price", /^(?:at |to )?([$€£]? ?\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?)?)$/]],
    report: priced,
  },
  {
    ...changes,
    hears: [
      "set ~length of {service} to {minutes}",
      "set ~length to {minutes}",
      "set ~length of {service}",
    ],
    input: change(({ minutes }) => {
      const duration = minutesIn(minutes) ?? numberIn(plain(minutes ?? ""));
      return duration ? { duration } : HOW_LONG;
    }),
    mends: [["minutes", /^(\d+ ?(?:min(?:ute)?s?|hours?))$/]],
  },
  {
    ...changes,
    hears: [
      "make {service} (longer|(?<shorter>shorter)) by {minutes}",
      "make {service} (longer|(?<shorter>shorter))",
    ],
    input: change(longer),
  },
  {
    ...changes,
    hears: ["take {service} off online booking"],
    input: change(() => ({ online: false })),
  },
  {
    ...changes,
    hears: ["open {service} for online booking"],
    input: change(() => ({ online: true })),
  },
  {
    ...changes,
    hears: ["require a patch test before {service}"],
    input: change(() => ({ needsPatchTest: true })),
  },
  {
    ...changes,
    hears: ["require no patch test before {service}"],
    input: change(() => ({ needsPatchTest: false })),
  },
  {
    ...changes,
    hears: ["let others be booked while {service} processes"],
    input: change(() => ({ onlineInProcessing: true })),
  },
  {
    ...changes,
    hears: ["book nobody else while {service} processes"],
    input: change(() => ({ onlineInProcessing: false })),
  },
  {
    ...changes,
    hears: [
      "set ~deposit of {service} to {deposit}",
      "set ~deposit to {deposit}",
      "set ~deposit of {service}",
    ],
    input: change(deposit),
    mends: [["deposit", /^([$€£]? ?\d+(?:[.,]\d+)? ?%?)$/]],
  },
  {
    ...changes,
    hears: ["take no deposit for {service}"],
    input: change(() => ({ payAtBooking: "none" })),
  },
  {
    ...changes,
    hears: ["keep a card on file for {service}"],
    input: change(() => ({ payAtBooking: "card" })),
  },
  {
    ...changes,
    hears: ["set ~no-show fee of {service} to {percent}"],
    input: change(({ percent }) => ({ noShowPercent: Number(figure(percent) ?? 0) })),
  },
  {
    ...changes,
    hears: [
      "rename ~service to {name:all}",
      "rename ~service {service} to {name:all}",
      "rename ~service {service}",
    ],
    input: change(({ name }) =>
      name ? { name: named(name) } : { ask: "What is it called from now on?", slot: "name" },
    ),
  },
  {
    ...changes,
    hears: ["set ~description of {service} to: {text:all}", "set ~description of {service}"],
    input: change(({ text }) =>
      text ? { description: text } : { ask: "What shall it say?", slot: "text" },
    ),
  },
  {
    ...changes,
    hears: ["put {service} in ~category {category}"],
    input: change(({ category }) => {
      const kind = kindOf(category);
      return kind
        ? { category: kind }
        : {
            say: "Services are colour, cutting, chemical, special occasion, treatments or extensions.",
          };
    }),
  },
  {
    ...changes,
    hears: ["split {service} into {apply} to apply, {process} to process and {finish} to finish"],
    input: change(parts),
  },
  {
    ...changes,
    hears: ["split {service} into {apply} to apply and {process} to process"],
    input: change(parts),
  },
  {
    tool: "delete_service",
    does: "take a service off your menu",
    hears: ["take {service} off ~menu of {stylist}", "take {service} off ~menu"],
    finds: [service],
    input: change(() => ({})),
    report: (value) => `${(value as Service).name} is off the menu. What is booked stays booked.`,
  },
];
