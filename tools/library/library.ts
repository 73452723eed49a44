import { eq } from "drizzle-orm";
import { formulaImports, libraryFormulas } from "#db/schema/library.ts";
import { clientFor, knownClient } from "#tools/clients/client-for.ts";
import { nameKeyOf, namesSomebody } from "#tools/values/name-rules.ts";
import { writeNotation } from "#tools/colour/notation/notation.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { DEFAULT_LIMIT, type Page } from "#tools/core/paging.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { getFormula } from "#tools/formulas/formulas.ts";
import { readInOwnLines } from "#tools/bench/notation.ts";
import { findPlaces } from "./places.ts";
import { asLibrary, libraryAt, type LibraryRow } from "./rows.ts";
import { figuresOf, notedOf, type Figures } from "./rules.ts";
import type {
  ChangeLibraryFormula,
  FindLibrary,
  LibraryFormula,
  RestoreLibraryFormula,
  SaveLibraryFormula,
} from "./schema.ts";

/** The salon's formulas, its library's and those of consultations in one list, newest first. */
export async function listLibrary(
  ctx: Ctx,
  { limit = DEFAULT_LIMIT, cursor, ...wanted }: FindLibrary,
): Promise<Page<LibraryFormula>> {
  const { places, total, next } = await findPlaces(ctx, wanted, { limit, cursor });
  return { items: await libraryAt(ctx, places), total, next };
}

/** A formula of the library or of a consultation. @throws not_found */
export async function getLibraryFormula(ctx: Ctx, { id }: { id: string }): Promise<LibraryFormula> {
  const [own] = await libraryAt(ctx, [{ id, kept: "library" }]);
  const [found] = own ? [own] : await libraryAt(ctx, [{ id, kept: "consultation" }]);
  if (!found) throw new DomainError("not_found", "Formula not found.");
  return found;
}

/**
 * Keeps a formula by name: shorthand as it was written, or a copy of one of a consultation.
 * @throws not_found; conflict for a formula that is withheld or has no bowl
 */
export async function saveLibraryFormula(
  ctx: Ctx,
  { name, notation, formulaId, line, clientName, notes }: SaveLibraryFormula,
): Promise<LibraryFormula> {
  requireMay(ctx, "see_formulas");
  const {
    clientName: theirs,
    notes: said,
    ...kept
  } = formulaId
    ? await copyOf(ctx, formulaId)
    : { ...(await read(ctx, notation ?? "", line)), clientName: null, clientId: null };
  const whose = clientName === undefined ? theirs : clientName;
  return insert(ctx, {
    ...BARE,
    ...kept,
    clientId: await linked(ctx, whose, kept.clientId),
    origin: "saved",
    name,
    clientName: whose,
    notes: notes ?? said,
    createdAt: ctx.now(),
  });
}

/**
 * Changes a formula of the library; other shorthand, or another line to read it in, is read anew. Where it came from stays.
 * @throws not_found; conflict for one that belongs to a consultation
 */
export async function changeLibraryFormula(
  ctx: Ctx,
  { id, notation, line, ...words }: ChangeLibraryFormula,
): Promise<LibraryFormula> {
  return atomically(ctx, async (ctx) => {
    const row = await ownRow(ctx, id);
    const again = notation !== undefined || line !== undefined;
    const { notes: _said, ...kept } = again
      ? await read(ctx, notation ?? row.notation, line === undefined ? lineOf(row) : line)
      : { notes: "" };
    const [changed] = await ctx.db
      .update(libraryFormulas)
      .set({
        ...kept,
        ...words,
        ...(words.clientName !== undefined && { clientId: await linked(ctx, words.clientName) }),
        updatedAt: ctx.now(),
      })
      .where(eq(libraryFormulas.id, id))
      .returning();
    return asLibrary(changed ?? row);
  });
}

