import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A file of the product, what it imports, and whether the import table lets it. */
const table = [
  ["tools/brands/schema.ts", "zod", "may"],
  ["tools/brands/schema.ts", "#tools/stylists/schema.ts", "may"],
  ["tools/brands/rules.ts", "#tools/colour/words.ts", "may"],
  ["tools/brands/names/rules.ts", "#tools/brands/names/schema.ts", "may"],
  ["tools/brands/names/rules.ts", "#tools/brands/names/find.ts", "never"],
  ["tools/brands/schema.ts", "#tools/brands/brands.ts", "never"],
  ["tools/brands/schema.ts", "#db/schema/brands.ts", "never"],
  ["tools/brands/rules.ts", "drizzle-orm", "never"],
  ["tools/brands/data.ts", "node:fs", "never"],
  ["tools/brands/rules.ts", "ai", "never"],
  ["tools/colour/reading/level.ts", "./tone.ts", "may"],
  ["tools/colour/reading/level.ts", "#tools/colour/words.ts", "may"],
  ["tools/colour/reading/level.ts", "node:path", "never"],
  ["tools/colour/visit/plan.ts", "#agent/app.ts", "never"],
  ["tools/colour/visit/plan.ts", "#ui/lib/http/query.ts", "never"],
  ["db/schema/brands.ts", "#tools/brands/schema.ts", "may"],
  ["db/schema/brands.ts", "#tools/library/schema.ts", "may"],
  ["db/schema/brands.ts", "#tools/brands/names/schema.ts", "may"],
  ["db/schema/brands.ts", "#tools/brands/names/find.ts", "never"],
  ["db/schema/brands.ts", "#tools/brands/brands.ts", "never"],
  ["db/seed.ts", "#agent/app.ts", "never"],
  ["db/seed.ts", "#ui/lib/http/query.ts", "never"],
  ["tools/brands/brands.ts", "#db/schema/brands.ts", "may"],
  ["tools/brands/brands.ts", "#tools/stylists/stylists.ts", "may"],
  ["tools/brands/tools.ts", "ai", "may"],
  ["tools/brands/brands.ts", "#db/client.ts", "never"],
  ["tools/brands/brands.ts", "#agent/errors.ts", "never"],
  ["tools/brands/brands.ts", "hono", "never"],
  ["tools/brands/brands.ts", "#ui/api/chair/brands.ts", "never"],
  ["tools/brands/brands.ts", "#tools/colour/formulate.ts", "may"],
  ["tools/brands/brands.ts", "#tools/colour/visit/visit.ts", "never"],
  ["agent/routes/chair/brands.ts", "type #tools/colour/case.ts", "may"],
  ["agent/routes/chair/brands.ts", "#tools/colour/case.ts", "never"],
  ["agent/routes/chair/brands.ts", "#tools/colour/formulate.ts", "never"],
  ["agent/routes/chair/brands.ts", "#tools/colour/safety/holds.ts", "never"],
  ["ui/cards/formula-card.tsx", "#tools/colour/check/checks.ts", "never"],
  ["agent/routes/chair/brands.ts", "#tools/brands/brands.ts", "may"],
  ["agent/server.ts", "#db/migrate.ts", "may"],
  ["agent/routes/chair/brands.ts", "#db/schema/brands.ts", "never"],
  ["agent/routes/chair/brands.ts", "drizzle-orm", "never"],
  ["agent/routes/chair/brands.ts", "#ui/main.tsx", "never"],
  ["ui/api/chair/brands.ts", "#tools/brands/schema.ts", "may"],
  ["ui/api/chair/brands.ts", "type #agent/app.ts", "may"],
  ["ui/api/chair/brands.ts", "#agent/app.ts", "never"],
  ["ui/api/chair/brands.ts", "#tools/brands/brands.ts", "never"],
  ["ui/api/chair/brands.ts", "#db/schema/brands.ts", "never"],
  ["ui/components/button.tsx", "#ui/lib/http/query.ts", "may"],
  ["ui/components/button.tsx", "#ui/api/chair/brands.ts", "never"],
  ["ui/components/button.tsx", "#agent/app.ts", "never"],
  ["ui/lib/http/query.ts", "#ui/cards/formula-card.tsx", "never"],
  ["ui/lib/http/query.ts", "#ui/screens/brands/brands.tsx", "never"],
  ["ui/cards/formula-card.tsx", "#ui/api/chair/formulas.ts", "may"],
  ["ui/cards/formula-card.tsx", "#ui/chat/thread.tsx", "never"],
  ["ui/cards/formula-card.tsx", "#ui/shell/sidebar.tsx", "never"],
  ["ui/cards/formula-card.tsx", "#ui/screens/brands/brands.tsx", "never"],
  ["ui/chat/thread.tsx", "#ui/cards/formula-card.tsx", "may"],
  ["ui/chat/thread.tsx", "#ui/screens/brands/brands.tsx", "never"],
  ["ui/shell/sidebar.tsx", "#ui/screens/brands/brands.tsx", "never"],
  ["ui/screens/brands/brands.tsx", "#ui/cards/formula-card.tsx", "may"],
  ["ui/screens/brands/brands.tsx", "#ui/screens/brands/row.tsx", "may"],
  ["ui/screens/brands/brands.tsx", "#ui/screens/clients/clients.tsx", "never"],
  ["ui/screens/brands/brands.tsx", "#ui/chat/thread.tsx", "never"],
  ["ui/screens/brands/brands.tsx", "#ui/shell/sidebar.tsx", "never"],
  ["ui/screens/brands/brands.tsx", "#tools/brands/brands.ts", "never"],
  ["ui/booking/book.tsx", "#ui/components/button.tsx", "may"],
  ["ui/booking/book.tsx", "#ui/api/chair/brands.ts", "never"],
  ["ui/booking/book.tsx", "#ui/screens/brands/brands.tsx", "never"],
  ["ui/routes.tsx", "#ui/screens/brands/brands.tsx", "may"],
  ["agent/routes/chair/brands.ts", "../app.ts", "never"],
] as const;

