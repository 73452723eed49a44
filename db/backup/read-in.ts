import { join } from "node:path";
import { Writable } from "node:stream";
import type { Sql, TransactionSql } from "postgres";
import { tableFile, type Manifest } from "./manifest.ts";
import { readPart } from "./parts.ts";
import type { Seal } from "./seal.ts";
import { keptTables, listed, placed, PLAINLY, type Table } from "./tables.ts";

type From = { dir: string; manifest: Manifest; seal?: Seal | undefined };

/**
 * Fills an empty database with the rows of a backup, all or none; `within` runs before they count.
 * @throws Error in one line when salons are there already, or a part is not as the manifest tells
 */
export async function readRows(
  sql: Sql,
  { dir, manifest, seal }: From,
  within: () => Promise<void>,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(PLAINLY).simple();
    const tables = await keptTables(tx);
    await refuseAnother(tx, manifest, tables);
    const own = tables.filter(({ name }) => !name.includes("."));
    await tx.unsafe(`truncate ${own.map(({ name }) => placed(name)).join(", ")}`);
    const close = await open(tx, own);
    for (const { name, columns, ...told } of manifest.tables) {
      if (name.includes(".")) await tx.unsafe(`delete from ${placed(name)}`);
      const into = `copy ${placed(name)} (${listed(columns)}) from stdin`;
      // each COPY takes some 40 ms of waiting, and most tables of a salon are empty
      const to = told.rows > 0 ? await tx.unsafe(into).writable() : nowhere();
      const { rows, sha256 } = await readPart(join(dir, tableFile(name)), seal, to);
      if (sha256 !== told.sha256 || rows !== told.rows)
        throw new Error(`The backup is damaged: ${tableFile(name)} is not as it was written.`);
    }
    for (const { name, last, called } of manifest.sequences)
      await tx`select setval(${`public.${name}`}, ${last}, ${called})`;
    await close();
    await within();
  });
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** @throws Error in one line for a database in which somebody works already, or that has other tables */
async function refuseAnother(tx: TransactionSql, manifest: Manifest, tables: Table[]) {
  const [found] = await tx<{ hashes: string[] }[]>`
    select array_agg(hash) as hashes from drizzle.__drizzle_migrations`;
  const [someone] = await tx`select from "user" limit 1`;
  if (someone)
    throw new Error("There are salons in this database already: bring it into an empty one.");
  const known = new Set(tables.map(({ name }) => name));
  const strange = manifest.tables.find(({ name }) => !known.has(name));
  if (found?.hashes.length !== manifest.migrations.length || strange)
    throw new Error(
      "The tables of this database are of another version: bring it into an empty one.",
    );
}

/**
 * Lifts what stands against rows that come in any order: references between tables, triggers, and walls that bind the owner too.
 * What this gives puts all of it back, and checks every reference.
 */
async function open(tx: TransactionSql, tables: readonly Table[]) {
  const references = await tx<{ at: string; name: string; words: string }[]>`
    select conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as words
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { at, name } of references)
    await tx.unsafe(`alter table ${at} drop constraint "${name}"`);
  for (const { name, walled } of tables) {
    await tx.unsafe(`alter table ${placed(name)} disable trigger user`);
    if (walled) await tx.unsafe(`alter table ${placed(name)} no force row level security`);
  }
  return async () => {
    for (const { at, name, words } of references)
      await tx.unsafe(`alter table ${at} add constraint "${name}" ${words}`);
    for (const { name, walled } of tables) {
      await tx.unsafe(`alter table ${placed(name)} enable trigger user`);
      if (walled) await tx.unsafe(`alter table ${placed(name)} force row level security`);
    }
  };
}
