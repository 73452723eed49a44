export { bowlsToCheck, handBowlsOf, notedBowlOf } from "./hand.ts";
export { writeNotation } from "./write.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { bowlOfMixture } from "./bowl.ts";
import { groupTokens, type Group } from "./groups.ts";
import { sortLeft } from "./left.ts";
import { chooseLine } from "./line.ts";
import { readMixture } from "./mix.ts";
import type { NotedBowl, ReadNotation } from "./schema.ts";
import { plainText } from "./text.ts";
import type { Token } from "./token.ts";
import { cutNotation } from "./tokens.ts";

export type NotationOptions = {
  /** Lines "brand/line" to read bare codes in, best first. */
  lines?: readonly string[];
  /** Those among them that are the stylist's own, which go before the others where codes and developer fit them. */
  own?: readonly string[];
};

/**
 * Reads colourists' shorthand, one bowl or several: "6N/6A 40g + 20v 60g 1:1.5 35m". What was not written is null unless it
 * can be worked out, and then the bowl says so; what was not understood is left as it was written. Never throws; grams,
 * volumes and minutes as everywhere.
 */
export function readNotation(
  text: string,
  { lines = none, own = none }: NotationOptions = {},
): ReadNotation {
  const { preferred, scope } = linesOf(lines);
  const theirs = linesOf(own).preferred;
  const plain = plainText(text);
  const tokens = cutNotation(plain, scope);
  const used = new Set<Token>();
  const bowls: NotedBowl[] = [];
  let earlier: BrandLine | undefined;
  for (const group of groupTokens(tokens)) {
    const named = group.find((token) => token.kind === "line" && token.named.line);
    const bowl = readBowl(group, { text, plain, earlier, preferred, own: theirs, used });
    if (bowl) bowls.push(bowl);
    if (named?.kind === "line") earlier = named.named.line;
  }
  return { bowls, ...sortLeft(text, tokens, used) };
}

type Preferred = {
  keys: readonly string[];
  preferred: readonly BrandLine[];
  scope: ReadonlySet<BrandLine>;
};

/** Looked up once for a list that many texts are read with. */
const found = new WeakMap<readonly string[], Preferred>();
const none: readonly string[] = [];

function linesOf(keys: readonly string[]): Preferred {
  const known = found.get(keys);
  if (known?.keys.length === keys.length && keys.every((key, at) => known.keys[at] === key))
    return known;
  const preferred = keys.flatMap((key) => findLine(key) ?? []);
  const lines = { keys: [...keys], preferred, scope: new Set(preferred) };
  found.set(keys, lines);
  return lines;
}

type Surroundings = {
  text: string;
  plain: string;
  earlier: BrandLine | undefined;
  preferred: readonly BrandLine[];
  own: readonly BrandLine[];
  used: Set<Token>;
};

function readBowl(
  group: Group,
  { text, plain, earlier, preferred, own, used }: Surroundings,
): NotedBowl | undefined {
  const { line, why, brand } = chooseLine(group, earlier, { preferred, own });
  const mixture = readMixture(group, line, plain);
  if (!mixture.items.some((item) => item.kind === "shades")) return undefined;
  const { assumed, ...mixed } = bowlOfMixture(mixture, line);
  for (const token of mixture.read) used.add(token);
  const said = readWords(group, used);
  const [first] = group;
  const last = group.at(-1);
  return {
    text: text.slice(first?.start ?? 0, last?.end ?? 0).trim(),
    line: line?.key ?? null,
    brandName: line?.brandName ?? null,
    lineName: line?.name ?? null,
    ...(why && { named: brand === undefined ? ("none" as const) : ("brand" as const) }),
    type: line && line.type !== "developer" ? line.type : said.type,
    zone: said.zone,
    purpose: said.purpose,
    ...mixed,
    minutes: said.minutes,
    heat: said.heat,
    assumed: why ? [why, ...assumed] : assumed,
  };
}

/** Zone, purpose, kind, time and heat: the first of each that the bowl says. */
function readWords(
  group: Group,
  used: Set<Token>,
): Pick<NotedBowl, "zone" | "purpose" | "type" | "minutes" | "heat"> {
  const said: Pick<NotedBowl, "zone" | "purpose" | "type" | "minutes" | "heat"> = {
    zone: null,
    purpose: null,
    type: null,
    minutes: null,
    heat: false,
  };
  for (const token of group) {
    if (used.has(token) && token.kind !== "purpose") continue;
    if (token.kind === "zone" && (said.zone === null || said.zone === token.zone))
      said.zone = token.zone;
    else if (token.kind === "purpose" && (said.purpose === null || said.purpose === token.purpose))
      said.purpose = token.purpose;
    else if (token.kind === "type" && said.type === null) said.type = token.type;
    else if (token.kind === "time" && said.minutes === null) said.minutes = [token.from, token.to];
    else if (token.kind === "heat") said.heat = true;
    else if (token.kind !== "colon") continue;
    used.add(token);
  }
  return said;
}
