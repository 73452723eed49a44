import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { exportOf, downloadExport, restoreInto, sendExport } from "#tests/exporting.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { chatModel, furnishSalon, vera, type FullSalon } from "#tests/salons/full-salon.ts";
import { workOff } from "#tests/jobs.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import { zip } from "#tests/zip.ts";
import { jsonOf, makeZip, openZip, textOf } from "#tests/zip-file.ts";
import { tenantTables } from "#tools/core/tenant-tables.ts";
import { exportedOf, LEFT_OUT } from "#tools/exports/left-out.ts";
import { ExportManifest, type ExportPreview, type Restore } from "#tools/exports/schema.ts";

const manifestIn = (all: Map<string, Uint8Array>) =>
  ExportManifest.parse(jsonOf(all.get("undertone.json")));

let later = 0;
let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let manager: Colleague;
let full: FullSalon;
let files: Map<string, Uint8Array>;

beforeAll(async () => {
  here = await startApp({ model: chatModel(), now: () => new Date(Date.now() + later) });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  full = await furnishSalon(maren);
  manager = await joinTeam(here, maren, {
    name: "Rosa Lind",
    email: "rosa@lind.example",
    role: "manager",
  });
  files = await exportOf(maren);
}, 120_000);

const ask = (by: Pick<Salon, "json">, password: string) =>
  by.json("POST", "/api/exports", { password });
const linkFor = async (salon: Salon) => {
  const answer = await ask(salon, salon.password);
  return ((await answer.json()) as { url: string }).url;
};
const refusal = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { message: string }),
});

describe("an export", () => {
  it("holds every table, the sheets and the pictures, and counts them rightly", () => {
    const manifest = manifestIn(files);
    expect(manifest).toMatchObject({ product: "undertone", version: 1, timeZone: "Europe/Berlin" });
    for (const [table, count] of Object.entries(manifest.tables))
      expect(jsonOf(files.get(`data/${table}.json`)), table).toHaveLength(count);
    const pictures = [...files.keys()].filter((name) => name.startsWith("files/"));
    expect(pictures).toHaveLength(manifest.files);
    expect(pictures).toContain(`files/${full.photoId}.jpg`);
    expect([...files.keys()].filter((name) => name.startsWith("csv/"))).toHaveLength(7);
  });

  it("is what its preview said", async () => {
    const preview = (await (await maren.request("/api/exports/preview")).json()) as ExportPreview;
    const { tables, files: photos } = manifestIn(files);
    // the export itself stands in the log of who did what
    expect(preview.tables).toEqual({
      ...tables,
      audit_log: preview.tables["audit_log"],
    });
    expect(preview.photos).toBe(photos);
    expect(preview.photoBytes).toBeGreaterThan(1000);
  });

  it("is readable by people: a sheet with headings, and no cell that a spreadsheet would run", () => {
    const clients = textOf(files.get("csv/clients.csv")).split("\r\n");
    expect(clients[0]).toBe("\uFEFFName,Email,Phone,Birth date,Allergies,Must know,Notes,Since");
    expect(clients).toContainEqual(
      expect.stringContaining(`${vera.name},${vera.email},'${vera.phone}`),
    );
    expect(textOf(files.get("csv/services.csv"))).toContain("'=Copper gloss");
    expect(textOf(files.get("csv/services.csv"))).toContain("160.00");
    expect(textOf(files.get("csv/appointments.csv"))).toContain("2090-01-10,10:00");
    expect(textOf(files.get("csv/stock.csv"))).toContain("1250.00,Hair & Co");
  });

  it("holds nothing of a neighbour, and no secret of its own", async () => {
    await neighbour.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    await neighbour.json("POST", "/api/clients", { name: "Canary Next Door" });
    const sql = postgres(here.databaseUrl, { max: 1 });
    const secrets = await sql<{ secret: string }[]>`
      select token_hash as secret from invitations union all
      select token_hash from appointment_links union all
      select sealed from outbox where sealed is not null union all
      select password from account where password is not null union all
      select token from session`;
    await sql.end();
    expect(secrets.length).toBeGreaterThan(3);
    const again = await exportOf(maren);
    for (const [name, bytes] of again) {
      if (name.startsWith("files/")) continue;
      const text = textOf(bytes);
      expect(text, name).not.toContain("Canary Next Door");
      expect(text, name).not.toContain(neighbour.actor.salonId);
      // a link that opens something stands in the outbox where no mail server is
      expect(text, name).not.toMatch(/\/(manage|join|pay|offer)\/[\w-]{20,}/);
      for (const { secret } of secrets) expect(text.includes(secret), name).toBe(false);
    }
  });

  it("has a place for every table that belongs to salons, and for no column that looks like a secret", async () => {
    const all = await tenantTables(maren.ctx().db);
    const exported = exportedOf(all);
    const named = new Set([...exported.map(({ name }) => name), ...Object.keys(LEFT_OUT)]);
    expect([...named].sort()).toEqual(all.map(({ name }) => name).sort());
    const suspicious = exported.flatMap(({ name, columns }) =>
      columns
        .filter((column) =>
          /token|_hash|seal|secret|password|credential|instance|^file$|_url$|^url$/.test(
            column.name,
          ),
        )
        .map((column) => `${name}.${column.name}`),
    );
    // the address of a post that everybody can see
    expect(suspicious).toEqual(["social_publications.url"]);
  });

  it("leaves nothing behind on the disk, also when nobody reads on", async () => {
    const before = await readdir(tmpdir());
    const answer = await maren.request(await linkFor(maren));
    const reader = answer.body!.getReader();
    await reader.read();
    await reader.cancel();
    const mine = (names: string[]) =>
      names.filter((name) => /^undertone-[0-9a-f-]{36}$/.test(name));
    expect(mine(await readdir(tmpdir()))).toEqual(mine(before));
  });
});

