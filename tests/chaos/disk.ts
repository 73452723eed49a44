import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
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
    fill: () => {
      for (const size of [MB, 4096]) fillBy(filler, Buffer.alloc(size));
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => execFileSync("umount", ["--lazy", folder]),
  };
}

function fillBy(filler: string, block: Buffer): void {
  try {
    for (;;) writeFileSync(filler, block, { flag: "a" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
