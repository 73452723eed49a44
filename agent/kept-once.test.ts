import { writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptOnce } from "./kept-once.ts";
import { placeOf } from "./place.ts";
import { authSecret } from "./secret.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "undertone-kept-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("gives what another start has put there meanwhile, and leaves nothing beside it", async () => {
  const path = join(folder, "new", "kept");
  const late = () => {
    writeFileSync(path, "of the other", { flag: "wx" });
    return "of this one";
  };
  expect(await keptOnce(path, late)).toBe("of the other");
  expect(await keptOnce(path, late)).toBe("of the other");
  expect(await readdir(join(folder, "new"))).toEqual(["kept"]);
});

it("gives processes of one data folder one secret and one place", async () => {
  const tries = Array.from({ length: 20 });
  expect(new Set(await Promise.all(tries.map(() => authSecret(undefined, folder)))).size).toBe(1);
  expect(new Set(await Promise.all(tries.map(() => placeOf(folder)))).size).toBe(1);
});
