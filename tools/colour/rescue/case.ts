import type { BrandLine, Range } from "#tools/colour/brand-line.ts";
import type { Case, Known } from "#tools/colour/case.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { readBowl } from "#tools/colour/check/checked-bowl.ts";
import { barsOf, headUnder, type Barred } from "./bars.ts";
import type {
  RescueMix,
  RescueProduct,
  RescueRequest,
  RescueSign,
  RescueVerdict,
} from "./schema.ts";
import { productOf } from "./product.ts";
import { coolSigns } from "./signs.ts";
import { isFinished, levelShown, levelWanted, withoutRight } from "./when.ts";
import { hearRescue, levelHeard, placeSaid } from "./words.ts";
import { shadesNamed } from "#tools/colour/told/codes.ts";
import { lookIn } from "#tools/colour/shade/looks.ts";
import { lightenerRule } from "#tools/colour/science.ts";
import { spanOf } from "#tools/colour/bowl/timing.ts";
import type { Zone } from "#tools/colour/words.ts";

/** What is known at the chair. */
export type Chairside = {
  product: RescueProduct | undefined;
  /** Minutes it has been on; undefined where nobody said. */
  on: number | undefined;
  /** The longest that it may be on: the line's own time, else the trade's for this kind of product. */
  most: number;
  zone: Zone | undefined;
  /** Where of the head it goes wrong, in the stylist's words, where that is smaller than a zone. */
  place: string | undefined;
  seen: readonly RescueSign[];
  /** It is rinsed: what is seen is a result. */
  finished: boolean;
  /** The level of the hair, where it is known. */
  level: number | undefined;
  line: BrandLine | undefined;
  request: RescueRequest;
  /** The head it lies on, with what is known of the client. */
  head: Case;
  /** Why what is on must come off, whatever is seen: the client may not have it at all. */
  barred: Barred | undefined;
  /** What waits for somebody's answer before more is mixed, each as a sentence. */
  held: readonly string[];
};

/** What a rule says to do. `more`: minutes it may stay on from now. */
export type Ruling = {
  rule: string;
  source: string;
  verdict: RescueVerdict;
  danger?: "care" | "medical";
  headline: string;
  reason: string;
  more?: number;
  now: string[];
  mix?: RescueMix | undefined;
  watch?: string[];
  never: string[];
  stop?: string[];
};

export type Rule = (given: Chairside) => Ruling | undefined;

/** Brings words and what is known of the bowl together; what was given outright wins over what was heard. */
export function chairsideOf(request: RescueRequest, known: Known): Chairside {
  const told = hearRescue(request.text ?? "");
  const bowl = request.bowl && readBowl(request.bowl);
  const seen = [...new Set([...(request.seen ?? []), ...told.seen])];
  const product =
    request.product ?? (request.bowl && productOf(request.bowl)) ?? told.product ?? guessed(seen);
  const line = bowl?.brandLine;
  const finished = request.minutesOn === undefined && isFinished(request.text ?? "");
  const level =
    request.level ??
    (finished ? levelOfResult(request, seen) : undefined) ??
    levelHeard(request.text ?? "") ??
    levelOf(request.bowl, line);
  const wrong = finished ? withoutRight(request.text ?? "") : (request.text ?? "");
  const zone = hearRescue(wrong).zone ?? request.zone ?? request.bowl?.zone;
  const on = { zone: request.bowl ? request.bowl.zone : zone, onScalp: request.bowl?.onScalp };
  const head = headUnder(request, { product, line, level }, known);
  return {
    product,
    on: request.minutesOn ?? told.minutesOn,
    most: mostOf(product, line, bowl?.minutes),
    zone,
    place: placeSaid(wrong),
    seen,
    finished,
    level,
    line,
    request,
    head,
    ...barsOf(head, { product, line, on, wrong: zone === on.zone ? on : { zone } }),
  };
}

/** The level that a bowl is meant to reach, as it was planned or by its lightest shade. */
function levelOf(bowl: RescueRequest["bowl"], line: BrandLine | undefined): number | undefined {
  if (bowl?.targetLevel) return bowl.targetLevel;
  const levels = (bowl?.shades ?? []).flatMap((shade) => {
    const code = typeof shade === "string" ? shade : shade.code;
    return line?.shades.find((each) => each.code === code)?.level ?? [];
  });
  return levels.length > 0 ? Math.max(...levels) : undefined;
}

