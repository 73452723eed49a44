import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { BROUGHT } from "./able.ts";
import { launchBrowser } from "./launch.ts";

afterEach(() => vi.unstubAllEnvs());

it("takes the browser that npm brought, whatever stands on the machine", async ({ skip }) => {
  skip(!BROUGHT, "the Chromium that npm brings runs on Linux on x64");
  vi.stubEnv("CHROME_PATH", undefined);
  const browser = await launchBrowser();
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send("SystemInfo.getInfo");
  await browser.close();
  const packages = join(import.meta.dirname, "../../node_modules/");
  expect(commandLine.slice(0, packages.length)).toBe(packages);
});

it("takes the one that CHROME_PATH names, and no other in its place", async () => {
  const folder = mkdtempSync(join(tmpdir(), "undertone-browser-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const named = join(folder, "chromium");
  writeFileSync(named, '#!/bin/sh\n: >"$0.taken"\nexit 1\n', { mode: 0o755 });
  vi.stubEnv("CHROME_PATH", named);
  await expect(launchBrowser()).rejects.toThrow(named);
  expect(existsSync(`${named}.taken`)).toBe(true);
});
