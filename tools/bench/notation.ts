import { preferredLines } from "#tools/brands/brands.ts";
import { defaultLines } from "#tools/colour/catalogue.ts";
import { checkBowls } from "#tools/colour/check/checks.ts";
import { bowlsToCheck, readNotation } from "#tools/colour/notation/notation.ts";
import type { JudgedNotation, NotedBowl, ReadNotation } from "#tools/colour/notation/schema.ts";
import { ProductType } from "#tools/colour/words.ts";
import { caseToday } from "#tools/consultations/analysis/engine-door.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { CardContext, ReadNotationFor } from "./notation-schema.ts";

/**
 * Reads a stylist's shorthand in their own lines and says what the checks make of it: on the hair of a consultation, or,
 * without one, only what is true of every head. Keeps nothing and takes nothing from the quota. @throws not_found
 */
export async function readNotationFor(
  ctx: Ctx,
  { text, line, consultationId }: ReadNotationFor,
): Promise<JudgedNotation> {
  const read = await readInOwnLines(ctx, text, line);
  const context = consultationId
    ? await caseToday(ctx, await findConsultation(ctx, consultationId))
    : undefined;
  const bowls = bowlsToCheck(read.bowls).slice(0, MOST_BOWLS);
  if (bowls.length === 0) return { ...read, ok: true, findings: [] };
  const judged = checkBowls({ candidate: { bowls }, ...(context && { context }) });
  return { ...read, ...judged };
}

/** Shorthand in the line that was given, the stylist's own, then the documented ones: as the editor previews it and the library keeps it. */
export async function readInOwnLines(
  ctx: Ctx,
  text: string,
  line?: string | null,
): Promise<ReadNotation> {
  const own = [...(line ? [line] : []), ...(await preferredLines(ctx))];
  const read = readNotation(text, { lines: withUsual(own), own });
  if (!line) return read;
  // a line that was chosen beside the text is as good as written
  const bowls = read.bowls.map((bowl): NotedBowl =>
    bowl.line === line ? { ...bowl, named: "line" } : bowl,
  );
  return { ...read, bowls };
}

/** The checks take a visit of so many bowls. */
const MOST_BOWLS = 8;

/** The lines that bare codes are read in, best first: the one that was given, the stylist's, then the documented ones of every kind. */
export async function linesToReadIn(
  ctx: Ctx,
  { line }: Pick<CardContext, "line">,
): Promise<string[]> {
  return withUsual([...(line ? [line] : []), ...(await preferredLines(ctx))]);
}

function withUsual(own: readonly string[]): string[] {
  const usual = ProductType.options.flatMap((type) => defaultLines(type).map(({ key }) => key));
  return [...new Set([...own, ...usual])];
}
