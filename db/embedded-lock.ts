import { linkSync, readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { isAlive } from "./embedded-process.ts";

/** The server on a folder: its process, and its port once it is ready. */
export type Running = { pid: number; port?: number };

/** The server that runs on this folder, if any, as its own note in the folder names it. */
export function findRunning(cluster: string): Running | undefined {
  const file = join(cluster, "postmaster.pid");
  const note = read(file);
  const [first, folder = "", , port, , , , status] = note.split("\n");
  const pid = Number(first);
  // nothing stands in it yet while a server is just writing it
  if (!pid || !isAlive(pid)) return undefined;
  if (serves(pid, folder, cluster))
    return status?.trim() === "ready" ? { pid, port: Number(port) } : { pid };
  // The number now belongs to some other process, and PostgreSQL would refuse to start for ever.
  removeStale(file, note);
  return undefined;
}

/** Takes away a note that was found stale; one that another start has put in its place meanwhile stays. */
export function removeStale(file: string, note: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another start was quicker
  }
  try {
    if (readFileSync(aside, "utf8") !== note) linkSync(aside, file);
  } finally {
    rmSync(aside);
  }
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** A PostgreSQL server's working folder is the one it serves; elsewhere than on Linux its own note must do. */
function serves(pid: number, folder: string, cluster: string) {
  if (process.platform !== "linux") return resolve(folder) === cluster;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
