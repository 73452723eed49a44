import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { testDatabase, type TestDatabase } from "#tests/database.ts";
import { maren } from "#tests/fixtures.ts";
import { startServer } from "#tests/server-process.ts";
import { launchBrowser } from "./launch.ts";
import { visit, type Device, type Visit } from "./visit.ts";

export type Stage = Awaited<ReturnType<typeof openStage>>;

/**
 * The product in a process of its own on an empty database, or on one that is given with the photos of its `dataDir`, and a
 * browser in front of it, with switches of its own where they are given. Call `close` in `afterAll`.
 */
export async function openStage(
  env: Record<string, string> = {},
  switches: readonly string[] = [],
  databaseFor: (dataDir: string) => Promise<TestDatabase> = () => testDatabase(),
) {
  const dataDir = await mkdtemp(join(tmpdir(), "undertone-browser-"));
  const database = await databaseFor(dataDir);
  const settings = { AI_PROVIDER: "builtin", DATABASE_URL: database.url, ...env };
  const [server, browser] = await Promise.all([
    startServer({ DATA_DIR: dataDir, ...settings }),
    launchBrowser(switches),
  ]);
  const browsers = [browser];
  let people = 0;
  const before = (seen: Browser) => ({
    visit: (device: Device, options?: BrowserContextOptions) =>
      visit(seen, server.url, device, options),
    /** Somebody who has an account already, signed in, on the dashboard. */
    member: async (
      device: Device,
      options?: BrowserContextOptions,
    ): Promise<Visit & { email: string }> => {
      const visitor = await visit(seen, server.url, device, options);
      people += 1;
      const email = `maren-${people}@falk-salon.example`;
      const response = await visitor.context.request.post("/api/auth/sign-up/email", {
        headers: { origin: server.url },
        data: { name: maren.name, email, password: maren.password },
      });
      if (!response.ok()) throw new Error(await response.text());
      await visitor.page.goto("/");
      return { ...visitor, email };
    },
  });
  return {
    server,
    databaseUrl: database.url,
    ...before(browser),
    /** Another browser before the same product, with switches of its own. */
    inBrowser: async (more: readonly string[]) => {
      const another = await launchBrowser(more);
      browsers.push(another);
      return before(another);
    },
    close: async () => {
      await Promise.all(browsers.map((each) => each.close()));
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
