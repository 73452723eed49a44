import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startServer } from "#tests/server-process.ts";

/** Throws where nobody looks, once it is told to. */
const TRAP =
  "process.on('SIGUSR2', () => setImmediate(() => { throw new Error('out of nowhere') }))";

it("ends with a code that has it started anew where something is thrown out of nowhere, and says so", async () => {
  const home = mkdtempSync(join(tmpdir(), "undertone-last-"));
  const server = await startServer({
    DATA_DIR: home,
    AI_PROVIDER: "builtin",
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(TRAP)}"`,
  });
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  process.kill(server.pid, "SIGUSR2");
  expect(await server.ended).toEqual([70, null]);
  expect(server.errors.join()).toContain("out of nowhere");
  rmSync(home, { recursive: true, force: true });
});
