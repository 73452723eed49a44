import type { BusinessWish } from "./business.ts";

/** A sum as it is said: "195", "$195", "195.50 €", "195 dollars". */
const SUM = String.raw`((?:[$€£]|chf |usd |eur )? ?\d{1,5}(?:[.,]\d{1,2})?(?: ?(?:[$€£]|dollars?|euros?|pounds?|bucks|quid|usd|eur))?)`;
const SERVICE = String.raw`(?:the |my |our |a |an )?(?:price (?:of|for|on) )?(?:the |my |our |a |an )?([a-z][\w&+' /-]{1,60}?)(?:'s price| price)?`;

const SET = [
  new RegExp(
    String.raw`^(?:please )?(?:put|set|make|change|update|raise|lower|drop|increase|price(?! (?:of|for|on)\b)|bring) ${SERVICE} (?:(?:up |down )?to|at|is|=|cost) ${SUM}(?: now| please| from now on)?[.! ]*$`,
  ),
  new RegExp(
    String.raw`^(?:please )?${SERVICE} (?:is now|now costs?|should (?:cost|be)|costs? now|goes (?:up |down )?to|is going (?:up |down )?to) ${SUM}(?: now| from now on)?[.! ]*$`,
  ),
  new RegExp(
    String.raw`^(?:i )?(?:charge|want) ${SUM} for ${SERVICE}(?: now| from now on)?[.! ]*$`,
  ),
];
/** What is set to a number as well, and is no service. */
const NO_SERVICE =
  /\b(?:timer|level|min|minutes?|grams?|developer|vol|roots?(?! (?:touch|retouch|smudge|melt|shadow|stretch))|mids?|ends|tube|bottle|pack|shade|colour touch|koleston|illumina|igora|shades eq|reminder|her|him|it|them|appointment|damage|porosity|overhead|hourly rate|oz|ml)\b/;

/** "Put balayage at 195": one service and what it costs from now on. */
export function hearSetPrice(text: string): BusinessWish | undefined {
  for (const [at, pattern] of SET.entries()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [service, sum] = at === 2 ? [found[2], found[1]] : [found[1], found[2]];
    if (!service || !sum || NO_SERVICE.test(service)) continue;
    return { kind: "setPrice", service: service.trim(), price: figure(sum) };
  }
  return undefined;
}

const UP = String.raw`(?:raise|increase|put up|up|add|bump|lift|reprice|more|higher|plus|\+)`;
const DOWN = String.raw`(?:lower|reduce|cut|drop|decrease|less|cheaper|minus|take off|discount)`;
const OF_PRICES =
  /\b(?:prices?|services?|menu|everything|re-?price|colou?r|cuts?|cutting|treatments?|extensions?|balayage|highlights?)\b/;
const MOVES = new RegExp(String.raw`\b${UP}\b|\b${DOWN}\b|[+-] ?\d`);
const PERCENT = /([+-])? ?(\d{1,3}(?:[.,]\d{1,2})?) ?%/;
const BY_SUM = new RegExp(
  String.raw`\bby ${SUM}|([+-]) ?${SUM}|\b${SUM} (?:more|up|higher|less|down|cheaper)\b`,
);
const ROUND =
  /\bround(?:ed|ing)?\b(?: (?:it|them|all|up|off))* ?(?:to|by)? ?(?:the )?(?:nearest )?(?:[$€£] ?)?(\d{1,3}(?:[.,]\d{1,2})?)/;
/** Bowls and times are made larger, too. */
const NO_PRICES = /\b(?:bowl|mix|grams?|developer|batch|toner|timer|min|minutes|vol)\b/;

/** "All colour +8 %, round to 5": many prices at once. */
export function hearReprice(text: string): BusinessWish | undefined {
  if (NO_PRICES.test(text) || !OF_PRICES.test(text) || !MOVES.test(text)) return undefined;
  const whole = text.replace(ROUND, " ");
  const share = PERCENT.exec(whole);
  const by = share ? undefined : BY_SUM.exec(whole);
  const sum = by && (by[1] ?? by[3] ?? by[4]);
  if (!share && !sum) return undefined;
  const many = /\b(?:all|every(?:thing)?|whole|each|prices|services|menu|re-?price)\b/.test(whole);
  if (!many) return undefined;
  const down =
    (share?.[1] ?? by?.[2]) === "-" ||
    (new RegExp(String.raw`\b${DOWN}\b`).test(whole) && !/\+/.test(whole));
  const size = Number(figure(share?.[2] ?? sum ?? ""));
  const rounding = ROUND.exec(text)?.[1];
  const signed = down ? -size : size;
  return {
    kind: "reprice",
    what: whole,
    ...(share ? { percent: signed } : { amount: signed }),
    ...(rounding && { roundTo: Number(figure(rounding)) }),
  };
}

/** The figures of a sum alone, with a point: "$1,50" is "1.50". */
const figure = (sum: string) => (/\d+(?:[.,]\d+)?/.exec(sum)?.[0] ?? "").replace(",", ".");
