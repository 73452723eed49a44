import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./embedded-process.ts";

/** How long what a killed start has begun may go on writing, in milliseconds. */
const PATIENCE = 10_000;

/** What this process makes now: in a container its number may have been that of a start before it. */
const making = new Set<string>();

/** Runs `work` on a folder of its own in `home`, named after the process that makes it, and removes the folder. */
export async function inStaging<T>(home: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(home, `new-${process.pid}-`));
  making.add(basename(folder));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    making.delete(basename(folder));
  }
}

/** Removes the folders whose maker was killed. Its initdb lives on for a moment and writes there. */
export async function sweepStaging(home: string): Promise<void> {
  await Promise.all(
    entriesOf(home)
      .filter(isLeft)
      .map((name) => remove(join(home, name))),
  );
}

function entriesOf(home: string): string[] {
  try {
    return readdirSync(home);
  } catch {
    return []; // not there yet, or not ours: the start itself says so
  }
}

function isLeft(name: string) {
  if (!name.startsWith("new-")) return false;
  const maker = Number(name.split("-")[1]); // none in what an earlier release left
  return maker === process.pid ? !making.has(name) : !isAlive(maker);
}

async function remove(folder: string) {
  for (const until = Date.now() + PATIENCE; ; await pause(50))
    try {
      return await rm(folder, { recursive: true, force: true });
    } catch {
      if (Date.now() > until) return; // the next start comes back to it
    }
}
