/// <reference types="vitest/config" />
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Vite builds the UI from ui/ into dist/; vitest runs the tests in three projects. */
export default defineConfig({
  root: "ui",
  publicDir: "public",
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    target: "es2022",
    // which files belong to the public pages, for the server that draws them
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, "ui/index.html"),
        booking: join(import.meta.dirname, "ui/booking/client.tsx"),
      },
    },
  },
  test: {
    root: import.meta.dirname,
    projects: [
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "unit",
          include: ["tools/**/*.test.ts", "ui/**/*.test.{ts,tsx}", "agent/models/**/*.test.ts"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          environment: "node",
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
            "tests/*.test.ts",
          ],
          exclude: ["agent/models/**", "**/node_modules/**"],
          environment: "node",
          globalSetup: ["tests/global-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          root: import.meta.dirname,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/global-database.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
