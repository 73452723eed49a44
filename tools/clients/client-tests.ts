import { and, eq } from "drizzle-orm";
import { clientTests } from "#db/schema/clients.ts";
import { stylists } from "#db/schema/stylists.ts";
import { findBrandCalled } from "#tools/colour/catalogue.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { tooEarly } from "./patch-rules.ts";
import { asTest, findClient } from "./rows.ts";
import type { ClientTest, ReadClientTest, RecordClientTest } from "./schema.ts";

/** Clocks of phones differ a little. */
const SOON_MS = 5 * 60_000;

/**
 * Writes down a patch or strand test.
 * @throws not_found; invalid for a time to come or an unknown brand; conflict for a patch test read as passed before 48 hours
 */
export async function recordClientTest(
  ctx: Ctx,
  { clientId, kind, doneAt, brandId, result, note }: RecordClientTest & { clientId: string },
): Promise<ClientTest> {
  const now = ctx.now();
  const done = doneAt ? new Date(doneAt) : now;
  if (done.getTime() > now.getTime() + SOON_MS)
    throw refused("doneAt", "A test that is still to be done cannot be written down.");
  const early = tooEarly({ kind, doneAt: done }, result, now);
  if (early) throw new DomainError("conflict", early);
  const { id } = await findClient(ctx, clientId);
  const { salonId, stylistId } = ctx.actor;
  const row = {
    id: newId(),
    salonId,
    clientId: id,
    stylistId,
    kind,
    doneAt: done,
    brandId: brandOf(brandId),
    result,
    note,
    createdAt: now,
    updatedAt: now,
  };
  await atomically(ctx, async (ctx) => {
    await ctx.db.insert(clientTests).values(row);
    await ctx.tell(ctx, "safetyTold", { clientId: id });
  });
  return asTest(row, await nameOf(ctx, stylistId));
}

/**
 * Writes down what a test shows. One that was read may be put right by owner and manager.
 * @throws not_found; conflict for a patch test read as passed before 48 hours, and for one that was read
 */
export async function readClientTest(
  ctx: Ctx,
  { clientId, testId, result, note }: ReadClientTest & { clientId: string; testId: string },
): Promise<ClientTest> {
  const { id } = await findClient(ctx, clientId);
  return atomically(ctx, async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(clientTests)
      .where(and(eq(clientTests.id, testId), eq(clientTests.clientId, id)))
      .for("update");
    if (!row) throw new DomainError("not_found", "Test not found.");
    const leads = ctx.actor.role === "owner" || ctx.actor.role === "manager";
    if (row.result !== "pending" && !leads)
      throw new DomainError(
        "conflict",
        `This test was read as ${row.result}. Owner or manager can put that right.`,
      );
    const now = ctx.now();
    const early = tooEarly(row, result, now);
    if (early) throw new DomainError("conflict", early);
    const changed = { result, ...(note !== undefined && { note }), updatedAt: now };
    await ctx.db.update(clientTests).set(changed).where(eq(clientTests.id, testId));
    await ctx.tell(ctx, "safetyTold", { clientId: id });
    return asTest({ ...row, ...changed }, await nameOf(ctx, row.stylistId));
  });
}

function brandOf(name: string | null | undefined): string | null {
  if (!name) return null;
  const brand = findBrandCalled(name);
  if (!brand) throw refused("brandId", `${name} is not in the catalog.`);
  return brand.id;
}

async function nameOf({ db }: Pick<Ctx, "db">, stylistId: string): Promise<string> {
  const [found] = await db
    .select({ name: stylists.name })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  return found?.name ?? "";
}