/** The level of a result: what it shows, what was laid on where that took, what was said of the hair, or what it was to be. */
function levelOfResult(request: RescueRequest, seen: readonly RescueSign[]): number | undefined {
  const { text = "" } = request;
  const [laid, said] = [levelLaid(request), levelHeard(text)];
  const isDeposit = coolSigns.some((sign) => seen.includes(sign));
  return (
    levelShown(text) ??
    (isDeposit ? (laid ?? said) : (said ?? laid)) ??
    levelWanted(text) ??
    goalOf(text)
  );
}

/** The usual depth of the look that it was taken to: "from blonde to brown". */
const goalOf = (text: string): number | undefined => {
  const goal = /\b(?:to|for|go|went|into) (?:an? )?((?:\w+ )?(?:brown|brunette|chocolate))\b/i.exec(
    text,
  )?.[1];
  return goal === undefined ? undefined : lookIn(goal)?.usual;
};

/** The level of the shade that words name last: what was laid on is what the hair is now. */
function levelLaid({ text = "", lines = [] }: RescueRequest): number | undefined {
  const own = lines.flatMap((key) => findLine(key) ?? []);
  return shadesNamed(text, { lines: own }).at(-1)?.shade.level ?? undefined;
}

/** Signs that only one kind of product makes. */
function guessed(seen: readonly RescueSign[]): RescueProduct | undefined {
  const has = (...signs: RescueSign[]) => signs.some((sign) => seen.includes(sign));
  if (has("swelling_foil", "hot_foil", "bleeding", "too_fast", "drying_out", "hot_roots"))
    return "lightener";
  if (has("grey_left")) return "permanent";
  if (has("going_dark_again")) return "remover";
  return has("violet", "ash", "grey", "blue") ? "toner" : undefined;
}

/** Trade times in minutes, where no line is known: the longest that makers of each kind print. */
export const usualMost: Record<RescueProduct, number> = {
  lightener: lightenerRule.maxMinutes,
  toner: 20,
  permanent: 45,
  direct_dye: 30,
  remover: 20,
  filler: 20,
};

function mostOf(
  product: RescueProduct | undefined,
  line: BrandLine | undefined,
  planned: Range | undefined,
): number {
  const general = product ? usualMost[product] : usualMost.toner;
  if (product === "lightener")
    return Math.min(line ? spanOf(line)[1] : general, line?.maxMinutes ?? general, general);
  if (line)
    return product === "toner"
      ? Math.min(spanOf(line)[1], Math.max(general, planned?.[1] ?? 0))
      : spanOf(line)[1];
  return Math.max(planned?.[1] ?? 0, general);
}

/** How much longer it may stay, never past the most; `cap` where a rule wants another look sooner. */
export function minutesLeft({ on, most }: Chairside, cap: number): number {
  return Math.max(0, Math.min(cap, most - (on ?? 0)));
}

/** Whether its time is up, as far as anybody knows. */
export const isUp = ({ on, most }: Chairside) => on !== undefined && on >= most;

/** Whether it goes wrong at a part of the head alone. */
export const isPart = ({ zone, place }: Where): boolean =>
  place !== undefined || (zone !== undefined && zone !== "all");

type Where = Pick<Chairside, "zone" | "place">;

/** Where it goes wrong, in words: "the ends". */
export function placeOf({ zone, place }: Where): string {
  if (place) return `the ${place}`;
  return zone === undefined || zone === "all"
    ? "the hair"
    : zone === "resistant"
      ? "the resistant places"
      : `the ${zone}`;
}

/** "After 6 minutes", or nothing where the time is not known. */
export function afterMinutes({ on }: Chairside): string {
  return on === undefined || on < 1 ? "" : ` after ${on} minute${on === 1 ? "" : "s"}`;
}

/** Brand and line, the first of the line's names where it has several. */
export const lineTitle = ({ brandName, name }: BrandLine) => `${brandName} ${name.split(" / ")[0]}`;
