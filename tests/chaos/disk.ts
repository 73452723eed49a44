import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";

const MB = 1024 * 1024;

/** A disk of its own at a folder, which it makes; undefined where that needs more rights than there are, or another system. */
export function mountDisk(folder: string, megabytes: number) {
  mkdirSync(folder, { recursive: true });
  try {
    const size = `size=${megabytes}m,mode=755`;
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    fill: async () => {
      for (const size of [MB, 4096]) await fillBy(filler, Buffer.alloc(size));
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync("umount", ["--lazy", folder]),
  };
}

async function fillBy(filler: string, block: Buffer): Promise<void> {
  try {
    for (;;) await appendFile(filler, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
