import { toTenth, type Ratio } from "#tools/colour/bowl/amounts.ts";
import type { NotedShade } from "#tools/colour/notation/schema.ts";
import type { ConversionCandidate } from "./convert-schema.ts";

/** One shade of the old bowl and the parts that stand for it; undefined where nothing does. */
export type Piece = { shade: NotedShade; into: ConversionCandidate["blend"] | undefined };

type Weighed = { code: string; grams: number | null; parts: number | null };

/**
 * The old mixture's weight in the new line's ratio, split as the old one was: grams where the old bowl is weighed throughout,
 * parts where it is in parts. Without weights where a shade has nothing that stands for it.
 */
export function weighBowl(
  pieces: readonly Piece[],
  developer: number | null,
  { before, after }: { before: Ratio | undefined; after: Ratio | undefined },
): { shades: Weighed[]; developer: number | null; perPiece: (number | null)[] } {
  const colour = colourOf(pieces);
  const whole = pieces.every(({ into }) => into);
  if (colour === null || colour === 0 || !whole)
    return { shades: inParts(pieces, whole), developer: null, perPiece: pieces.map(() => null) };
  const total = colour + (developer ?? (before ? (colour * before[1]) / before[0] : 0));
  const wanted = after ? (total * after[0]) / (after[0] + after[1]) : total;
  const shares = pieces.flatMap(({ shade, into = [] }, at) =>
    into.map(({ code, parts }) => ({
      at,
      code,
      grams: (wanted * (shade.grams ?? 0) * parts) / (colour * sum(into)),
    })),
  );
  const rounded = rounding(shares, half(wanted));
  const mixed = merged(rounded.map(({ code, grams }) => ({ code, grams, parts: null })));
  const real = rounded.reduce((all, { grams }) => all + grams, 0);
  return {
    shades: mixed,
    developer: after ? toTenth((real * after[1]) / after[0]) : null,
    perPiece: pieces.map((_, at) =>
      toTenth(rounded.reduce((all, each) => all + (each.at === at ? each.grams : 0), 0)),
    ),
  };
}

/** Grams of colour; null where a shade was not weighed. */
function colourOf(pieces: readonly Piece[]): number | null {
  if (pieces.length === 0 || pieces.some(({ shade }) => shade.grams === null)) return null;
  return pieces.reduce((all, { shade }) => all + (shade.grams ?? 0), 0);
}

function inParts(pieces: readonly Piece[], whole: boolean): Weighed[] {
  const several = pieces.length > 1 || pieces.some(({ into }) => (into?.length ?? 0) > 1);
  return merged(
    pieces.flatMap(({ shade, into = [] }) =>
      into.map(({ code, parts }) => ({
        code,
        grams: null,
        parts:
          whole && several
            ? hundredth(((shade.parts ?? 1) * parts) / (pieces.length > 1 ? sum(into) : 1))
            : null,
      })),
    ),
  );
}

/** What a scale can weigh: half grams, tenths below 5 g. The heaviest takes up what rounding left over. */
function rounding<T extends { grams: number }>(shares: readonly T[], wanted: number): T[] {
  const rough = shares.map((each) => ({
    ...each,
    grams: each.grams < 5 ? Math.max(0.1, toTenth(each.grams)) : half(each.grams),
  }));
  const over = rough.reduce((all, { grams }) => all + grams, 0) - wanted;
  const heaviest = rough.reduce(
    (most, { grams }, at) => (grams > (rough[most]?.grams ?? 0) ? at : most),
    0,
  );
  return rough.map((each, at) =>
    at === heaviest && each.grams > over + 1
      ? { ...each, grams: toTenth(each.grams - over) }
      : each,
  );
}

/** One tube is weighed once, however many of the old ones it stands for. */
function merged(shades: readonly Weighed[]): Weighed[] {
  const by = new Map<string, Weighed>();
  for (const shade of shades) {
    const held = by.get(shade.code);
    by.set(
      shade.code,
      held
        ? { ...held, grams: add(held.grams, shade.grams), parts: add(held.parts, shade.parts) }
        : shade,
    );
  }
  return [...by.values()];
}

const add = (a: number | null, b: number | null) =>
  a === null || b === null ? null : hundredth(a + b);
const sum = (blend: readonly { parts: number }[]) =>
  blend.reduce((all, { parts }) => all + parts, 0);
const half = (grams: number) => Math.round(grams * 2) / 2;
const hundredth = (value: number) => Math.round(value * 100) / 100;
