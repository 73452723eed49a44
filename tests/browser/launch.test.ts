import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { launchBrowser } from "./launch.ts";

afterEach(() => vi.unstubAllEnvs());

it("takes the browser that npm brought, whatever stands on the machine", async () => {
  vi.stubEnv("CHROME_PATH", undefined);
  const browser = await launchBrowser();
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send("SystemInfo.getInfo");
  await browser.close();
  const packages = join(import.meta.dirname, "../../node_modules/");
  expect(commandLine.slice(0, packages.length)).toBe(packages);
});

it("takes the one that CHROME_PATH names, and no other in its place", async () => {
  vi.stubEnv("CHROME_PATH", "/nowhere/chromium");
  await expect(launchBrowser()).rejects.toThrow("/nowhere/chromium");
});
