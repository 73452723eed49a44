import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#tests/server-process.ts";
import { median, type Measured } from "./measured.ts";

const ROUNDS = 5;

/** From the start of the process to the answer of /api/ready, with the UI built: on a new folder, and on one that is known. */
export async function benchReady(): Promise<Measured[]> {
  const home = mkdtempSync(join(tmpdir(), "undertone-bench-"));
  const times: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const began = performance.now();
      const server = await startServer({ DATA_DIR: home });
      const { status } = await fetch(`${server.url}/api/ready`);
      if (status !== 200) throw new Error(`/api/ready answered ${status}.`);
      times.push(performance.now() - began);
      await server.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
  const [first = Number.NaN, ...later] = times;
  return [
    { what: "ready, new folder", measured: first, bar: 5_000, unit: "ms" },
    { what: "ready, known folder", measured: median(later), bar: 5_000, unit: "ms" },
  ];
}
