import { listBrandPreferences, preferredLines } from "#tools/brands/brands.ts";
import { findLine, linesOf } from "#tools/colour/catalogue.ts";
import { writeNotation } from "#tools/colour/notation/notation.ts";
import type { Named } from "#tools/colour/notation/names.ts";
import type { NotedBowl } from "#tools/colour/notation/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { convertBowl, isWhole, type HairLevels } from "./convert-bowl.ts";
import { readContext, readGiven } from "./convert-given.ts";
import type {
  ConvertedFormula,
  ConvertedStored,
  ConvertFormula,
  ConvertProduct,
  ConvertStored,
  ConvertWritten,
} from "./convert-schema.ts";
import { lineCalled, targetFor, type Wish } from "./convert-target.ts";
import { getLibraryFormula } from "./library.ts";

/**
 * A formula, however it was written, in the stylist's own line of that kind or in the line named. What has nothing that stands
 * for it says why. Keeps nothing.
 * @throws not_found for a stylist of another salon; invalid for words in which no formula can be found
 */
export async function convertFormula(
  ctx: Ctx,
  { originalFormula, stylistId, productType, sourceContext, to }: ConvertFormula,
): Promise<ConvertedFormula> {
  const preferred = await linesFor(ctx, stylistId ?? ctx.actor.stylistId, productType);
  const line = to ? findLine(to) : undefined;
  if (to && !line) throw refused("to", "This line is not in the catalog.");
  const context = readContext(sourceContext);
  const source = [
    ...(context.line ? [context.line] : []),
    ...(context.brand ? linesOf(context.brand).map(({ key }) => key) : []),
  ];
  const { bowls, unread } = readGiven(originalFormula, source);
  if (bowls.length === 0)
    throw refused(
      "originalFormula",
      "No formula could be read in this. Write shades with their line and grams.",
    );
  const wish: Wish = {
    preferred,
    product: productType,
    to: line && { brand: line.brandId, line },
  };
  return warned(convertBowls(bowls, wish, context), unread);
}

/**
 * One formula of the salon in another line, or in a brand's line of the same kind.
 * @throws not_found; invalid for a name that no line or brand bears; conflict while the formula is withheld
 */
export async function convertStored(
  ctx: Ctx,
  { formulaId, to }: ConvertStored,
): Promise<ConvertedStored> {
  const named = lineMeant(to);
  const formula = await getLibraryFormula(ctx, { id: formulaId });
  if (formula.withheld)
    throw new DomainError(
      "conflict",
      "The grams of this formula are withheld, because the checks stop it. It is not converted either.",
    );
  if (formula.bowls.length === 0)
    throw new DomainError("conflict", "This formula is text only, so it cannot be converted.");
  const wish = { preferred: await ownLines(ctx), to: named };
  return { ...warned(convertBowls(formula.bowls, wish), formula.unread), formula };
}

/**
 * Shades or a formula as they were said, in another line, or in a brand's line of the same kind. Keeps nothing.
 * @throws invalid for words in which no shade can be found, or a name that no line or brand bears
 */
export async function convertWritten(
  ctx: Ctx,
  { formula, to }: ConvertWritten,
): Promise<ConvertedFormula> {
  const named = to === undefined ? undefined : lineMeant(to);
  const preferred = await ownLines(ctx);
  const own = preferred.map(({ key }) => key);
  const read = readGiven(formula, own);
  // "9p" reads as nine parts; by itself it can only be a shade
  const { bowls, unread } = read.bowls.length > 0 ? read : readGiven(formula.toUpperCase(), own);
  if (bowls.length === 0) throw refused("formula", "No shade could be read in this.");
  return warned(convertBowls(bowls, { preferred, to: named }), unread);
}

function lineMeant(said: string): Named {
  const named = lineCalled(said);
  if (!named) throw refused("to", `There is no line or brand called ${said}.`);
  return named;
}

const ownLines = async (ctx: Ctx) =>
  (await preferredLines(ctx)).flatMap((key) => findLine(key) ?? []);

/** Bowls in the lines that a wish leads to, their ingredients in one list. */
export function convertBowls(
  bowls: readonly NotedBowl[],
  wish: Wish,
  levels: HairLevels = {},
): Omit<ConvertedFormula, "unread"> {
  const converted = bowls.map((bowl) => {
    const into = convertBowl(bowl, targetFor(bowl.type, wish), { levels });
    return { ...into, bowl: { ...into.bowl, text: writeNotation([into.bowl]) } };
  });
  const moved = converted.find(({ bowl }, at) => bowl.line !== bowls[at]?.line);
  const open = converted.some(({ ingredients }) => !isWhole(ingredients));
  return {
    convertedIngredients: converted.flatMap(({ ingredients }) => ingredients),
    from: (moved ? bowls[converted.indexOf(moved)] : bowls[0])?.line ?? null,
    to: (moved ?? converted[0])?.bowl.line ?? null,
    bowls: converted.map(({ bowl }) => bowl),
    cautions: [
      ...(open
        ? [
            "Something in it has no equivalent: that bowl is left without weights until you decide on it.",
          ]
        : []),
      ...new Set(converted.flatMap(({ cautions }) => cautions)),
    ],
  };
}

function warned(converted: Omit<ConvertedFormula, "unread">, unread: string[]): ConvertedFormula {
  if (unread.length === 0) return { ...converted, unread };
  const caution = `Not understood and not converted: ${unread.join(", ")}.`;
  return { ...converted, unread, cautions: [caution, ...converted.cautions] };
}

/** The stylist's lines, best first; those kept for this very product before the others. */
async function linesFor(ctx: Ctx, stylistId: string, product: ConvertProduct | undefined) {
  const preferences = await listBrandPreferences(ctx, { stylistId });
  return preferences
    .toSorted((a, b) => Number(b.productType === product) - Number(a.productType === product))
    .flatMap(({ brandId, productLineId }) => findLine(`${brandId}/${productLineId}`) ?? []);
}
