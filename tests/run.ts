import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UNABLE } from "./browser/able.ts";
import { LONG_ONLY } from "./long-only.ts";
import { parseCLI, startVitest, type TestModule, type Vitest } from "vitest/node";

/*
 * `npm test`: every project of vite.config.ts. Arguments go to vitest as they are, so
 * `npm test -- tools/colour` or `npm test -- --project browser` run a part. With `--attack` it is what a neighbour and a
 * stranger try, with `--long` the tests of random runs alone, each of them going on for long.
 */

const OURS = ["--long", "--attack"];
const given = process.argv.slice(2);
const [long, attack] = OURS.map((word) => given.includes(word));
if (long || attack) process.env["LONG"] = long ? "1" : "attack";
const { filter, options } = parseCLI([
  "vitest",
  "run",
  ...given.filter((word) => !OURS.includes(word)),
]);
if (filter.length === 0)
  filter.push(...(attack ? ["agent/attacks/"] : long ? [...withRuns(), ...LONG_ONLY] : []));
const vitest = await startVitest("test", filter, { ...options, watch: false });
const slowest = slow(vitest);
const { passed, failed, skipped } = count(vitest);
const { unrun, lost } = named(vitest);
await vitest.close();

for (const { name, seconds } of slowest) console.log(`SLOW ${seconds} s ${name}`);
if (UNABLE && filter.length === 0) console.log(`NOT RUN tests/browser: ${UNABLE}`);
for (const { name, why } of unrun) console.log(`NOT RUN ${name}: ${why}`);
for (const { name, why } of lost) console.log(`FAILED ${name}${why}`);

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** The tests that ask how often to run. How long attacks go on, `npm run attack -- --long` says: there it takes hours. */
function withRuns(): string[] {
  const root = join(import.meta.dirname, "..");
  return ["agent", "db", "tests", "tools"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((name) => name.endsWith(".test.ts") && !name.startsWith("agent/attacks/"))
      .filter((name) => readFileSync(join(root, name), "utf8").includes('"#tests/runs.ts"')),
  );
}

/** The ten files that took longest: what to make quicker first. */
function slow({ state }: Vitest) {
  return state
    .getTestModules()
    .map((module) => ({
      name: module.relativeModuleId,
      seconds: Math.round(module.diagnostic().duration / 1000),
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10);
}

/** A file that cannot be loaded and an error outside any test count as failures of their own. */
function count({ state }: Vitest) {
  const modules = state.getTestModules();
  const results = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (wanted: string) =>
    results.filter((test) => test.result().state === wanted).length;
  const broken = modules.filter(isBroken).length + state.getUnhandledErrors().length;
  return {
    passed: inState("passed"),
    failed: inState("failed") + broken,
    skipped: inState("skipped"),
  };
}

/** What was not run, with the reason that the test gives, and all that failed, by file and name. */
function named({ state }: Vitest) {
  const modules = state.getTestModules();
  const broken = modules.filter(isBroken);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const nameOf = ({ module, fullName }: (typeof tests)[number]) =>
    `${module.relativeModuleId} > ${fullName}`;
  return {
    unrun: tests.flatMap((test) => {
      const result = test.result();
      if (result.state !== "skipped") return [];
      // whoever asked for some names only did not ask for the others
      const silent = options.testNamePattern !== undefined || broken.includes(test.module);
      if (result.note === undefined && silent) return [];
      return { name: nameOf(test), why: result.note ?? "it gives no reason" };
    }),
    lost: [
      ...tests
        .filter((test) => test.result().state === "failed")
        .map((test) => ({ name: nameOf(test), why: reason(test.module, test.result().errors) })),
      ...broken.map((module) => ({
        name: module.relativeModuleId,
        why: reason(module, module.errors()),
      })),
    ],
  };
}

/** `actual`: what an assertion found, printed whole, where its message has "[ Array(1) ]". */
type Failure = {
  message: string;
  actual?: unknown;
  stacks?: readonly { file: string; line: number }[];
};

/** Of the first error, what it says and the line of the test's own file that it came from: where output is cut, this is kept. */
function reason({ relativeModuleId }: TestModule, errors: readonly Failure[] = []) {
  const [error] = errors;
  if (!error) return "";
  const at = error.stacks?.find(({ file }) => file.endsWith(relativeModuleId));
  const found = typeof error.actual === "string" ? `, found ${error.actual}` : "";
  const said = `${error.message}${found}`.replaceAll(/\s+/g, " ").slice(0, 500);
  return ` (${at ? `line ${at.line}: ` : ""}${said})`;
}

function isBroken(module: TestModule) {
  const tests = [...module.children.allTests()];
  return module.state() === "failed" && tests.every((test) => test.result().state !== "failed");
}
