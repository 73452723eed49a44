import type { RepricePreview } from "#tools/pricing/reprice-schema.ts";
import type { Service } from "#tools/pricing/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { figure, gramsIn, share } from "./spoken-sums.ts";
import { foundOf } from "./finders.ts";
import { applied, applying, preview, shift } from "./reprice.ts";
import { onMenu } from "./on-menu.ts";
import { priced } from "./prices.ts";
import { newService } from "./new-service.ts";
import { kindOf } from "./service-facts.ts";
import type { Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const MENU_OF = "( on ~menu of {stylist})?";
const FILLER =
  "my|our|the|of|all|every|each|services?|prices?|stuff|work|menu|things?|whole|entire|everything|lot|board|list";
const KINDS =
  "colou?rs?|colou?ring|cutting (?:and|&) styling|cuts? and styling|cuts?|cutting|styling|chemicals?|treatments?|extensions?|special occasions?|occasions?|bridal|updos?";
/** All prices, or those of one kind of service. */
const ONE_KIND = `(?<what>(?:(?:${FILLER}) )*(?:${KINDS}|${FILLER})(?: (?:${FILLER}))*)`;
const BY = String.raw`(?<by>[^,]*\d[^,]*?)`;
const ALL = new RegExp(`^(?:${FILLER}| )+$`);
const KIND = new RegExp(`^(?:${KINDS})$`);

/** New services, the menu, many prices at once and what products cost, in words that hold any name. */
export const CERTAIN_PRICES: readonly Verb[] = [
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
    tool: "list_services",
    hears: [`show ~price and length of {service}${MENU_OF}`, "show ~menu of {stylist}"],
    input: ({ stylist }) => ({ stylist }),
    report: (value, { service: said }) => {
      const { services } = value as { services: Service[] };
      return said ? onMenu({ services }, said) : "Here is the menu.";
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
