import { eq, inArray } from "drizzle-orm";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { writeNotation } from "#tools/colour/notation/notation.ts";
import { makerOf } from "#tools/colour/notation/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { asFormula } from "#tools/formulas/formulas.ts";
import type { Place } from "./places.ts";
import { cardWords, colorOf, figuresOf, notedOf, toneOf } from "./rules.ts";
import type { LibraryFormula } from "./schema.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";

/** A row of the library in the database. */
export type LibraryRow = typeof libraryFormulas.$inferSelect;
type OfConsultation = { formula: StoredFormula; clientName: string | null };

/** The formulas at these places, in their order. */
export async function libraryAt(ctx: Ctx, places: readonly Place[]): Promise<LibraryFormula[]> {
  requireMay(ctx, "see_formulas");
  const { own, theirs } = await rowsAt(ctx, places);
  return places.flatMap(({ id }) => {
    const [row, consulted] = [own.get(id), theirs.get(id)];
    return row ? asLibrary(row) : consulted ? asLibraryOfConsultation(consulted) : [];
  });
}

/** The same as the spec's formulas. */
export async function storedAt(ctx: Ctx, places: readonly Place[]): Promise<StoredFormula[]> {
  const { own, theirs } = await rowsAt(ctx, places);
  return places.flatMap(({ id }) => {
    const row = own.get(id);
    return row ? asStored(row) : (theirs.get(id)?.formula ?? []);
  });
}

async function rowsAt(ctx: Ctx, places: readonly Place[]) {
  const ids = (of: Place["kept"]) => places.flatMap(({ id, kept }) => (kept === of ? id : []));
  const [owned, consulted] = [ids("library"), ids("consultation")];
  const own =
    owned.length > 0
      ? await ctx.db.select().from(libraryFormulas).where(inArray(libraryFormulas.id, owned))
      : [];
  const theirs =
    consulted.length > 0
      ? await ctx.db
          .select({ formula: formulas, clientName: consultations.clientName })
          .from(formulas)
          .leftJoin(consultations, eq(consultations.id, formulas.consultationId))
          .where(inArray(formulas.id, consulted))
      : [];
  return {
    own: new Map(own.map((row) => [row.id, row])),
    theirs: new Map(
      theirs.map(({ formula, clientName }): [string, OfConsultation] => [
        formula.id,
        { formula: asFormula(formula), clientName },
      ]),
    ),
  };
}

/** A row of the library as the rest of the app knows it. */
export function asLibrary(row: LibraryRow): LibraryFormula {
  const { salonId: _salon, stylistId: _stylist, importRow: _row, madeFrom: _from, ...rest } = row;
  const { words: _words, ...formula } = rest;
  const figures = { level: row.level, tone: toneOf(row.tone) };
  const makers = row.bowls.map(makerOf);
  return {
    ...formula,
    ...figures,
    brandName: makers.find(({ brandName }) => brandName)?.brandName ?? null,
    lineName: makers.find(({ lineName }) => lineName)?.lineName ?? null,
    color: colorOf(figures, row.bowls[0]?.type ?? null),
    withheld: false,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A consultation's formula as the library shows it; what is withheld has left its weights behind (asFormula). */
export function asLibraryOfConsultation({ formula, clientName }: OfConsultation): LibraryFormula {
  const { bowl, withheld, createdAt } = formula;
  const noted = bowl ? [notedOf(bowl, withheld)] : [];
  return {
    id: formula.id,
    origin: "consultation",
    name: formula.name,
    clientName,
    notation: writeNotation(noted),
    bowls: noted,
    unread: [],
    notes: "",
    ...figuresOf(noted),
    brandName: bowl?.brandName ?? null,
    lineName: bowl?.lineName ?? null,
    color: formula.color,
    usedOn: null,
    importId: null,
    consultationId: formula.consultationId,
    withheld,
    createdAt,
    updatedAt: createdAt,
  };
}

/** A row of the library as the spec's list of formulas has it. */
function asStored(row: LibraryRow): StoredFormula {
  const { id, name, notation, bowls, createdAt, origin } = row;
  return {
    id,
    consultationId: null,
    role: "base",
    source: origin === "import" ? "import" : "stylist",
    name,
    color: asLibrary(row).color ?? "",
    ...cardWords(bowls),
    instructions: [notation],
    confidence: null,
    bowl: null,
    findings: [],
    withheld: false,
    createdAt: createdAt.toISOString(),
  };
}
