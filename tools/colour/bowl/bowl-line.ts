import type { Act, Part } from "./act.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import { linesFor, obstacleTo } from "./line-fits.ts";
import { clearOf, pickBooster, pickShades, type Picked } from "#tools/colour/shade/shades.ts";
import { ledLines } from "#tools/colour/shade/stock.ts";
import { meetsWish } from "#tools/colour/shade/tone-families.ts";
import type { ProductType } from "#tools/colour/words.ts";

/**
 * `wishLost`: what is in stock covers or lifts as planned and has not the reflect that was wished for. `isTrace`: a pale shade holds
 * as little of the wish as is wanted.
 */
export type BowlLine = { line: BrandLine; picked: Picked[]; wishLost?: true; isTrace?: true };

/**
 * The line and shades for an act from a stock, without a word said: the stylist's lines first, then the rest of their brands,
 * then the maker that leads the plan, then the defaults. Where they come out in another tone than the one that
 * was named, another line of the same maker is taken that makes it.
 */
export function bowlFrom(wanted: Act, d: Diagnosis, gate: Gate): BowlLine | undefined {
  const plain = d.facts.avoid.has("ammonia");
  const act = plain
    ? { ...wanted, parts: wanted.parts.map((part) => ({ ...part, plain })) }
    : wanted;
  const bowl = nearestBowl(act, d, gate);
  const wish = wishPart(act, d);
  if (!bowl || !wish || bowl.picked.some(({ shade }) => meetsWish(d.tone, shade.tone))) return bowl;
  const asked = bowl.picked.some(({ shade }) => shade.code === d.shade);
  // further from the wish than what the plan names in its place: a copper for a red violet
  const far = bowl.picked.every(({ shade }) => !wish.tones.includes(shade.tone));
  return asked ? bowl : (inWishedTone(act, wish, d, gate, far) ?? bowl);
}

/** The part of a bowl that brings the tone which was named. */
function wishPart({ parts, purpose }: Act, { tone }: Diagnosis): Part | undefined {
  if (tone.word !== "shade" || purpose === "fill") return undefined;
  return parts.find(({ role, tones: [first] }) => role === "fashion" && meetsWish(tone, first));
}

/**
 * The tone that was named, at its level before the next, with a permanent as the last type where it may deposit; where
 * nothing near is left of it, the first of those that may stand for it.
 */
function inWishedTone(
  act: Act,
  wish: Part,
  d: Diagnosis,
  gate: Gate,
  far: boolean,
): BowlLine | undefined {
  const tones = wish.tones.filter((tone) => meetsWish(d.tone, tone));
  const types: Act["types"] = [
    ...act.types,
    ...(mayDeposit(act, d, gate) ? ["permanent" as const] : []),
  ];
  const strict = { ...act, types };
  const makers =
    d.preferred.length > 0
      ? ownLines(d)
      : d.maker === undefined
        ? types.flatMap((type) => furtherLines(d, type))
        : ledLines(d.stock, d.maker);
  const lines = linesFor(strict, d, gate, makers).filter(
    ({ key }) => act.lineKey === undefined || key === act.lineKey,
  );
  const only = (line: BrandLine, levels: (of: Part) => Part["levels"], of: Part["tones"] = tones) =>
    pickShades(
      line,
      lightened(act, line).map((part) =>
        part.role === "fashion" && meetsWish(d.tone, part.tones[0])
          ? { ...part, tones: of, levels: levels(part) }
          : part,
      ),
      act.grey,
      "exact",
    );
  return (
    nearest(lines, strict, d, (line) => only(line, (part) => part.levels.slice(0, 1))) ??
    nearest(lines, strict, d, (line) => only(line, (part) => part.levels)) ??
    (far
      ? nearest(lines, strict, d, (line) => only(line, (part) => part.levels, wish.tones))
      : undefined)
  );
}

/** Whether a permanent may lay down tone on hair that keeps its level: virgin hair alone, where the fibre takes it. */
function mayDeposit({ purpose, lift, zone, canvasLevel, types }: Act, d: Diagnosis, gate: Gate) {
  const keeps = purpose === "deposit" && lift === 0 && d.lift === 0 && canvasLevel === undefined;
  return (
    keeps &&
    zone !== "foils" &&
    d.canvas === "virgin" &&
    !gate.tint &&
    types.includes("demi-permanent") &&
    !types.includes("permanent")
  );
}