describe("who may take it out", () => {
  it("is the owner alone, with the password once more", async () => {
    expect(await refusal(await ask(manager, "a teal and amber 9"))).toMatchObject({ status: 403 });
    expect((await manager.request("/api/exports/preview")).status).toBe(403);
    expect((await manager.request("/api/exports/restore")).status).toBe(403);
    expect(await refusal(await ask(maren, "not this one"))).toMatchObject({
      status: 400,
      issues: [{ path: "password" }],
    });
  });

  it("cannot be found out by trying passwords", async () => {
    const tries = [];
    for (let at = 0; at < 6; at += 1) tries.push((await ask(neighbour, `guess ${at}`)).status);
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await ask(neighbour, neighbour.password)).status).toBe(429);
    later += 16 * 60_000;
    expect((await ask(neighbour, neighbour.password)).status).toBe(201);
  });

  it("a link opens once, for five minutes, for whom it was made", async () => {
    const used = await linkFor(maren);
    const opened = await maren.request(used);
    expect(opened.status).toBe(200);
    expect((await maren.request(used)).status).toBe(404);
    await opened.arrayBuffer();
    const late = await linkFor(maren);
    later += 5 * 60_000 + 1000;
    expect((await maren.request(late)).status).toBe(404);
    const hers = await linkFor(maren);
    expect((await neighbour.request(hers)).status).toBe(404);
    expect((await manager.request(hers)).status).toBe(403);
    expect((await here.app.request(hers)).status).toBe(401);
    const forged = hers.replace(/token=.{10}/, "token=AAAAAAAAAA");
    expect((await maren.request(forged)).status).toBe(404);
    expect((await maren.request(hers)).status).toBe(200);
  });

  it("is written down", async () => {
    const sql = postgres(here.databaseUrl, { max: 1 });
    const [line] = await sql`select action, "by" from audit_log
      where salon_id = ${maren.actor.salonId} and action = 'export.made' limit 1`;
    await sql.end();
    expect(line).toEqual({ action: "export.made", by: maren.name });
  });
});

