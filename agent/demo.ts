import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildUi } from "./build.ts";
import { demoEnv } from "./demo/env.ts";
import { furnishDemo } from "./demo/furnish.ts";
import { demoPlatforms } from "./demo/platforms.ts";
import { DEMO_SIGN_IN } from "./demo/team.ts";
import { readEnv } from "./env.ts";
import { listen } from "./listen.ts";
import { start } from "./start.ts";
import { wire } from "./wiring.ts";

/*
 * `npm run demo`: the app on a folder that is thrown away at the end, holding one salon that is furnished before anybody is let
 * in. Nothing leaves it, whatever the environment says.
 */

/** Nothing of it has to survive. */
const FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const dataDir = await mkdtemp(join(tmpdir(), "undertone-demo-"));
const forget = () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
const leaving = new AbortController();
const leave = () => leaving.abort();
process.on("SIGINT", leave).on("SIGTERM", leave);

try {
  const began = Date.now();
  console.log("Furnishing the demo salon…");
  const built = buildUi();
  built.catch(leave);
  const started = await start(readEnv(demoEnv(process.env, dataDir)), {
    settings: FAST,
    wires: { demo: DEMO_SIGN_IN, platforms: demoPlatforms({ shows: false }) },
    prepare: async (wires) => {
      const { services, close } = await wire(wires);
      try {
        await furnishDemo(services, services.now(), { signal: leaving.signal });
      } finally {
        await close();
      }
    },
  });
  await built;
  process.off("SIGINT", leave).off("SIGTERM", leave);
  listen(started, {
    ready: (url) =>
      console.log(
        `The demo salon is at ${url} after ${Math.round((Date.now() - began) / 1000)} s: ${DEMO_SIGN_IN.email}, ${DEMO_SIGN_IN.password}. Ctrl-C ends it, and nothing of it stays.`,
      ),
    ended: forget,
  });
} catch (error) {
  await forget();
  if (!leaving.signal.aborted) console.error(error instanceof Error ? error.message : error);
  process.exit(leaving.signal.aborted ? 0 : 1);
}