function nearestBowl(act: Act, d: Diagnosis, gate: Gate): BowlLine | undefined {
  const own = linesFor(act, d, gate, ownLines(d));
  const led = linesFor(act, d, gate, ledLines(d.stock, d.maker));
  const fallback = act.types
    .flatMap((type) => furtherLines(d, type))
    .filter((line) => obstacleTo(line, act, d, gate) === undefined);
  const clearFirst = act.dilute
    ? [...fallback].sort((a, b) => Number(Boolean(clearOf(b))) - Number(Boolean(clearOf(a))))
    : fallback;
  if (act.parts.length === 0) {
    const [line] = [...own, ...fallback];
    return line ? { line, picked: [] } : undefined;
  }
  const asked = askedShade(act, d, own);
  const corrects = act.parts[0]?.role === "corrector";
  const find = (lines: readonly BrandLine[], pick: Pick) => nearest(lines, act, d, pick);
  const exact: Pick = (line) => pickShades(line, lightened(act, line), act.grey, "exact");
  const reached = withinLift(act);
  const near: Pick = (line) => pickShades(line, reached, act.grey, "tones");
  const fixed = [...own, ...led, ...fallback].filter((line) => line.key === act.lineKey);
  // without a clear to thin it a trace of tone is the tone itself: copper on a green blonde
  const thinners = (lines: readonly BrandLine[]) => (act.thin ? lines.filter(clearOf) : lines);
  const [thinned, thinning, further] = [thinners(own), thinners(led), thinners(clearFirst)];
  const levels: Pick = (line) => pickShades(line, reached, act.grey, "levels");
  // a correction stays with the maker that is on the hair, where a level beside the best one does it
  const kept = d.lastFormula ? [...own, ...thinning] : [];
  return (
    asked ??
    find(fixed, (line) => exact(line) ?? near(line) ?? coveringPart(line, act)) ??
    find(thinned, (line) => exact(line) ?? pickBooster(line, act.parts)) ??
    find(corrects ? [] : thinned, near) ??
    find(thinning, (line) => exact(line) ?? pickBooster(line, act.parts)) ??
    find(corrects ? [] : thinning, near) ??
    find(kept, (line) => pickShades(line, reached.map(besideLevel), act.grey, "exact")) ??
    find(further, (line) => exact(line) ?? pickBooster(line, act.parts)) ??
    find(act.thin ? [...own, ...led, ...clearFirst] : [], exact) ??
    find([...own, ...led, ...clearFirst], levels) ??
    find([...own, ...led, ...clearFirst], near)
  );
}

/** Lines beyond the stylist's own: the defaults, and every one where the client may not have most. */
export function furtherLines({ facts, stock }: Diagnosis, type: ProductType): readonly BrandLine[] {
  return facts.avoid.size > 0 ? stock.everyLine(type) : stock.defaultLines(type);
}

/** The stylist's lines and the rest of their brands. */
export function ownLines({ preferred, stock }: Diagnosis): BrandLine[] {
  return [...preferred, ...preferred.flatMap((line) => stock.linesOf(line.brandId))];
}

/** The shade that the stylist named, where their own line holds it. */
function askedShade(act: Act, d: Diagnosis, own: readonly BrandLine[]): BowlLine | undefined {
  if (!d.shade || act.purpose !== "deposit") return undefined;
  const line = own.find((each) => each.shades.some((shade) => shade.code === d.shade));
  const shade = line?.shades.find((each) => each.code === d.shade);
  return line && shade
    ? { line, picked: [{ shade, share: 1, role: "fashion", cost: 0 }] }
    : undefined;
}

/** Where the line makes no shade of the wished-for tone, white hair is still covered: the natural part alone. */
function coveringPart(line: BrandLine, act: Act) {
  const cover = act.parts.find((part) => part.role === "natural");
  return cover && act.grey >= 25
    ? pickShades(line, [{ ...cover, share: 1 }], act.grey, "tones")
    : undefined;
}

/** A bowl that lifts takes no lighter shade in place of one that is not made: it would have to lift further. */
function withinLift({ parts, lift }: Act): Act["parts"] {
  if (lift <= 0) return parts;
  return parts.map((part) => ({ ...part, ...(part.levels[0] && { lightest: part.levels[0] }) }));
}

/** The same part with the levels beside its best one. */
function besideLevel(part: Part): Part {
  const [best] = part.levels;
  if (best === undefined) return part;
  const beside = [best - 1, best + 1].filter((level) => level <= (part.lightest ?? level));
  return { ...part, levels: [...new Set([...part.levels, ...beside])] };
}

/** Without a clear, a diluted bowl is a shade one level lighter. */
function lightened(act: Act, line: BrandLine) {
  if (!act.dilute || clearOf(line)) return act.parts;
  return act.parts.map((part) => ({ ...part, levels: [...part.levels].sort((a, b) => b - a) }));
}

type Pick = (line: BrandLine) => Picked[] | undefined;

/** The line whose shades come nearest. The stylist's own line, and the better product type, give way only to a clearly nearer shade. */
function nearest(
  lines: readonly BrandLine[],
  act: Act,
  d: Diagnosis,
  pick: Pick,
): BowlLine | undefined {
  const bowls = lines.flatMap((line, rank) => {
    const picked = pick(line);
    if (!picked) return [];
    const preferred = d.preferred.indexOf(line);
    const place =
      preferred >= 0 ? preferred * 0.2 : (d.preferred.length > 0 ? 0.8 : 0) + rank * 0.2;
    const type = act.types.findIndex((each) => each === line.type) * 1.5;
    return [{ line, picked, cost: Math.max(...picked.map((each) => each.cost)) + place + type }];
  });
  return bowls.toSorted((a, b) => a.cost - b.cost)[0];
}
