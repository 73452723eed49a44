import { relative } from "node:path";
import type { TestError } from "vitest";
import { parseCLI, startVitest, type TestModule, type Vitest } from "vitest/node";

/*
 * `npm test`: every project of vite.config.ts. Arguments go to vitest as they are, so
 * `npm test -- tools/colour` or `npm test -- --project browser` run a part.
 */

const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
const vitest = await startVitest("test", filter, { ...options, watch: false });
const { passed, failed, skipped } = count(vitest);
const { again, lost } = named(vitest);
await vitest.close();

for (const { name, why } of again) console.log(`SECOND TRY ${name}: ${why}`);
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

/** Tests that passed only when they were tried again, with what stopped the first try, and all that failed, by file and name. */
function named({ state }: Vitest) {
  const modules = state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const nameOf = ({ module, fullName }: (typeof tests)[number]) =>
    `${module.relativeModuleId} > ${fullName}`;
  const fallen = tests.filter((test) => test.result().state === "failed").map(nameOf);
  return {
    again: tests
      .filter(
        (test) => test.result().state === "passed" && (test.diagnostic()?.retryCount ?? 0) > 0,
      )
      .map((test) => ({ name: nameOf(test), why: whyOf(test.result().errors) })),
    lost: [...fallen, ...modules.filter(isBroken).map((module) => module.relativeModuleId)],
  };
}

/** An error in one line: its message and, of the stack, the line of a test. */
function whyOf(errors: readonly TestError[] = []): string {
  const [first] = errors;
  const place = first?.stacks?.find(({ file }) => file.includes("/tests/"));
  const message = (first?.message ?? "no error was kept").replaceAll(/\s+/g, " ").slice(0, 300);
  return place ? `${message} (${relative("", place.file)}:${place.line})` : message;
}

function isBroken(module: TestModule) {
  const tests = [...module.children.allTests()];
  return module.state() === "failed" && tests.every((test) => test.result().state !== "failed");
}
