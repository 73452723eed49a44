import type { Segment, Service } from "#tools/pricing/services/service-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName, named } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { categoryOf, depositIn, lengthOf, priceIn } from "./menu-words.ts";

const PARTS = ["apply", "process", "finish"] as const;

/** The parts that were said, in their order. */
export const partsIn = (slots: Slots): Segment[] =>
  PARTS.flatMap((kind) => {
    const minutes = lengthOf(slots[kind]);
    return minutes ? [{ kind, minutes }] : [];
  });

/** How long parts take in all. */
export const sumOf = (parts: readonly Segment[]): number =>
  parts.reduce((sum, { minutes }) => sum + minutes, 0);

/** The whole time in parts: what of it was not told of is hands-on, before the rest, or after it where that is what is missing. */
function whole(parts: readonly Segment[], duration: number): Segment[] {
  const open = duration - sumOf(parts);
  if (open <= 0) return [...parts];
  if (!parts.some(({ kind }) => kind === "apply"))
    return [{ kind: "apply", minutes: open }, ...parts];
  const last = parts.find(({ kind }) => kind === "finish");
  return [
    ...parts.filter(({ kind }) => kind !== "finish"),
    { kind: "finish", minutes: open + (last?.minutes ?? 0) },
  ];
}

const DENIED = /\b(?:no|not|never|cannot|without|(?:does|is|ca|do|wo)n'?t|hidden|off)\b/;
const yesOrNo = (said: string | undefined) =>
  said === undefined ? undefined : !DENIED.test(plain(said));

/** A new service by what was said of it; a question where something is missing. */
function newService(slots: Slots): Input | Ask | Say {
  const name = named(bareName(slots["name"]?.replace(/^["“]|["”]$/g, "")));
  if (!name) return { ask: "What is the service called?", slot: "name" };
  const price = priceIn(slots["price"]);
  const [basePrice] = price?.match(/\d+(?:\.\d+)?/) ?? [];
  if (!basePrice) return { ask: `What does ${name} cost?`, slot: "price", takes: /\d/ };
  const parts = partsIn(slots);
  const inParts = sumOf(parts);
  const handsOn = parts.some(({ kind }) => kind !== "process");
  const duration = lengthOf(slots["minutes"]) ?? (handsOn ? inParts : undefined);
  if (!duration || duration < inParts)
    return {
      ask: duration
        ? `Its parts come to ${inParts} min, and that is more than ${duration}. How many minutes does ${name} take in all?`
        : `How many minutes does ${name} take${inParts > 0 ? " in all" : ""}?`,
      slot: "minutes",
      takes: /\d|hour/,
      options: ["30 min", "45 min", "60 min", "90 min", "120 min"],
    };
  const segments = whole(parts, duration);
  if (inParts > 0 && segments.every(({ kind }) => kind === "process"))
    return {
      say: `All ${duration} min of ${name} would be processing, and somebody has to put it on. Say how long it takes in all.`,
    };
  return {
    name,
    category: categoryOf(slots["category"]) ?? categoryOf(name) ?? "Other",
    basePrice,
    ...(price !== basePrice && { priceRange: price }),
    duration,
    ...(inParts > 0 && { segments }),
    ...depositIn(slots["deposit"]),
    needsPatchTest: yesOrNo(slots["test"]),
    online: yesOrNo(slots["online"]),
  };
}

const DOES: Readonly<Record<Segment["kind"], string>> = {
  apply: "to apply",
  process: "to process",
  finish: "to finish",
  transition: "to clear up",
};

/** What is on the menu now, and what of the words is not kept with it. */
function added(value: unknown, slots: Slots): string {
  const { name, basePrice, priceRange, duration } = value as Service;
  const parts = partsIn(slots);
  const told = whole(parts, duration).map(({ kind, minutes }) => `${minutes} ${DOES[kind]}`);
  const [test, online] = [yesOrNo(slots["test"]), yesOrNo(slots["online"])];
  const more = [
    parts.length > 0 && ` (${told.join(", ")})`,
    slots["deposit"] && ", with a deposit",
    test !== undefined && (test ? ", with a patch test" : ", without a patch test"),
    online !== undefined && (online ? ", bookable online" : ", not online"),
  ].filter(Boolean);
  const { extra } = slots;
  const unkept = extra ? ` I did not keep “${extra}”: say it again by itself if it matters.` : "";
  return `It is on the menu. ${name}: ${priceRange ?? basePrice}, ${duration} min${more.join("")}.${unkept}`;
}

/** A new service. */
export const NEW_SERVICE: Frame = {
  id: "create_service",
  slots: {
    name: "name",
    price: "sum",
    minutes: "minutes",
    category: "category",
    apply: "minutes",
    process: "minutes",
    finish: "minutes",
    deposit: "sum",
    test: "word",
    online: "word",
    extra: "text",
  },
  says: [
    "add a service[ {name}][ at a price of {price}][ lasting {minutes}][ in the category {category}]",
  ],
  does: "put a service on your menu",
  input: newService,
  report: added,
};
