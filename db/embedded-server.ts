import { spawn, type ChildProcess } from "node:child_process";
import { closeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { runProgram, type Binaries } from "./embedded-binaries.ts";
import { flags, reach, type Settings } from "./embedded-cluster.ts";
import { findRunning, type Running } from "./embedded-lock.ts";
import { logLength, openLog } from "./embedded-log.ts";
import { freePort, isFree } from "./embedded-port.ts";

/** How long a server that starts may say nothing, in milliseconds: while it recovers after a crash it says so every ten seconds. */
const SILENT_MS = 20_000;

/** Of all that is written, so much may have to be done again after a crash: some seconds, where PostgreSQL's own bound is up to 20. */
const RECOVERED = { max_wal_size: "256MB" };

/**
 * How long a server on a folder is waited for: 20 s, and again from whatever it says while it lives. A start that fails again and
 * again has no more than its 20 s.
 */
export function patienceWith(cluster: string): (lives: boolean) => boolean {
  let [said, until] = [logLength(cluster), Date.now() + SILENT_MS];
  return (lives) => {
    const length = logLength(cluster);
    if (lives && length !== said) until = Date.now() + SILENT_MS;
    said = length;
    return Date.now() < until;
  };
}

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
  const local = { listen_addresses: "127.0.0.1", unix_socket_directories: "" };
  const all = { ...local, ...RECOVERED, ...settings };
  const log = openLog(cluster);
  const waits = patienceWith(cluster);
  const child = spawn(
    binaries.program("postgres"),
    ["-D", reach(cluster), "-p", String(port), ...flags(all)],
    { ...binaries.options, cwd: cluster, detached: true, stdio: ["ignore", log, log] },
  );
  closeSync(log);
  child.on("error", () => {}).unref(); // it has no pid then
  for (; runs(child) && waits(true); await pause(10)) {
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