describe("what is brought in", () => {
  let number = 0;
  /** A new salon, empty. */
  const emptySalon = () => {
    number += 1;
    return openSalon(here, { email: `empty-${number}@salon.example`, name: `Nova ${number}` });
  };
  const changed = async (change: (files: Map<string, Uint8Array>) => void) => {
    const copy = new Map(files);
    change(copy);
    return makeZip(copy);
  };
  /** An export in which one file's text is another. */
  const withText = (name: string, change: (text: string) => string) =>
    changed((copy) => copy.set(name, Buffer.from(change(textOf(copy.get(name))))));
  const counts = async (salon: Salon) => {
    const { tables } = (await (
      await salon.request("/api/exports/preview")
    ).json()) as ExportPreview;
    return Object.fromEntries(
      Object.entries(tables).filter(([name, count]) => count > 0 && name !== "audit_log"),
    );
  };
  const storedFiles = async (salon: Salon) =>
    (
      await readdir(join(here.dataDir, "files", "salon", salon.actor.salonId), {
        recursive: true,
      }).catch(() => [])
    ).filter((name) => /\.jpg|\/\d+$/.test(name));

  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["no ZIP at all", () => Buffer.from("not a zip")],
    ["nothing", () => new Uint8Array()],
    ["a ZIP of something else", () => makeZip([["holiday.txt", Buffer.from("sun")]])],
    [
      "a path that leads out",
      () => changed((copy) => copy.set("../../etc/passwd", Buffer.from("x"))),
    ],
    [
      "a file of another kind among the pictures",
      () => changed((copy) => copy.set("files/x.html", Buffer.from("x"))),
    ],
    [
      "an absolute path",
      () => changed((copy) => copy.set("/data/clients.json", Buffer.from("[]"))),
    ],
    [
      "a newer version",
      () => withText("undertone.json", (text) => text.replace('"version": 1', '"version": 99')),
    ],
    [
      "a manifest of somebody else",
      () => withText("undertone.json", (text) => text.replace("undertone", "overtone")),
    ],
  ])("is refused at once when it is %s, and nothing of it is kept", async (_what, make) => {
    const salon = await emptySalon();
    const answer = await refusal(await sendExport(salon, await make()));
    expect(answer.status).toBe(400);
    expect(answer.message).toMatch(/cannot be brought in|newer Undertone/);
    expect(await storedFiles(salon)).toEqual([]);
    expect(await (await salon.request("/api/exports/restore")).json()).toBeNull();
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    [
      "a table that unpacks to more than its directory says",
      async () =>
        zip({
          "undertone.json": { text: textOf(files.get("undertone.json")) },
          "data/clients.json": { text: "[".padEnd(5_000_000, " "), said: 10 },
        }),
    ],
    ["a row that misses", () => withText("data/clients.json", () => "[\n]\n")],
    [
      "a word that is none",
      () =>
        withText("data/appointments.json", (text) =>
          text.replace('"pending"', '"perhaps"').replace('"confirmed"', '"perhaps"'),
        ),
    ],
    [
      "an unknown column",
      () =>
        withText("data/clients.json", (text) => text.replace('"name":', '"sesame":"x","name":')),
    ],
    [
      "a number that is none",
      () => withText("data/items.json", (text) => text.replace(/"stock":\d+/, '"stock":"many"')),
    ],
    [
      "a stylist nobody knows",
      () =>
        withText("data/chairs.json", (text) => text).then(() =>
          withText("data/timers.json", (text) =>
            text.replaceAll(maren.actor.stylistId, crypto.randomUUID()),
          ),
        ),
    ],
    [
      "rows of a neighbour",
      () =>
        withText("data/client_tests.json", (text) =>
          text.replaceAll(full.clientId, neighbour.actor.stylistId),
        ),
    ],
    [
      "two owners",
      () =>
        withText("data/stylists.json", (text) =>
          text.replaceAll('"role":"manager"', '"role":"owner"'),
        ),
    ],
    [
      "a table of the house",
      () =>
        changed((copy) => {
          const manifest = manifestIn(copy);
          copy.set(
            "undertone.json",
            Buffer.from(
              JSON.stringify({ ...manifest, tables: { ...manifest.tables, subscriptions: 1 } }),
            ),
          );
          copy.set("data/subscriptions.json", Buffer.from('[\n{"tier":"complete"}\n]\n'));
        }),
    ],
    [
      "a picture that is none",
      () =>
        changed((copy) =>
          copy.set(`files/${full.photoId}.jpg`, Buffer.from("<script>alert(1)</script>")),
        ),
    ],
  ])("is refused as a whole when it has %s", async (_what, make) => {
    const salon = await emptySalon();
    const before = await counts(salon);
    const restored = await restoreInto(here, salon, await make());
    expect(restored).toMatchObject({ status: "failed", error: expect.stringMatching(/./) });
    expect(await counts(salon)).toEqual(before);
    expect(await storedFiles(salon)).toEqual([]);
  });

  it("gives nobody rights: neither a plan nor a checked licence nor a sign-in comes with it", async () => {
    const salon = await emptySalon();
    const given = await withText("data/stylists.json", (text) =>
      text
        .replaceAll(/"account_status":"\w+"/g, '"account_status":"verified"')
        .replaceAll('"verified_at":null', '"verified_at":"2026-01-01T00:00:00Z"'),
    );
    const restored = await restoreInto(here, salon, given);
    expect(restored.status).toBe("completed");
    const sql = postgres(here.databaseUrl, { max: 1 });
    const rows = await sql<{ status: string; at: Date | null }[]>`
      select account_status as status, verified_at as at from stylists where salon_id = ${salon.actor.salonId}`;
    const [plan] =
      await sql`select tier from subscriptions where salon_id = ${salon.actor.salonId}`;
    await sql.end();
    expect(rows.every(({ status, at }) => status === "pending" && at === null)).toBe(true);
    expect(plan).toEqual({ tier: "essential" });
  });

  it("goes into an empty salon only, and one at a time", async () => {
    expect(await refusal(await sendExport(maren, await makeZip(files)))).toMatchObject({
      status: 409,
      message: expect.stringContaining("clients"),
    });
    const salon = await emptySalon();
    const file = await makeZip(files);
    expect((await sendExport(salon, file)).status).toBe(201);
    expect((await sendExport(salon, file)).status).toBe(409);
    await workOff(here, { queues: ["restore"] });
  });

  it("is no form and has an end", async () => {
    const salon = await emptySalon();
    const body = new FormData();
    body.set("file", new File([new Uint8Array(4)], "x.zip"));
    expect((await salon.request("/api/exports/restore", { method: "POST", body })).status).toBe(
      415,
    );
  });

  it("that was filled meanwhile stays as it is", async () => {
    const salon = await emptySalon();
    await sendExport(salon, await makeZip(files));
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    await salon.json("POST", "/api/clients", { name: "First Comer" });
    await workOff(here, { queues: ["restore"] });
    const restored = (await (await salon.request("/api/exports/restore")).json()) as Restore;
    expect(restored).toMatchObject({ status: "failed", error: expect.stringContaining("clients") });
    expect(await counts(salon)).toMatchObject({ clients: 1 });
    expect(await storedFiles(salon)).toEqual([]);
  });

  it("goes on when the process that worked on it has died, and is one salon in the end", async () => {
    const salon = await emptySalon();
    await sendExport(salon, await makeZip(files));
    const sql = postgres(here.databaseUrl, { max: 1 });
    // a process that is gone had taken it; its job is gone with it
    await sql`update restores set status = 'in_progress', instance = 77 where salon_id = ${salon.actor.salonId}`;
    await sql`delete from pgboss.job where name = 'restore'`;
    await sql.end();
    later += 2 * 60_000;
    const { goRound } = await import("#agent/jobs/round.ts");
    await goRound(here.services);
    await workOff(here, { queues: ["restore"] });
    expect(await (await salon.request("/api/exports/restore")).json()).toMatchObject({
      status: "completed",
    });
    const { tables } = manifestIn(files);
    expect(await counts(salon)).toMatchObject({
      clients: tables["clients"],
      photos: tables["photos"],
    });
  });

  it("comes out again as it went in", async () => {
    const salon = await emptySalon();
    const bytes = await downloadExport(maren);
    await restoreInto(here, salon, bytes);
    const out = await openZip(await downloadExport(salon));
    expect(textOf(out.get("csv/clients.csv"))).toBe(textOf(files.get("csv/clients.csv")));
    expect(textOf(out.get("csv/formulas.csv"))).toBe(textOf(files.get("csv/formulas.csv")));
    expect(textOf(out.get("csv/stock.csv"))).toBe(textOf(files.get("csv/stock.csv")));
  });
});
