import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbedded, type Embedded } from "#db/embedded.ts";
import { openCaller, underLoad } from "#tests/load.ts";
import { releaseTree, type Release } from "#tests/release-tree.ts";
import { startServer, type ServerProcess } from "#tests/server-process.ts";

/*
 * The release before serves under load while the next one migrates and starts, twice. PREVIOUS names a commit to begin with
 * instead of this tree: PREVIOUS=v1.4 npm run test:long -- tests/journeys/upgrade
 */

const PREVIOUS = process.env["PREVIOUS"];
/** Rows that the index and the constraint have to go through. */
const CLIENTS = 50_000;

/** Expand: a column, a constraint and an index, in the steps that a release takes. */
const steps = (name: string) => ({
  [`9${name}0_column`]: [
    `ALTER TABLE "clients" ADD COLUMN "${name}" text;`,
    `ALTER TABLE "clients" ADD CONSTRAINT "${name}_is_short" CHECK (length("${name}") < 80) NOT VALID;`,
  ],
  [`9${name}1_index`]: [
    `CREATE INDEX CONCURRENTLY "clients_by_${name}" ON "clients" ("salon_id", "${name}");`,
  ],
  [`9${name}2_valid`]: [`ALTER TABLE "clients" VALIDATE CONSTRAINT "${name}_is_short";`],
});

const home = mkdtempSync(join(tmpdir(), "undertone-upgrade-"));
let database: Embedded;
let releases: Release[] = [];
let running: ServerProcess[] = [];

beforeAll(async () => {
  database = await startEmbedded({ dir: join(home, "postgres"), log: () => {} });
  const first = steps("diet");
  releases = [
    await releaseTree({}, PREVIOUS),
    await releaseTree(first),
    await releaseTree({ ...first, ...steps("pronouns") }),
  ];
});
afterAll(async () => {
  for (const server of running) await server.kill();
  await database.stop();
  for (const { remove } of releases) remove();
  rmSync(home, { recursive: true, force: true });
});

async function start({ tree }: Release): Promise<ServerProcess> {
  const server = await startServer(
    {
      DATA_DIR: join(home, "data"),
      DATABASE_URL: database.url,
      AUTH_SECRET: "one secret for every release, 32 or more",
      AI_PROVIDER: "builtin",
    },
    tree,
  );
  running = [...running, server];
  return server;
}

it(
  "serves on while the next release migrates and starts, twice, without a 5xx and without a loss",
  { timeout: 15 * 60_000 },
  async () => {
    const [previous, ...next] = releases as [Release, ...Release[]];
    let serving = await start(previous);
    const caller = await openCaller(() => serving.url);
    await manyClients();
    const load = underLoad(caller);
    await load.goesOn();
    for (const release of next) {
      await release.migrate(database.url);
      // the old one goes on over the new tables
      await load.goesOn();
      const started = await start(release);
      await load.goesOn();
      const old = serving;
      serving = started;
      await load.goesOn();
      await old.stop();
      running = running.filter((server) => server !== old);
    }
    await load.goesOn();
    const { statuses, lost, ...figures } = await load.end();
    if (process.env["SHOW_FIGURES"]) console.log(JSON.stringify({ statuses, ...figures }));
    expect(Object.keys(statuses).toSorted()).toEqual(["200", "201"]);
    expect(lost).toEqual([]);
  },
);

async function manyClients(): Promise<void> {
  const sql = postgres(database.url, { max: 1 });
  await sql.begin(async (tx) => {
    await tx`set local role undertone_system`;
    await tx`insert into clients (id, salon_id, name, name_key, source, created_at, updated_at)
      select gen_random_uuid(), s.id, 'Guest ' || n, 'guest ' || n, 'staff', now(), now()
      from salons s, generate_series(1, ${CLIENTS}) n`;
  });
  await sql.end();
}
