import { defineConfig } from "vitest/config";

/** The engine's tests alone, for mutation testing. Those that put hundreds of heads through the engine at random would do so for every mutant, and are left out. */
export default defineConfig({
  test: {
    include: [
      "tools/colour/*.test.ts",
      "tools/colour/{after,bowl,check,convert,gates,notation,rescue,shade,signed,visit,zone}/*.test.ts",
    ],
    exclude: ["tools/colour/any-head.test.ts"],
    testNamePattern:
      "^(?!.*(any services on any line|any plan hangs together|any head's formula on the shelf|whatever is accepted for whatever line|from visit to visit, stays)).*$",
    environment: "node",
    isolate: false,
    pool: "threads",
    fileParallelism: false,
  },
});
