import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { opened, type Seal } from "./seal.ts";

const Content = z.object({ bytes: z.int(), sha256: z.string().length(64) });
/** A name of a table or column as it goes into a statement. */
const Name = z.string().regex(/^[a-z_][\w.]*$/);

/** What a backup holds: each part with the digest of its content, so that a copy can be compared with it. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The moment that all rows are of. */
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations that the rows' tables were made by, in order. */
  migrations: z.array(z.string()),
  /** Tells, without telling it, by which secret the rows' stored credentials and links were made. */
  secret: z.string(),
  tables: z.array(Content.extend({ name: Name, columns: z.array(Name), rows: z.int() })),
  sequences: z.array(z.object({ name: Name, last: z.int(), called: z.boolean() })),
  /** Photos, by their key in the storage. */
  files: z.array(
    Content.extend({ key: z.string().regex(/^salon\/[\w-]+(?:\/[\w-]+(?:\.\w+)*)+$/) }),
  ),
  /** Photos that rows name and the storage no longer had. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** The manifest of a backup is its last file: without it the backup was never finished. */
export const MANIFEST = "manifest.json";
export const tableFile = (name: string) => join("tables", `${name}.copy`);
export const photoFile = (key: string) => join("files", key);

/** @throws Error in one line when there is no backup in `dir`, or it is sealed by another passphrase. */
export async function readManifest(dir: string, seal: Seal | undefined): Promise<Manifest> {
  const written = await readFile(join(dir, MANIFEST)).catch(() => {
    throw new Error(`There is no whole backup in ${dir}: it has no ${MANIFEST}.`);
  });
  const parsed = Manifest.safeParse(JSON.parse(await opened(written, seal)));
  if (!parsed.success) throw new Error(`${MANIFEST} of the backup in ${dir} cannot be read.`);
  return parsed.data;
}
