import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";

/** Where a run's databases are made: the server, the migrated database each test copies, and a folder that goes when the run ends. */
export type TestServer = { server: string; template: string; folder: string };

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends vitest's own
  interface ProvidedContext {
    testServer: TestServer;
  }
}

type Keeper = { child: ChildProcess; ready: Promise<TestServer>; users: number };

/** The projects of one run share one server; vitest loads this file once for each of them. */
const shared = globalThis as { testDatabaseKeeper?: Keeper };

/** Starts the run's PostgreSQL before the first test and takes it away after the last. */
export default async function setup(project: TestProject) {
  const keeper = (shared.testDatabaseKeeper ??= startKeeper());
  keeper.users++;
  project.provide("testServer", await keeper.ready);
  return async () => {
    if (--keeper.users > 0) return;
    delete shared.testDatabaseKeeper;
    const ended = keeper.child.exitCode === null ? once(keeper.child, "exit") : undefined;
    keeper.child.stdin?.end();
    await ended;
  };
}

/** In a process group of its own, so that Ctrl-C reaches it only as the end of its input. */
function startKeeper(): Keeper {
  const script = join(import.meta.dirname, "database-keeper.ts");
  const child = spawn(process.execPath, [script], {
    detached: true,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  child.stdin.on("error", () => {});
  const lines = createInterface(child.stdout);
  const ready = new Promise<TestServer>((done, failed) => {
    lines.once("line", (line) => done(JSON.parse(line) as TestServer));
    child.once("error", failed);
    child.once("exit", () => failed(new Error("The test database did not start; see above.")));
  });
  return { child, ready, users: 0 };
}
