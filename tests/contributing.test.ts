import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FIELD, NOTICED, VERB, type Edit } from "./contributing/changes.ts";

/* Both changes of CONTRIBUTING, on a copy of the tree: the compiler names each place, and everything follows. */

const root = join(import.meta.dirname, "..");
const LEFT_OUT = ["node_modules", "dist"];
const CHECK = ["--noEmit", "--singleThreaded", "--incremental", "--tsBuildInfoFile"];
/** Tests that take every field and every tool, and what callers notice of these two. */
const FOLLOWS = [
  "agent/routes/chair/client-fields.test.ts",
  "agent/routes/chair/erase-words.test.ts",
  "agent/routes/chair/noticed.test.ts",
  "tests/tool-map.test.ts",
  "ui/screens/clients/clients.test.tsx",
];
const PATIENCE = 40 * 60_000;
let copy = "";

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "undertone-copy-"));
  for (const name of readdirSync(root))
    if (!LEFT_OUT.includes(name) && (!name.startsWith(".") || name === ".oxfmtrc.json"))
      cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test(
  "a field and a verb are asked for by the compiler, place by place, and then are everywhere",
  async () => {
    make(FIELD.column, VERB.definition);
    await run("drizzle-kit", "generate");
    expect(await refused()).toEqual([
      "tools/clients/columns.ts",
      "ui/chat/cards/chair/formula-tool-cards.ts",
    ]);
    make(FIELD.entry, VERB.card);
    // and what passes on what the words do not hold yet
    expect(await refused()).toContain("tools/clients/schema.ts");
    make(FIELD.words, VERB.caller, NOTICED);
    expect(await refused()).toEqual([]);
    const { output, failed } = await run("vitest", "run", ...FOLLOWS);
    expect(failed, output).toBe(false);
  },
  PATIENCE,
);

function make(...changes: Edit[][]): void {
  for (const { file, find, put } of changes.flat()) {
    const path = join(copy, file);
    const text = find === undefined ? "" : readFileSync(path, "utf8");
    if (find !== undefined && text.split(find).length !== 2)
      throw new Error(`${file} does not hold once: ${find}`);
    writeFileSync(path, find === undefined ? put : text.replace(find, () => put));
  }
}

/** The files that the compiler refuses. */
async function refused(): Promise<string[]> {
  const { output, failed } = await run("tsc", ...CHECK, join(copy, "copy.tsbuildinfo"));
  const named = [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file);
  expect(failed, output).toBe(named.length > 0);
  return [...new Set(named)].toSorted();
}

/** Runs a package's program in the copy, as from a terminal. */
async function run(program: string, ...words: string[]) {
  const bin = join(copy, "node_modules/.bin");
  const outside = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|LONG|TEST)/.test(name),
  );
  const env = { ...Object.fromEntries(outside), PATH: `${bin}${delimiter}${process.env["PATH"]}` };
  const options = { cwd: copy, env, maxBuffer: 1e8 };
  return promisify(execFile)(join(bin, program), words, options).then(
    ({ stdout, stderr }) => ({ output: `${stdout}${stderr}`, failed: false }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
      output: `${stdout}${stderr}`,
      failed: true,
    }),
  );
}
