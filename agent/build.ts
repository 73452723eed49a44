import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const stamp = join(dist, ".built-from");

/** Everything that ends up in the browser, or decides how. */
const sources = [
  "ui/**/*.*",
  "tools/**/{,*-}{schema,rules,data}.ts",
  "tools/colour/**/*.{ts,json}",
  "vite.config.ts",
  "package-lock.json",
];

/**
 * Builds the UI into `dist/` when its sources have changed since the last build. The new build
 * takes its place whole, so one that is killed half-way leaves the old one. Gives whether it built.
 */
export async function buildUi(): Promise<boolean> {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return false;
  const { build } = await import("vite");
  const fresh = join(root, "node_modules/.cache", `ui-${process.pid}`);
  try {
    const configFile = join(root, "vite.config.ts");
    await build({ root: join(root, "ui"), configFile, logLevel: "warn", build: { outDir: fresh } });
    writeFileSync(join(fresh, ".built-from"), current);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== current) throw error; // else another start was quicker
  }
  return true;
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root }).filter((file) => !file.includes(".test."));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
