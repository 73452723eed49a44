import { spawn, type ChildProcess } from "node:child_process";
import { closeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram, type Binaries } from "./embedded-binaries.ts";
import { flags, reach, type Settings } from "./embedded-cluster.ts";
import { findRunning, type Running } from "./embedded-lock.ts";
import { openLog } from "./embedded-log.ts";
import { freePort, isFree } from "./embedded-port.ts";

/** How long a start may take, in milliseconds; recovery after a crash is part of it. */
export const patience = 20_000;

/**
 * Starts a server that outlives this process, on `preferred` if that port is free. Gives it once it is ready, or nothing when
 * another one was quicker or this one cannot start. Two never serve one folder: PostgreSQL makes postmaster.pid only where there
 * is none, and even where that file was lost it ends at once while a process is attached to the shared memory of the folder.
 */
export async function launch(
  cluster: string,
  binaries: Binaries,
  { preferred, settings }: { preferred: number; settings: Settings },
): Promise<Running | undefined> {
  const port = (await isFree(preferred)) ? preferred : await freePort();
  const all = { listen_addresses: "127.0.0.1", unix_socket_directories: "", ...settings };
  const log = openLog(cluster);
  const child = spawn(
    binaries.program("postgres"),
    ["-D", reach(cluster), "-p", String(port), ...flags(all)],
    { ...binaries.options, cwd: cluster, detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  child.on("error", () => {}).unref(); // it has no pid then
  for (const until = Date.now() + patience; runs(child) && Date.now() < until; await pause(10)) {
    const ready = findRunning(cluster);
    // another start's server may be ready, on this very port, before the child that lost to it has ended
    if (ready?.port) return ready.pid === child.pid ? ready : undefined;
  }
  return undefined;
}

/** Ends the server in order, closing whatever is still connected. */
export async function shutDown(cluster: string, binaries: Binaries): Promise<void> {
  const args = ["stop", "-D", reach(cluster), "-m", "fast", "-w", "-s"];
  await runProgram(binaries.program("pg_ctl"), args, { ...binaries.options, cwd: cluster });
}

function runs({ pid, exitCode, signalCode }: ChildProcess) {
  return pid !== undefined && exitCode === null && signalCode === null;
}
