import { brands } from "#tools/colour/catalogue.ts";
import type { ColourFacts, ColourQuestion } from "#tools/colour/told/schema.ts";
import { tellColour } from "#tools/colour/told/tell.ts";
import { knownOf } from "#tools/consultations/known.ts";
import type { Ctx } from "#tools/core/context.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { workOut } from "#tools/values/sum-rules.ts";
import type { WorkedOut } from "#tools/values/sum-schema.ts";

/** Lines of a shelf that a question is answered for, where the stylist has none of their own. */
const FROM_SHELF = 5;

/**
 * Answers a question about colour from what the engine works with. Where no line was named it is answered for the stylist's
 * own, or for what stands on the shelf; what was said of safety in this chat counts.
 */
export async function colourFacts(ctx: Ctx, question: ColourQuestion): Promise<ColourFacts> {
  const { known } = await knownOf(ctx, null);
  if (known.salon?.lines) return tellColour(question, known);
  const there = known.salon?.shelf ?? known.salon?.standing ?? {};
  const lines = brands
    .flatMap((brand) => brand.lines)
    .flatMap(({ key }) => (there[key]?.length ? [key] : []));
  const salon = {
    ...known.salon,
    ...(lines.length > 0 && { lines: lines.slice(0, FROM_SHELF) }),
  };
  return tellColour(question, { ...known, salon });
}

/** Works a sum out to the cent. @throws invalid for what is no sum */
export async function workOutSum(_ctx: Ctx, { sum }: { sum: string }): Promise<WorkedOut> {
  const worked = workOut(sum);
  if (!worked) throw fieldError("sum", "I can't read that as a sum. Write it such as 165 - 15%.");
  return worked;
}
