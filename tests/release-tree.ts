import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { addMigrations } from "./next-release.ts";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

export type Release = Awaited<ReturnType<typeof releaseTree>>;

/**
 * A release in a folder of its own: this tree, or that of a commit, with migrations of its own beside. It shares this tree's packages.
 */
export async function releaseTree(
  migrations: Record<string, readonly string[]> = {},
  commit?: string,
) {
  const tree = mkdtempSync(join(tmpdir(), "undertone-release-"));
  if (commit) await unpack(commit, tree);
  else copyThis(tree);
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "dir");
  addMigrations(join(tree, "db/sql"), migrations);
  return {
    tree,
    /** `npm run migrate` of this release. */
    migrate: (databaseUrl: string) =>
      run(
        process.execPath,
        ["--import", "./agent/quick-start.ts", "agent/commands/run.ts", "migrate"],
        { cwd: tree, env: { ...process.env, DATABASE_URL: databaseUrl } },
      ),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}

async function unpack(commit: string, tree: string): Promise<void> {
  const file = join(tree, "release.tar");
  await run("git", ["archive", "--output", file, commit], { cwd: root });
  await run("tar", ["-xf", file, "-C", tree]);
  rmSync(file);
}

function copyThis(tree: string): void {
  for (const name of readdirSync(root))
    if (!name.startsWith(".") && name !== "node_modules" && name !== "dist")
      cpSync(join(root, name), join(tree, name), { recursive: true });
  mkdirSync(join(tree, ".cache"));
}
