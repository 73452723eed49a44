import type { RepriceDone, RepricePreview } from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf, service } from "#agent/models/builtin/verbs/finders.ts";
import { figure, share } from "#agent/models/builtin/verbs/spoken-sums.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { minorIn, numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { categoryOf } from "./menu-words.ts";

/** Words that name no kind of service, but all of them. */
const ALL =
  /\b(?:my|our|the|of|all|every|each|services?|prices?|stuff|work|menu|things?|whole|entire|everything|lot|board|list|it|them)\b/g;

/** Which prices, and by how much; plain words where that is not one kind of service. */
function shift({ category = "", by, round }: Slots, sign: 1 | -1): Input | Ask | Say {
  const kind = categoryOf(category);
  if (!kind && plain(category).replaceAll(ALL, "").trim() !== "")
    return {
      say: "Which prices: all of them, or those of color, cutting, chemical, treatments or extensions? A single service is changed by its name.",
    };
  const size = numberIn(figure(by));
  if (!size) return { ask: "By how much?", slot: "by", takes: /\d/, options: ["5%", "8%", "10%"] };
  return {
    category: kind,
    ...(share(by) ? { percent: sign * size } : { amount: sign * size }),
    roundTo: numberIn(figure(round)),
  };
}

/** What was looked at, price by price, as it is to be applied. */
const applying = ({ services = [] }: Partial<RepricePreview> = {}): Input | Say =>
  services.length === 0
    ? { say: "No price would change by that." }
    : {
        services: services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => {
          return { serviceId, afterMinor, afterMaxMinor, version };
        }),
      };

/** How many prices were changed. */
function applied(value: unknown): string {
  const { services } = value as RepriceDone;
  const count = services.length === 1 ? "1 price" : `${services.length} prices`;
  return `Changed ${count}. What is booked keeps the price that was agreed.`;
}

const APPLIES = {
  tool: "apply_reprice",
  does: "change many prices at once",
  report: applied,
} satisfies Partial<Frame>;
const MANY = { category: "category", by: "sum", round: "sum" } as const;

/** Many prices up or down: looked at alone, and changed. */
const both = (way: "up" | "down", sign: 1 | -1): Frame[] => [
  {
    id: `preview_reprice.${way}`,
    slots: MANY,
    says: [`preview the prices of {category} ${way}[ by {by}][ rounded to {round}]`],
    input: (slots) => shift(slots, sign),
    report: () =>
      "Nothing is changed yet: these are the prices it would come to. Say “apply them” to have them.",
  },
  {
    ...APPLIES,
    id: `apply_reprice.${way}`,
    slots: MANY,
    says: [`put the prices of {category} ${way}[ by {by}][ rounded to {round}]`],
    first: { tool: "preview_reprice", input: (slots) => shift(slots, sign) },
    input: (_slots, { first }) => applying(first as RepricePreview),
  },
];

const other: Finder = { ...service, slot: "other" };

const oneOf = (about: About, slot: string, sum: string | undefined) => {
  const of = foundOf(about, slot) as Service | undefined;
  return {
    serviceId: of?.id,
    afterMinor: minorIn(figure(sum)),
    afterMaxMinor: of?.priceMaxMinor ?? null,
    version: of?.version,
  };
};

/** Many prices at once. */
export const REPRICE: readonly Frame[] = [
  ...both("up", 1),
  ...both("down", -1),
  {
    ...APPLIES,
    id: "apply_reprice.two",
    slots: { service: "service", price: "sum", other: "service", price2: "sum" },
    says: ["set both prices: {service} to {price} and {other} to {price2}"],
    finds: [service, other],
    input: ({ price, price2 }, about) =>
      price && price2
        ? { services: [oneOf(about, "service", price), oneOf(about, "other", price2)] }
        : { say: "Say the two prices one after the other." },
    report: () => "Both prices are changed. What is booked keeps the price that was agreed.",
  },
  {
    ...APPLIES,
    id: "apply_reprice.seen",
    says: ["apply the previewed prices"],
    input: (_slots, { earlier }) => {
      const seen = earlier.findLast(
        ({ tool, status }) => tool === "preview_reprice" && status === "ok",
      );
      return seen
        ? applying(seen.value as RepricePreview)
        : { say: "No prices were looked at in this chat. Say which, and by how much." };
    },
  },
  {
    id: "preview_reprice.everyone",
    slots: { by: "sum" },
    says: ["give everybody[ {by}] off"],
    input: ({ by }) => ({
      say: `There is no discount that comes off by itself. I can put prices of the menu down for everybody: say “preview the prices of everything down by ${figure(by) ?? 10}%”, and nothing changes before you have seen them.`,
    }),
  },
  {
    id: "undo_reprice",
    says: ["put the old prices back"],
    does: "put back the prices that were changed together",
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
