import { parseCLI, startVitest, type TestModule, type Vitest } from "vitest/node";

/*
 * `npm test`: every project of vite.config.ts. Arguments go to vitest as they are, so
 * `npm test -- tools/colour` or `npm test -- --project browser` run a part.
 */

const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
const vitest = await startVitest("test", filter, { ...options, watch: false });
const { passed, failed, skipped } = count(vitest);
const { unrun, lost } = named(vitest);
await vitest.close();

for (const { name, why } of unrun) console.log(`NOT RUN ${name}: ${why}`);
for (const name of lost) console.log(`FAILED ${name}`);

console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

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
      ...tests.filter((test) => test.result().state === "failed").map(nameOf),
      ...broken.map((module) => module.relativeModuleId),
    ],
  };
}

function isBroken(module: TestModule) {
  const tests = [...module.children.allTests()];
  return module.state() === "failed" && tests.every((test) => test.result().state !== "failed");
}
