import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { plantVisits, TWO_VISITS } from "#tests/salons/visits.ts";

const DAY = 24 * 60 * 60_000;

let here: TestApp;
let maren: Salon;
let photo: string;
let later = 0;
let visitor = 0;

beforeAll(async () => {
  here = await startApp({
    now: () => new Date(Date.now() + later),
    env: { TRUSTED_PROXIES: "127.0.0.1" },
  });
  maren = await openSalon(here);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  [photo = ""] = await storePhotos(maren, await hairPhoto({ level: 7 }));
});

async function planned(changes: Parameters<typeof plantVisits>[2] = {}): Promise<string> {
  const { status, body } = await consultStored(maren, {
    ...newWords,
    clientName: "Dana Whitfield",
    currentPhotos: [],
    targetPhoto: photo,
  });
  if (status !== 201) throw new Error(body.error);
  await plantVisits(here.databaseUrl, body.consultation.id, changes);
  return body.consultation.id;
}
const shareOf = (id: string) => `/api/consultations/${id}/roadmap/share`;
async function share(id: string, cost = "hidden", salon = maren) {
  const response = await salon.json("POST", shareOf(id), { cost });
  expect(response.status).toBe(201);
  return (await response.json()) as { url: string; expiresAt: string };
}
/** Opens a link as a stranger does: no session, another address every time. */
function open(url: string, address = `203.0.113.${(visitor += 1)}`) {
  return here.app.request(new URL(url).pathname, { headers: { "x-forwarded-for": address } });
}
const setRates = (rates: object, salon = maren) => salon.json("PUT", "/api/rates", rates);

describe("a shared plan", () => {
  it("reads as the client may have it: first name, visits, levels, weeks, hours, and no product", async () => {
    const response = await open((await share(await planned())).url);
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain("Dana, your color plan");
    expect(page).toContain("Maren Falk");
    expect(page).toContain("2 visits over about 6 to 8 weeks");
    expect(page).toContain("4.5 to 6 hours in the chair");
    expect(page).toContain("From medium brown to medium blonde");
    expect(page).toContain('class="swatch l9"');
    expect(page).toContain("This is a plan, not a promise.");
    for (const visit of TWO_VISITS) {
      const { forClient, titleForClient, stopsForClient = [] } = visit;
      for (const said of [forClient, titleForClient, ...stopsForClient])
        expect(page).toContain(said);
      const { title, does, stopRules, grams } = visit;
      for (const kept of [title, ...does, ...stopRules, `${grams} g`])
        expect(page).not.toContain(kept);
    }
    expect(page).not.toMatch(/Whitfield|<script|<a |style=|\bon\w+=/);
  });

  it("is kept by no cache, no index and no referrer, under the policy of every page", async () => {
    const { headers } = await open((await share(await planned())).url);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("shows names and sentences as text, whatever stands in them", async () => {
    const [first] = TWO_VISITS;
    const evil = `"><img/src=x&onerror=alert(1)>`;
    const id = await planned({
      clientName: evil,
      visits: [
        {
          ...first!,
          titleForClient: evil,
          forClient: `${evil}<script>1</script>`,
          stopsForClient: [evil],
        },
      ],
    });
    const page = await (await open((await share(id)).url)).text();
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain("&lt;img/src=x&amp;onerror=alert(1)&gt;");
  });

  it.each(["Client 1772442000000", "Color Correction Client"])(
    "names nobody when the consultation is called %s",
    async (clientName) => {
      const page = await (await open((await share(await planned({ clientName }))).url)).text();
      expect(page).toContain("<h1>Your color plan</h1>");
    },
  );

  it("opens for 90 days and not a moment longer", async () => {
    const id = await planned();
    const { url, expiresAt } = await share(id);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / DAY)).toBe(90);
    later = 90 * DAY - 60_000;
    expect((await open(url)).status).toBe(200);
    later = 90 * DAY + 60_000;
    expect((await open(url)).status).toBe(404);
    later = 0;
  });

  it("ends when it is revoked or shared anew, and looks like one that never was", async () => {
    const id = await planned();
    const { url } = await share(id);
    const { url: second } = await share(id);
    expect(second).not.toBe(url);
    expect([(await open(url)).status, (await open(second)).status]).toEqual([404, 200]);
    expect(await (await maren.request(shareOf(id))).json()).toMatchObject({
      expiresAt: expect.any(String),
    });
    expect((await maren.request(shareOf(id), { method: "DELETE" })).status).toBe(200);
    expect(await (await maren.request(shareOf(id))).json()).toEqual({ expiresAt: null });
    const unknown = new URL(`/plan/${"A".repeat(43)}`, url).href;
    const pages = await Promise.all(
      [url, second, unknown, second.slice(0, -3), new URL("/plan/x", url).href].map(
        async (each) => {
          const response = await open(each);
          return [response.status, await response.text(), response.headers.get("cache-control")];
        },
      ),
    );
    for (const page of pages) expect(page).toEqual(pages[2]);
    expect(pages[0]?.[0]).toBe(404);
    const { url: third } = await share(id);
    expect((await open(third)).status).toBe(200);
  });

  it("has its token in no column of the database", async () => {
    const once = { "idempotency-key": "share-once" };
    const made = await maren.json("POST", shareOf(await planned()), { cost: "hidden" }, once);
    const token = ((await made.json()) as { url: string }).url.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const sql = postgres(here.databaseUrl, { max: 1 });
    try {
      const tables = await sql<{ name: string }[]>`
        select tablename as name from pg_tables where schemaname = 'public'`;
      for (const { name } of tables) {
        const [{ held } = { held: -1 }] = await sql<{ held: number }[]>`
          select count(*)::int as held from ${sql(name)} as t where t::text like ${`%${token}%`}`;
        expect([name, held]).toEqual([name, 0]);
      }
    } finally {
      await sql.end();
    }
  });

  it("answers one address only so often", async () => {
    const { url } = await share(await planned());
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await open(url, "198.51.100.7")).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    const refused = await open(url, "198.51.100.7");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect((await open(url)).status).toBe(200);
  });

  it("comes with its style and its faces", async () => {
    const face = await here.app.request("/fonts/instrument-sans.woff2");
    expect([face.status, face.headers.get("content-type")]).toEqual([200, "font/woff2"]);
    expect((await here.app.request("/fonts/constructor")).status).toBe(404);
    const [style, tokens] = await Promise.all(
      ["ui/public/plan.css", "ui/styles.css"].map((file) =>
        readFile(join(import.meta.dirname, "..", "..", "..", file), "utf8"),
      ),
    );
    const themes = {
      light: /\[data-theme="light"\] \{[^}]+\}/,
      dark: /\[data-theme="dark"\] \{[^}]+\}/,
    };
    const [light = "", dark = ""] = style!.split("@media (prefers-color-scheme: dark)");
    const used = { light, dark: dark.slice(0, dark.indexOf("* {")) };
    const common = /:root \{[^}]+\}/.exec(tokens!)?.[0] ?? "";
    for (const theme of ["light", "dark"] as const) {
      const known = common + (themes[theme].exec(tokens!)?.[0] ?? "");
      const named = [...used[theme].matchAll(/--[\w-]+: [^;]+;/g)].map(([line]) => line);
      expect(named.length).toBeGreaterThan(5);
      for (const line of named) expect(known).toContain(line);
    }
  });
});

