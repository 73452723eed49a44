import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
/** Imports of values, at once or when they are needed; types are gone by then. */
const IMPORT = /(?:import|export)\s+(?!type\b)[^"'();]*?from\s+"([^"]+)"|import\("([^"]+)"\)/g;

/** The files of ours that a file takes values from, itself included, each with who asked for it first. */
function reached(entry: string): Map<string, string> {
  const from = new Map([[entry, ""]]);
  for (const [file] of from) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, now, later] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const name = now ?? later ?? "";
      const path = name.startsWith("#") ? name.slice(1) : join(dirname(file), name);
      if (/^[#.]/.test(name) && !from.has(path)) from.set(path, file);
    }
  }
  return from;
}

it("ships the brands' catalogue to no browser: half a megabyte that HTTP answers from", () => {
  const from = reached("ui/main.tsx");
  expect(from.size).toBeGreaterThan(500);
  expect(from.get("tools/colour/catalogue.ts")).toBeUndefined();
});
