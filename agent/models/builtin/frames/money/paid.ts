import type { HandMethod } from "#tools/payments/bill/bill-schema.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import { minorIn } from "#agent/models/builtin/verbs/words.ts";
import { PAID_BY } from "./taken.ts";

type Paid = { method: HandMethod; amount?: number | undefined; tip?: number | undefined };

const WAY = String.raw`cash|card|terminal|machine|transfer|bank|venmo|zelle|voucher|gift ?card`;
/** "Kept 15 of it as tip", "incl 15 tip": the tip is within what was paid. */
const WITHIN =
  /\b(\d+(?:\.\d\d)?) (?:of (?:it|that|which|those)\b.{0,12}\btip|tip (?:in it|in that|included|of it))|\bincl\w* (?:an? )?(\d+(?:\.\d\d)?) tip/;
const HALVES = new RegExp(
  String.raw`\bhalf (?:in |on |by )?(${WAY})\b.{0,12}\bhalf (?:in |on |by )?(${WAY})\b`,
);
/** "60 cash 85 card": a sum and how it came. */
const PART = new RegExp(
  String.raw`\b(\d+(?:\.\d\d)?) (?:in |on |by |with )?(?:the |a )?(${WAY})\b`,
  "g",
);
/** "20 tip on the card". */
const TIP_BY = new RegExp(
  String.raw`\btip\b(?: was)?(?: paid)? (?:in|on|by|with|via) (?:the |her |his )?(${WAY})\b`,
);

const wayOf = (said: string): HandMethod | undefined =>
  PAID_BY.find(([sign]) => sign.test(said))?.[1];

/**
 * What was paid, and how, in minor units: by one way or more, with the tip on top of it or within it.
 * The price is left out where none was said.
 */
export function paidIn(
  { price: sum, tip: onTop, method }: Slots,
  text: string,
): { price: number | undefined; paid: Paid[] } {
  const [, one, other] = WITHIN.exec(text) ?? [];
  const within = minorIn(one ?? other);
  const all = minorIn(sum);
  const price = all !== undefined && within !== undefined ? all - within : all;
  const tip = within ?? minorIn(onTop);
  const parts = partsIn(text.replace(TIP_BY, " "), price);
  const total = parts.reduce((so, { amount = 0 }) => so + amount, 0);
  const ways: Paid[] =
    parts.length > 1 && (price === undefined || total === price) ? parts : single(method ?? text);
  return {
    price: price ?? (parts.length > 1 ? total : undefined),
    paid: tip === undefined ? ways : withTip(ways, tip, wayOf(TIP_BY.exec(text)?.[1] ?? "")),
  };
}

/** The tip beside the way it came; by another way than all of the rest it is a part of its own. */
function withTip(ways: Paid[], tip: number, by: HandMethod | undefined): Paid[] {
  const at = by ? ways.findIndex(({ method }) => method === by) : 0;
  return at < 0 && by
    ? [...ways, { method: by, amount: 0, tip }]
    : ways.map((each, nth) => (nth === at ? { ...each, tip } : each));
}

const single = (said: string): Paid[] => {
  const method = wayOf(said);
  return method ? [{ method }] : [];
};

/** Each part with its way: halves of the price, or sums that were said one by one. */
function partsIn(text: string, price: number | undefined): Paid[] {
  const [halved, first = "", second = ""] = HALVES.exec(text) ?? [];
  const ways = [wayOf(first), wayOf(second)];
  if (halved && price !== undefined)
    return ways.flatMap((method, nth) =>
      method ? [{ method, amount: nth === 0 ? Math.ceil(price / 2) : Math.floor(price / 2) }] : [],
    );
  return [...text.matchAll(PART)].flatMap(([, sum, way = ""]) => {
    const method = wayOf(way);
    const amount = minorIn(sum);
    return method && amount !== undefined ? [{ method, amount }] : [];
  });
}
