import type { RepricePreview } from "#tools/pricing/reprice-schema.ts";
import type { Service } from "#tools/pricing/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, service } from "./finders.ts";
import { priced, relative } from "./prices.ts";
import { applied, applying, preview, shift } from "./reprice.ts";
import { kindOf, minutesIn, newService } from "./services.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { figureIn, named, numberIn, summed } from "./words.ts";

/** What was said in figures: "a tenner" is "10 dollars", "one ninety five" is "195". */
const inFigures = (said: string | undefined) =>
  summed(plain(said ?? "")).replace(
    /\b(one|[2-9]) ([1-9]\d)(?!\d)/,
    (_, hundreds: string, rest: string) => `${hundreds === "one" ? "1" : hundreds}${rest}`,
  );
const figure = (said: string | undefined) => figureIn(inFigures(said));

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

const share = (said: string | undefined) => /%/.test(plain(said ?? ""));

/** A change of one service; `to` makes it of what the service is now. */
const change =
  (to: (slots: Slots, of: Service | undefined, about: About) => Input | Ask | Say) =>
  (slots: Slots, about: About): Input | Ask | Say => {
    const made = to(slots, foundOf(about, "service") as Service | undefined, about);
    if ("ask" in made || "say" in made) return made;
    return { stylist: slots["stylist"], service: about.found["service"]?.name, ...made };
  };

const MENU_OF = "( on ~menu of {stylist})?";
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

const FILLER =
  "my|our|the|of|all|every|each|services?|prices?|stuff|work|menu|things?|whole|entire|everything|lot|board|list";
const KINDS =
  "colou?rs?|colou?ring|cutting (?:and|&) styling|cuts? and styling|cuts?|cutting|styling|chemicals?|treatments?|extensions?|special occasions?|occasions?|bridal|updos?";