/** The line each row's import stands on, in a file that holds all imports of its path. */
const planted = new Map<string, string[]>();
for (const [file, specifier] of table) planted.set(file, [...(planted.get(file) ?? []), specifier]);

let tree: string;
let refused: { file: string; line: number; code: string }[];

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), "undertone-boundaries-"));
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "junction");
  copyFileSync(join(root, "oxlint.config.ts"), join(tree, "oxlint.config.ts"));
  mkdirSync(join(tree, "ui/screens/clients"), { recursive: true });
  for (const [file, specifiers] of planted) plant(file, specifiers.map(importLine).join("\n"));
  plant("tools/ring/one.ts", 'import { two } from "./two.ts";\nexport const one = () => two;');
  plant("tools/ring/two.ts", 'import { one } from "./one.ts";\nexport const two = () => one;');
  refused = await lint();
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(table)("%s importing %s: %s", (file, specifier, verdict) => {
  const line = planted.get(file)!.indexOf(specifier) + 1;
  const hit = refused.some((found) => found.file === file && found.line === line);
  expect(hit).toBe(verdict === "never");
});

test("two files that import each other are refused", () => {
  const cycles = refused.filter(({ code }) => code.includes("no-cycle"));
  expect(cycles.map(({ file }) => file)).toContain("tools/ring/one.ts");
});

function plant(file: string, text: string) {
  mkdirSync(join(tree, dirname(file)), { recursive: true });
  writeFileSync(join(tree, file), `${text}\n`);
}

function importLine(specifier: string, index: number) {
  const path = specifier.replace("type ", "");
  return specifier.startsWith("type ")
    ? `export type { T${index} } from "${path}";`
    : `export { v${index} } from "${path}";`;
}

/** What oxlint refuses in the planted tree, of the rules about imports. */
async function lint() {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const args = [oxlint, "--format", "json", "agent", "db", "tools", "ui"];
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, args, { cwd: tree }, (_error, stdout) => done(stdout)),
  );
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-cycle/.test(code))
    .map(({ code, filename, labels }) => ({
      file: filename,
      line: labels[0]?.span.line ?? 0,
      code,
    }));
}