/** Takes a formula out of the library, and gives what puts it back. @throws not_found; conflict for one that belongs to a consultation */
export async function deleteLibraryFormula(
  ctx: Ctx,
  { id }: { id: string },
): Promise<RestoreLibraryFormula> {
  return atomically(ctx, async (ctx) => {
    const row = await ownRow(ctx, id);
    await ctx.db.delete(libraryFormulas).where(eq(libraryFormulas.id, id));
    return {
      origin: row.origin,
      name: row.name,
      clientName: row.clientName,
      notation: row.notation,
      notes: row.notes,
      line: lineOf(row),
      usedOn: row.usedOn,
      importId: row.importId,
      importRow: row.importRow,
      madeFrom: row.madeFrom,
      consultationId: row.consultationId,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** Puts a deleted formula back in its place, under a new id. @throws not_found for an import or consultation that is not the salon's */
export async function restoreLibraryFormula(
  ctx: Ctx,
  { line, createdAt, ...kept }: RestoreLibraryFormula,
): Promise<LibraryFormula> {
  requireMay(ctx, "see_formulas");
  const { importId, consultationId, notation } = kept;
  if (importId) {
    const [known] = await ctx.db
      .select({ id: formulaImports.id })
      .from(formulaImports)
      .where(eq(formulaImports.id, importId));
    if (!known) throw new DomainError("not_found", "Import not found.");
  }
  if (consultationId) await findConsultation(ctx, consultationId);
  const { notes: _said, ...figures } = await read(ctx, notation, line);
  const at = Math.min(Date.parse(createdAt), ctx.now().getTime());
  const clientId = await linked(ctx, kept.clientName);
  return insert(ctx, { ...figures, ...kept, clientId, createdAt: new Date(at) });
}

/** What a formula that was not imported and not used says of its past. */
const BARE = {
  clientId: null,
  usedOn: null,
  importId: null,
  importRow: null,
  madeFrom: null,
  consultationId: null,
};

type Read = Pick<LibraryRow, "notation" | "bowls" | "unread" | "notes"> & Figures;

/** Shorthand as it is kept. Where it names no line, `line` is read in, else the stylist's own, else a documented one, as its preview was. */
async function read(ctx: Ctx, notation: string, line?: string | null): Promise<Read> {
  const { bowls, notes, unread } = await readInOwnLines(ctx, notation, line);
  return { notation, bowls, notes, unread, ...figuresOf(bowls) };
}

/** @throws not_found, conflict */
async function copyOf(
  ctx: Ctx,
  formulaId: string,
): Promise<Read & Pick<LibraryRow, "clientName" | "clientId" | "madeFrom" | "consultationId">> {
  const { bowl, withheld, consultationId } = await getFormula(ctx, { id: formulaId });
  if (withheld) throw new DomainError("conflict", WITHHELD);
  if (!bowl)
    throw new DomainError("conflict", "This formula is text only, so it cannot be copied.");
  const bowls = [notedOf(bowl, false)];
  const past = consultationId ? await findConsultation(ctx, consultationId) : undefined;
  return {
    notation: writeNotation(bowls),
    bowls,
    unread: [],
    notes: "",
    ...figuresOf(bowls),
    clientName: past?.clientName ?? null,
    clientId: past?.clientId ?? null,
    madeFrom: formulaId,
    consultationId,
  };
}

/** The record of whose formula it is: that of the consultation it is copied from, while the name is the same, else by the name. */
async function linked(
  ctx: Ctx,
  name: string | null,
  copied: string | null = null,
): Promise<string | null> {
  if (!name || !namesSomebody(name)) return null;
  const salon = { ...ctx, salonId: ctx.actor.salonId };
  if (copied) {
    const known = await knownClient(salon, { clientId: copied, name });
    if (known?.nameKey === nameKeyOf(name)) return known.id;
  }
  return clientFor(salon, { name, source: "staff" });
}

const WITHHELD =
  "The grams of this formula are withheld, because the checks stop it. Resolve what they say or release it by name first.";

async function insert(
  ctx: Ctx,
  given: Omit<LibraryRow, "id" | "salonId" | "stylistId" | "updatedAt" | "words">,
): Promise<LibraryFormula> {
  const { salonId, stylistId } = ctx.actor;
  const values = { ...given, id: newId(), salonId, stylistId, updatedAt: ctx.now() };
  const [row] = await ctx.db.insert(libraryFormulas).values(values).returning();
  if (!row) throw new Error("The formula was not inserted.");
  return asLibrary(row);
}

/** The row, held until the transaction ends. @throws not_found; conflict where it belongs to a consultation */
async function ownRow(ctx: Ctx, id: string): Promise<LibraryRow> {
  requireMay(ctx, "see_formulas");
  const [row] = await ctx.db
    .select()
    .from(libraryFormulas)
    .where(eq(libraryFormulas.id, id))
    .for("update");
  if (row) return row;
  await getFormula(ctx, { id });
  throw new DomainError(
    "conflict",
    "This formula belongs to a consultation and stays as it was. Save a copy to the library to change it.",
  );
}

const lineOf = ({ brandId, lineId }: Pick<LibraryRow, "brandId" | "lineId">) =>
  brandId && lineId ? `${brandId}/${lineId}` : null;
