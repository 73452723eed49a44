/// <reference types="vitest/config" />
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { UNABLE } from "./tests/browser/able.ts";
import { LONG_ONLY } from "./tests/long-only.ts";
import type { AnyTool } from "#tools/core/tool.ts";

/**
 * How long a test may take, and within it what comes by itself, in milliseconds: so long that a stall of a loaded machine does
 * not stand for a fault. None is tried again.
 */
const PATIENCE = 120_000;
const COMES_WITHIN = 30_000;

/** Tests that hold a clock against what they do, or kill a server that others wait for: one after the other, with nothing beside them. */
const ALONE = [
  "db/embedded.test.ts",
  "agent/attacks/{database-silent,uploads}.test.ts",
  ...(process.env["LONG"] === "1" ? LONG_ONLY : []),
];

/** Tests that put something else in place of a module, or count what a process did: each needs its modules for itself. */
const REPLACING = [
  "agent/routes/desk/{inbox,sms-webhook}.test.ts",
  "agent/attacks/log.test.ts",
  "db/prepared.test.ts",
];

/** Talks, wire formats and pages: no statement is behind them that others do not make, so that on a server that is given they are not tried again. */
const WITHOUT_ROWS = [
  "agent/adapters/**",
  "agent/chat/**",
  "agent/sms/**",
  "agent/{mcp,pages}/**",
  "agent/attacks/{admin,confirmation,fuzz,input,keep-out,links,log,loop,pages,sign-in,slow,trespass}.test.ts",
  "agent/{served,wiring}.test.ts",
  "agent/routes/chair/{colour,convert,notation,photos,rescue}.test.ts",
  "agent/http/{docs,json-weight,openapi,too-large}.test.ts",
  "agent/routes/chair/training*.test.ts",
  "tests/{*,claims/*,held/*}.test.ts",
  "tests/journeys/!(one-slot).test.ts",
  "db/embedded-starts.test.ts",
  "agent/attacks/{approvals,business,house,messages,withheld}.test.ts",
  "agent/routes/{house/{ai-key,migration-platforms},desk/{captions-gemini,publishing}}.test.ts",
];

/** A database for each file, and an end to the apps that it starts. Two cores have three workers: each waits at times, for a page or a limit that runs out. */
const WITH_APPS = {
  globalSetup: ["tests/global-database.ts"],
  setupFiles: ["tests/close-apps.ts"],
  maxWorkers: 3,
};

/** What waits for nothing comes after what has apps: then there is a worker for each core, of which vitest would leave one free. */
const WITHOUT_APPS = { maxWorkers: 2, sequence: { groupOrder: 1 } };

/** Vite builds the UI from ui/ into dist/; vitest runs the tests in six projects. */
export default defineConfig({
  root: "ui",
  publicDir: "public",
  plugins: [react(), tailwindcss(), acts()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    target: "es2022",
    // which files belong to a page, for the server that sends it
    manifest: true,
  },
  test: {
    root: import.meta.dirname,
    expect: { poll: { timeout: COMES_WITHIN } },
    projects: [
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "unit",
          include: ["tools/**/*.test.ts", "agent/models/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          environment: "node",
          // pure rules: nothing is put in the place of a module, nothing is left behind
          isolate: false,
          ...WITHOUT_APPS,
          testTimeout: 40_000,
        },
      },
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "ui",
          include: ["ui/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          // one window a worker: each file finds it fresh, and reads the UI's modules for itself
          isolate: false,
          setupFiles: ["tests/fresh-page.ts"],
          ...WITHOUT_APPS,
          testTimeout: 40_000,
        },
      },
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "http",
          include: [
            "tools/**/*.db.test.ts",
            "db/**/*.test.ts",
            "agent/**/*.test.ts",
            "tests/journeys/**/*.test.ts",
            "tests/{*,claims/*,held/*,random/*}.test.ts",
          ],
          exclude: [
            "agent/models/**",
            "**/node_modules/**",
            ...ALONE,
            ...LONG_ONLY,
            ...REPLACING,
            ...(process.env["TEST_DATABASE_URL"] ? WITHOUT_ROWS : []),
          ],
          environment: "node",
          // the app is read once per worker, not once per file; each file has a database and an app of its own
          isolate: false,
          ...WITH_APPS,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "replacing",
          include: REPLACING,
          environment: "node",
          ...WITH_APPS,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "alone",
          include: ALONE,
          environment: "node",
          // after all others have ended, and what they share is read once; the long ones each begin in a fresh process
          isolate: process.env["LONG"] === "1",
          ...WITH_APPS,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "browser",
          include: UNABLE ? [] : ["tests/browser/**/*.test.ts"],
          environment: "node",
          isolate: false,
          ...WITH_APPS,
          globalSetup: [...WITH_APPS.globalSetup, "tests/built-ui.ts"],
          testTimeout: 300_000,
          hookTimeout: 400_000,
        },
      },
    ],
  },
});

/** `virtual:acts` for the UI, which may not import the assistant's tools themselves: what each of them changes, and how many there are of each effect. */
function acts(): Plugin {
  const id = "\0virtual:acts";
  const registry = pathToFileURL(join(import.meta.dirname, "tools/registry.ts")).href;
  return {
    name: "acts",
    resolveId: (name) => (name === "virtual:acts" ? id : undefined),
    load: async (name) => {
      if (name !== id) return undefined;
      const { stylistTools, undoTools } = (await import(registry)) as Record<string, object>;
      const all: Record<string, AnyTool> = { ...stylistTools, ...undoTools };
      const table = Object.entries(all).filter(([, { refreshes }]) => refreshes);
      const changed = Object.fromEntries(table.map(([act, { refreshes }]) => [act, refreshes]));
      const effects = Object.values(stylistTools ?? {}).map(({ effect }: AnyTool) => effect);
      const counts = Object.groupBy(effects, (effect) => effect);
      return `export const REFRESHED_BY = ${JSON.stringify(changed)};
export const ACTS_OF = ${JSON.stringify(counts, (_name, value: unknown) => (Array.isArray(value) ? value.length : value))};`;
    },
  };
}
