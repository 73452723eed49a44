import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { whole, zipOf, type Part } from "#tools/exports/zip-out.ts";
import { clientPage } from "./export-page.ts";
import { rowsOfClient, type ClientRows } from "./export-rows.ts";
import { findClient } from "#tools/clients/rows.ts";

/**
 * What the salon keeps about one client, for them: a page to read, the same as JSON, and their photos, as a ZIP that is made
 * while it is read. Owner and managers only. @throws not_found, forbidden
 */
export async function exportClient(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ name: string; stream: ReadableStream<Uint8Array> }> {
  requireMay(ctx, "export_clients");
  const madeAt = ctx.now();
  const told = await atomically(ctx, async (ctx) => {
    const client = await findClient(ctx, id);
    const rows = await rowsOfClient(ctx.db, client);
    const [salon] = await ctx.db.select().from(salons);
    const team = await ctx.db.select({ id: stylists.id, name: stylists.name }).from(stylists);
    await writeAudit(ctx, {
      action: "client.exported",
      words: "took out what is kept about a client",
      subjectId: client.id,
    });
    const page = clientPage(rows, {
      salonName: salon?.name ?? "",
      timeZone: salon?.timeZone ?? "UTC",
      madeAt,
      names: new Map(team.map((each) => [each.id, each.name])),
    });
    return { rows, page };
  });
  const stream = zipOf(partsOf(ctx, told), {
    madeAt,
    over: async (err) => {
      if (err) ctx.log.info({ err }, "a client's export was not read to its end");
    },
  });
  return { name: `client-${madeAt.toISOString().slice(0, 10)}.zip`, stream };
}

function* partsOf(ctx: Ctx, { rows, page }: { rows: ClientRows; page: string }): Generator<Part> {
  const text = (name: string, words: string): Part => ({
    name,
    bytes: async () => whole(words),
    packed: "deflated",
  });
  const { photos = [], ...others } = rows;
  // where a picture lies in the storage is nothing to anybody
  const named = photos.map(({ storage_key: _key, thumbnail_key: _small, ...photo }) => photo);
  yield text("index.html", page);
  yield text("client.json", `${JSON.stringify({ ...others, photos: named }, null, 2)}\n`);
  for (const { id, storage_key: key } of photos) {
    const bytes = async () => {
      const file = await ctx.photos.get(String(key));
      return file && whole(file);
    };
    yield { name: `photos/${String(id)}.jpg`, bytes, packed: "stored" };
  }
}
