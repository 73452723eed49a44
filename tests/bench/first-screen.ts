import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildUi } from "#agent/build.ts";
import type { Measured } from "./measured.ts";

const dist = join(import.meta.dirname, "../../dist");
const BAR = 200;

/** The chunks that ui/routes.tsx loads for a screen, by the names of their modules. */
const SCREENS = { welcome: ["welcome"], dashboard: ["dashboard", "start-composer"] };

/** The JavaScript a browser must have before a first screen stands, gzipped: the entry, the screen's chunks, all they import. */
export async function benchFirstScreen(): Promise<Measured[]> {
  await buildUi();
  const assets = readdirSync(join(dist, "assets")).filter((name) => name.endsWith(".js"));
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const entries = [...html.matchAll(/assets\/([^"]+\.js)/g)].map(([, name = ""]) => name);
  return Object.entries(SCREENS).map(([screen, chunks]) => {
    const named = chunks.map((chunk) => {
      const found = assets.find((name) => name.replace(/-[\w-]{8}\.js$/, "") === chunk);
      if (!found) throw new Error(`The build has no chunk called ${chunk}.`);
      return found;
    });
    const bytes = [...withImports([...entries, ...named])]
      .map((name) => gzipSync(readFileSync(join(dist, "assets", name))).byteLength)
      .reduce((sum, size) => sum + size, 0);
    return { what: `${screen}, JavaScript gzipped`, measured: bytes / 1000, bar: BAR, unit: "kB" };
  });
}

function withImports(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = readFileSync(join(dist, "assets", name), "utf8");
    const imported = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)];
    withImports(
      imported.map(([, other = ""]) => other),
      seen,
    );
  }
  return seen;
}