/** All prices, or those of one kind of service. */
const ONE_KIND = `(?<what>(?:(?:${FILLER}) )*(?:${KINDS}|${FILLER})(?: (?:${FILLER}))*)`;
const BY = String.raw`(?<by>[^,]*\d[^,]*?)`;
const ALL = new RegExp(`^(?:${FILLER}| )+$`);
const KIND = new RegExp(`^(?:${KINDS})$`);

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
    tool: "create_service",
    does: "put a service on your menu",
    hears: [
      "add ~service {name} at ~price of {price} lasting {minutes} in ~category {category}",
      "add ~service {name} at ~price of {price} lasting {minutes}",
      "add ~service {name} at ~price of {price}",
      "add ~service {name} lasting {minutes}",
    ],
    input: newService,
    report: priced,
  },
  {
    tool: "delete_service",
    does: "take a service off your menu",
    hears: ["take {service} off ~menu of {stylist}", "take {service} off ~menu"],
    finds: [service],
    input: change(() => ({})),
    report: (value) => `${(value as Service).name} is off the menu. What is booked stays booked.`,
  },
  {
    tool: "list_services",
    hears: [`show ~price and length of {service}${MENU_OF}`, "show ~menu of {stylist}"],
    input: ({ stylist }) => ({ stylist }),
    report: (value, { service: said }) => {
      const { services } = value as { services: Service[] };
      const one = services.filter(
        ({ name }) => said && plain(name).includes(plain(said).replace(/s$/, "")),
      );
      const shown = one.slice(0, 4).map((of) => `${of.name}: ${of.basePrice}, ${of.duration} min.`);
      return shown.join(" ") || "Here is the menu.";
    },
  },
  {
    tool: "preview_reprice",
    hears: [
      "preview ~prices of {what} (up|(?<down>down)) by {by} rounded to {round}",
      "preview ~prices of {what} (up|(?<down>down)) by {by}",
      "preview ~prices of {what} (up|(?<down>down))",
    ],
    input: repricing,
    report: () => "Nothing is changed yet: these are the prices it would come to.",
  },
  {
    tool: "apply_reprice",
    does: "change many prices at once",
    hears: ["apply ~previewed prices"],
    input: (_slots, { earlier }) => {
      const seen = earlier.findLast(
        ({ tool, status }) => tool === "preview_reprice" && status === "ok",
      );
      return seen
        ? applying(seen.value as RepricePreview)
        : { say: "No prices were looked at in this chat. Say which, and by how much." };
    },
    report: applied,
  },
  {
    tool: "apply_reprice",
    does: "change many prices at once",
    hears: [
      `put ~prices of ${ONE_KIND} (up|(?<down>down)) by ${BY} rounded to {round}`,
      `put ~prices of ${ONE_KIND} (up|(?<down>down)) by ${BY}`,
    ],
    finds: [{ ...preview, with: (slots) => asInput(repricing(slots)) }],
    input: (_slots, about) => applying(foundOf(about, "prices") as RepricePreview | undefined),
    mends: [["by", /^(\d+(?:[.,]\d+)?) ?%?$/]],
    report: applied,
  },
  {
    // what is not plain yet is asked for, and looked at before it is done
    tool: "preview_reprice",
    hears: [
      "put ~prices of {what} (up|(?<down>down)) by {by}( rounded to {round})?",
      "put ~prices of {what} (up|(?<down>down))",
    ],
    input: repricing,
    report: () =>
      "Nothing is changed yet: these are the prices it would come to. Shall I apply them?",
  },
  {
    tool: "service_margins",
    hears: ["show ~margin of {service}", "show ~margins"],
    input: ({ service: said }) => ({ service: said }),
    report: () => "The card shows what each leaves.",
  },
  {
    tool: "set_product_price",
    does: "keep what a pack of a line costs you",
    hears: [
      "keep ~buying price of (?<developer>~developer of )?{line} in {code} at {price} for {size}",
      "keep ~buying price of (?<developer>~developer of )?{line} at {price} for {size}",
      "keep ~buying price of (?<developer>~developer of )?{line} at {price}",
      "keep ~buying price of (?<developer>~developer of )?{line}",
      "keep ~buying price at {price} for {size}",
      "keep ~buying price at {price}",
      "keep ~buying price for {size}",
    ],
    input: ({ line, code, price, size, developer }, { earlier }) => {
      const before = line
        ? undefined
        : earlier.findLast(({ tool }) => tool === "set_product_price")?.input;
      if (before) {
        const [amount, packGrams] = [numberIn(figure(price)), gramsIn(size)];
        return { ...before, ...(amount && { amount }), ...(packGrams && { packGrams }) };
      }
      if (!line) return { ask: "Which line is it?", slot: "line" };
      const amount = numberIn(figure(price));
      if (amount === undefined) return { ask: "What does one cost?", slot: "price", takes: /\d/ };
      const packGrams = gramsIn(size);
      if (!packGrams)
        return {
          ask: "How many grams does one hold?",
          slot: "size",
          takes: /\d/,
          options: ["60 g", "500 g", "1000 g"],
        };
      return { line, code, ...(developer && { part: "developer" }), packGrams, amount };
    },
    report: () => "Kept. Every bowl of it is costed with that from now on.",
  },
];

const OUNCE = 28.35;
const LITRE = 1000;

/** What a pack holds, in grams; 1 ml is 1 g. */
export function gramsIn(said: string | undefined): number | undefined {
  const text = plain(said ?? "")
    .replace(/\b(?:a|one) (?=kilo|kg|litre|liter)/, "1 ")
    .replace(/\bhalf (?:a )?(?=kilo|kg|litre|liter)/, "0.5 ");
  const size = numberIn(text);
  if (size === undefined) return undefined;
  if (/\d ?(?:kg|kilo|l\b|lit(?:re|er))/.test(text)) return size * LITRE;
  return /\d ?(?:oz|ounce)/.test(text) ? Math.round(size * OUNCE) : size;
}

/** Which prices, and by how much; plain words where that is not one kind of service. */
function repricing(slots: Slots): Input | Say | Ask {
  const { what = "", by, down, round } = slots;
  const said = plain(what);
  const kind = KIND.test(
    said
      .replaceAll(new RegExp(`\\b(?:${FILLER})\\b`, "g"), " ")
      .replaceAll(/ +/g, " ")
      .trim(),
  )
    ? kindOf(said)
    : undefined;
  if (!kind && !ALL.test(said))
    return {
      say: "Which prices: all of them, or those of colour, cutting, chemical, treatments or extensions? A single service is changed by its name.",
    };
  if (!figure(by))
    return { ask: "By how much?", slot: "by", takes: /\d/, options: ["5 %", "8 %", "10 %"] };
  return shift({
    by: figure(by),
    down,
    percent: share(by) ? "%" : undefined,
    what: kind?.toLowerCase() ?? "",
    round: figure(round),
  });
}

const asInput = (made: Input | Say | Ask): Input => ("say" in made || "ask" in made ? {} : made);
