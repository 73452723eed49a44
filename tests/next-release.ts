import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS } from "#db/migrate.ts";

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** A folder with this release's migrations and those of one to come, which are statements by name. */
export function nextRelease(migrations: Record<string, readonly string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), "undertone-next-release-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  addMigrations(folder, migrations);
  return folder;
}

/** Adds migrations to a folder of them. */
export function addMigrations(folder: string, migrations: Record<string, readonly string[]>): void {
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  for (const [tag, statements] of Object.entries(migrations)) {
    const { idx, when } = journal.entries.at(-1) ?? { idx: -1, when: 0 };
    journal.entries.push({ ...journal.entries.at(-1), idx: idx + 1, when: when + 1, tag });
    writeFileSync(join(folder, `${tag}.sql`), statements.join("--> statement-breakpoint\n"));
  }
  writeFileSync(file, JSON.stringify(journal));
}
