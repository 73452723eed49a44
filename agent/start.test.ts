import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testDatabase } from "#tests/database.ts";
import { readEnv } from "./env.ts";
import { start } from "./start.ts";

it("is refused where several processes would each sign by a secret of their own", async () => {
  const env = readEnv({ NODE_ENV: "production", DATABASE_URL: "postgres://127.0.0.1:1/none" });
  await expect(start(env)).rejects.toThrow(/^AUTH_SECRET is missing: /);
});

it("is refused where a living process has its photos in another folder, and stands where they share one", async () => {
  const database = await testDatabase();
  const [one, other] = await Promise.all(
    ["one", "other"].map((name) => mkdtemp(join(tmpdir(), `undertone-${name}-`))),
  );
  const production = (dataDir = "", more: Record<string, string> = {}) =>
    start(
      readEnv({
        NODE_ENV: "production",
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        AUTH_SECRET: "a secret that only the tests know, 32+",
        LOG_LEVEL: "silent",
        ROLE: "web",
        ...more,
      }),
    );
  const first = await production(one);
  const second = await production(one);
  await expect(production(other)).rejects.toThrow(/^STORAGE_URL is missing: [^\n]*$/);
  const shared = await production(other, { STORAGE_URL: "s3://key:secret@127.0.0.1:1/photos" });
  await first.stop();
  await expect(production(other)).rejects.toThrow(/^STORAGE_URL is missing: /);
  await second.stop();
  await (await production(other)).stop();
  await shared.stop();
  await database.drop();
  for (const folder of [one, other]) await rm(folder ?? "", { recursive: true });
});