describe("what it roughly costs", () => {
  it("is said where it was shared and both rates are known, and cannot be asked for with the link", async () => {
    const id = await planned();
    const before = await (await open((await share(id, "shown")).url)).text();
    expect(before).not.toContain("Roughly");
    const rates = { currency: "EUR", hourlyRate: 6000, productRate: 1000 };
    expect(await (await setRates(rates)).json()).toEqual(rates);
    const hidden = await share(id, "hidden");
    expect(await (await open(hidden.url)).text()).not.toMatch(/Roughly|€/);
    expect(await (await open(`${hidden.url}?cost=shown`)).text()).not.toMatch(/Roughly|€/);
    const shown = await (await open((await share(id, "shown")).url)).text();
    // 160 g at 10 a 100 g and 2.5 to 3 h at 60 an hour: 166 to 196
    expect(shown).toMatch(/€165\s–\s€200/);
    expect(shown).toContain("The cost is an estimate.");
    await setRates({ ...rates, productRate: null });
    expect(await (await open((await share(id, "shown")).url)).text()).not.toMatch(/Roughly|€/);
  });

  it.each([
    { currency: "euro", hourlyRate: 1, productRate: 1 },
    { currency: "EUR", hourlyRate: -1, productRate: 1 },
    { currency: "EUR", hourlyRate: 1.5, productRate: 1 },
    { currency: "EUR", hourlyRate: 1 },
  ])("refuses %j", async (rates) => {
    expect((await setRates(rates)).status).toBe(400);
  });
});

it("has nothing to share where the goal takes one visit", async () => {
  const id = await planned({ visits: [] });
  const response = await maren.json("POST", shareOf(id), { cost: "hidden" });
  expect([response.status, await response.json()]).toMatchObject([409, { code: "conflict" }]);
});
