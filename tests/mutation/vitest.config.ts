import { defineConfig } from "vitest/config";

/** The engine's tests alone, for mutation testing. Those that put thousands of heads through the engine would do so for every mutant, and are left out. */
export default defineConfig({
  test: {
    include: ["tools/colour/*.test.ts", "tools/colour/signed/*.test.ts"],
    exclude: ["tools/colour/any-head.test.ts"],
    testNamePattern: "^(?!.*(any services on any line|any plan hangs together)).*$",
    environment: "node",
    isolate: false,
    pool: "threads",
    fileParallelism: false,
  },
});
