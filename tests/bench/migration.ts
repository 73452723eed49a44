import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer } from "#tests/server-process.ts";
import type { Migration, MigrationDryRun, MigrationRow } from "#tools/migration/schema.ts";
import { median, type Measured } from "./measured.ts";

const ROWS = 50_000;
/** One in so many rows is bad. */
const BAD_EVERY = 20;
/** Of these one in so many names nobody and is left out; the others come without what cannot be read. */
const NAMELESS_OF = 4;
const ROUNDS = 3;
const LOOK_MS = 250;
const BAR_MS = 60_000;
/** A card and its tap try what was tried before. */
const AGAIN_MS = 1000;

/** How long it takes to bring 50,000 clients in, a twentieth of them bad, from the upload to the end, by the app on its own database. */
export async function benchMigration(): Promise<Measured[]> {
  const home = mkdtempSync(join(tmpdir(), "undertone-bench-"));
  const server = await startServer({ DATA_DIR: home, AI_PROVIDER: "builtin" });
  try {
    const salon = await signUp(server.url);
    const took: number[] = [];
    const waited: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      const { id } = await salon.receive(people(round));
      const received = performance.now();
      await salon.post<Migration>(`${id}/run`);
      const done = await salon.ended(id, waited);
      const ended = performance.now();
      took.push(ended - began);
      const listed = await salon.listed(id);
      const expected = ROWS / BAD_EVERY / NAMELESS_OF;
      if (done.itemsImported.clients !== ROWS - expected || listed !== expected)
        throw new Error(`${done.itemsImported.clients} came, ${listed} are listed as left out`);
      const left = performance.now();
      const undone = await salon.post<{ removed: number }>(`${id}/undo`);
      console.log({
        upload: Math.round(received - began),
        whole: Math.round(ended - began),
        undo: Math.round(performance.now() - left),
        removed: undone.removed,
        load: loadavg()[0],
      });
    }
    const trial = await salon.receive(people(9));
    const asked = performance.now();
    await salon.post<MigrationDryRun>(`${trial.id}/check`);
    const tried = performance.now() - asked;
    const once = performance.now();
    await salon.post<MigrationDryRun>(`${trial.id}/check`);
    const again = performance.now() - once;
    return [
      { what: "migration, 50,000 clients", measured: median(took), bar: BAR_MS, unit: "ms" },
      { what: "migration, tried without writing", measured: tried, bar: BAR_MS / 2, unit: "ms" },
      { what: "migration, tried once more", measured: again, bar: AGAIN_MS, unit: "ms" },
      { what: "others meanwhile, longest", measured: Math.max(...waited), bar: 1000, unit: "ms" },
    ];
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Clients of another system; of the bad ones every kind. */
function people(round: number): string {
  const bad = [
    (at: number) => `,,nobody${at}@x.example,,,`,
    (at: number) => `First${at},Last${at},not an address,,,`,
    (at: number) => `First${at},Last${at},,12,,`,
    (at: number) => `First${at},Last${at},,,31.02.1980,`,
  ];
  const lines = Array.from({ length: ROWS }, (_, at) => {
    if (at % BAD_EVERY === 7) return bad[Math.floor(at / BAD_EVERY) % bad.length]?.(at) ?? "";
    const phone = at % 3 === 0 ? "" : `0301${String(1_000_000 + at)}`;
    const born = `${1 + (at % 28)}.${1 + (at % 12)}.${1950 + (at % 55)}`;
    return `First${at},Last${at % 9000},c${round}-${at}@x.example,${phone},${born},note ${at % 500}`;
  });
  return ["First Name,Last Name,Email,Phone,Birthday,Notes", ...lines].join("\n");
}

async function signUp(url: string) {
  const json = { origin: url, "content-type": "application/json" };
  const { name, email, password } = maren;
  const sent = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ name, email, password }),
  });
  const cookie = cookieOf(sent);
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/api/${path}`, {
      ...init,
      headers: { ...(init.body instanceof FormData ? { origin: url } : json), cookie },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const read = async <T>(path: string, init?: RequestInit) =>
    (await (await send(path, init)).json()) as T;
  await send("subscription/upgrade", { method: "PUT", body: JSON.stringify({ tier: "pro" }) });
  const { id: stylistId } = (await read<{ id: string }[]>("stylists"))[0] ?? { id: "" };
  return {
    receive: (sheet: string) => {
      const form = new FormData();
      form.set("stylistId", stylistId);
      form.set("platform", "other");
      form.set("file", new File([sheet], "clients.csv"));
      return read<Migration>("migration/files", { method: "POST", body: form });
    },
    post: <T>(path: string) => read<T>(`migration/${path}`, { method: "POST" }),
    /** Waits for the end of it, as somebody else who goes on with their work. */
    ended: async (id: string, waited: number[]): Promise<Migration> => {
      for (;;) {
        const began = performance.now();
        await (await send("subscription/status")).arrayBuffer();
        waited.push(performance.now() - began);
        const found = await read<Migration>(`migration/${id}`);
        if (found.status !== "pending" && found.status !== "in_progress") return found;
        await after(LOOK_MS);
      }
    },
    /** How many rows are listed as left out, each read. */
    listed: async (id: string): Promise<number> => {
      let count = 0;
      let path = `migration/${id}/rows?outcome=skipped&limit=500`;
      for (;;) {
        const response = await send(path);
        const rows = (await response.json()) as MigrationRow[];
        count += rows.filter(({ problem }) => problem?.startsWith("Row ")).length;
        const next = /<\/api\/([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1];
        if (!next) return count;
        path = next;
      }
    },
  };
}
