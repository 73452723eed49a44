import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { joinTeam } from "#tests/salons/team.ts";
import type { Client, ClientRow } from "#tools/clients/schema.ts";
import type {
  Migration,
  MigrationDryRun,
  MigrationRow,
  PlatformShown,
  UndoneMigration,
} from "#tools/migration/schema.ts";
import {
  SourceRefused,
  SourceUnavailable,
  type MigrationClient,
  type SourceCredentials,
} from "#tools/migration/sources.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
/** What Square answers; a test may put another in its place. */
let square: Partial<MigrationClient> = {};
let seen: SourceCredentials[] = [];

beforeAll(async () => {
  const fake: MigrationClient = {
    kinds: ["clients", "appointments"],
    check: async (credentials) => {
      seen.push(credentials);
      await square.check?.(credentials);
    },
    page: async (credentials, asked) =>
      (await square.page?.(credentials, asked)) ?? { records: [], next: null, problems: [] },
  };
  here = await startApp({ now: () => NOW, migrationClients: { square: fake } });
  neighbour = await openSalon(here, joaquin);
  await neighbour.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});
beforeEach(async () => {
  square = {};
  seen = [];
  salons += 1;
  maren = await openSalon(here, { email: `maren${salons}@falk-salon.example` });
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});
let salons = 0;

const body = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;
type Sent = string | Uint8Array;

function send(files: Record<string, Sent>, { salon = maren, platform = "other" } = {}) {
  const form = new FormData();
  form.set("stylistId", salon.actor.stylistId);
  form.set("platform", platform);
  for (const [name, content] of Object.entries(files))
    form.append("file", new File([content as BlobPart], name));
  return salon.request("/api/migration/files", { method: "POST", body: form });
}
const received = (files: Record<string, Sent>, platform = "other") =>
  body<Migration>(send(files, { platform }));
const act = (id: string, what: string, salon: Pick<Salon, "request"> = maren) =>
  salon.request(`/api/migration/${id}/${what}`, { method: "POST" });
const look = (id: string) => body<Migration>(maren.request(`/api/migration/${id}`));
const rowsOf = (id: string, outcome = "skipped") =>
  body<MigrationRow[]>(maren.request(`/api/migration/${id}/rows?outcome=${outcome}&limit=500`));
async function ran(id: string): Promise<Migration> {
  const response = await act(id, "run");
  if (response.status !== 200) throw new Error(await response.text());
  await workOff(here, { queues: ["migration"] });
  return look(id);
}
async function brought(files: Record<string, Sent>, platform = "other"): Promise<Migration> {
  return ran((await received(files, platform)).id);
}
const clients = (search = "") =>
  body<ClientRow[]>(maren.request(`/api/clients?limit=500&search=${encodeURIComponent(search)}`));
const client = async (name: string) => {
  const [row] = await clients(name);
  return body<Client>(maren.request(`/api/clients/${row?.id}`));
};
const appointments = () =>
  body<
    {
      id: string;
      clientName: string;
      status: string;
      startsAt: string;
      source: string;
      cancelledBy: string | null;
      priceMinor: number | null;
      serviceType: string;
      clientId: string | null;
    }[]
  >(maren.request("/api/appointments?limit=500"));

const CLIENTS = [
  "Client ID,First Name,Last Name,Email,Phone,Birthday,Notes",
  "c1,Ana,Berg,ana@x.example,030 901820,2.1.1990,likes it cool",
  "c2,Bea,Kurz,,0171 2345678,,",
  "c3,Cleo,Lang,cleo at home,,,",
  "c4,Dora,Mai,dora@x.example,,31.02.1980,",
].join("\n");
const VISITS = [
  "Client ID,Client,Service,Date,Time,Duration,Status,Price",
  "c1,Ana Berg,Gloss,03.03.2026,10:00,60,Completed,80 €",
  "c2,Bea Kurz,Cut,04.03.2026,10:00,45,No Show,",
  "c1,Ana Berg,Balayage,01.12.2026,10:00,120,Booked,$240",
  ",Evi Neu,Cut,01.12.2026,11:00,30,Booked,50",
  ",Evi Neu,Cut,01.12.2026,13:00,30,Booked,50",
  ",Nobody Knows,Cut,soon,13:00,30,Booked,50",
].join("\n");

it("lists the systems, and which of them can be asked", async () => {
  const platforms = await body<PlatformShown[]>(maren.request("/api/migration/platforms"));
  expect(platforms.map(({ id }) => id)).toContain("fresha");
  expect(platforms.find(({ id }) => id === "square")).toMatchObject({ hasApi: true });
  expect(platforms.find(({ id }) => id === "vagaro")).toMatchObject({
    hasApi: false,
    labels: null,
  });
});

it("proposes what files are, tries them without writing, then brings them in", async () => {
  const { id, files, status, phase } = await received({
    "visits.csv": VISITS,
    "clients.csv": CLIENTS,
  });
  expect({ status, phase }).toEqual({ status: "pending", phase: "review" });
  expect(
    files.map(({ fileName, mapping, rows, proposedBy }) => [
      fileName,
      mapping.kind,
      rows,
      proposedBy,
    ]),
  ).toEqual([
    ["visits.csv", "appointments", 6, "tables"],
    ["clients.csv", "clients", 4, "tables"],
  ]);
  const trial = await body<MigrationDryRun>(act(id, "check"));
  expect(trial.counts).toMatchObject({
    clients: { rows: 4, created: 4, skipped: 0 },
    appointments: { rows: 6, created: 4, skipped: 2 },
  });
  expect(await clients()).toEqual([]);

  const done = await ran(id);
  expect(done).toMatchObject({
    status: "completed",
    phase: "over",
    itemsImported: { clients: 4, appointments: 4 },
    alreadyThere: { clients: 0 },
    skipped: 2,
    warned: 3,
    rows: 10,
    done: 10,
  });
  const problems = (await rowsOf(id)).map(({ fileName, problem }) => [fileName, problem]);
  expect(problems).toEqual([
    ["visits.csv", "Row 5, that time is taken: Ana Berg (row 4) has it. The client is kept."],
    ["visits.csv", "Row 7, “Date”: “soon” is no day. The client is kept."],
  ]);
  expect(trial.problems.map(({ row }) => row)).toEqual([5, 7]);
  const warned = await body<MigrationRow[]>(maren.request(`/api/migration/${id}/rows?warned=true`));
  expect(warned.map(({ fileName, words, problem }) => [fileName, words, problem])).toEqual([
    ["clients.csv", "Cleo Lang", "Row 4, without “Email”: “cleo at home” is no email address."],
    ["clients.csv", "Dora Mai", "Row 5, without “Birthday”: “31.02.1980” is no day."],
    [
      "visits.csv",
      "Ana Berg, Gloss",
      "Row 2, “Price”: “80 €” is no price in USD, and is kept in the notes.",
    ],
  ]);
  expect(trial.warned).toBe(3);
  expect(trial.warnings.map(({ problem }) => problem)).toEqual(
    warned.map(({ problem }) => problem),
  );
  expect(await client("Dora Mai")).toMatchObject({ email: "dora@x.example", birthDate: null });
  // a visit that nobody can date does not take its client along
  expect(await client("Nobody Knows")).toMatchObject({ source: "import" });
  expect(await client("Ana Berg")).toMatchObject({
    email: "ana@x.example",
    birthDate: "1990-01-02",
    notes: "likes it cool",
    source: "import",
  });
  const visits = await appointments();
  const ana = await client("Ana Berg");
  expect(visits.find(({ serviceType }) => serviceType === "Gloss")).toMatchObject({
    status: "completed",
    clientId: ana.id,
    source: "import",
    startsAt: "2026-03-03T09:00:00.000Z",
    priceMinor: null,
    // the salon counts in dollars
    notes: "Price: 80 €",
  });
  expect(visits.find(({ clientName }) => clientName === "Bea Kurz")).toMatchObject({
    status: "cancelled",
    cancelledBy: "no_show",
  });
  expect(visits.filter(({ status: each }) => each === "confirmed")).toHaveLength(2);
  const sent = await body<unknown[]>(maren.request("/api/outbox"));
  expect(sent).toEqual([]);
});

it("takes the time of a coming visit in the book, so that nobody else gets it", async () => {
  await brought({ "visits.csv": VISITS });
  const response = await maren.json("POST", "/api/appointments/for-client", {
    stylistId: maren.actor.stylistId,
    clientName: "Somebody",
    appointmentDate: "2026-12-01",
    appointmentTime: "10:30",
    durationMinutes: 30,
    outsideHours: true,
  });
  expect(response.status).toBe(409);
});

it("brings nothing twice, and fills only what is empty", async () => {
  await maren.json("POST", "/api/clients", {
    name: "Ana B.",
    email: "ANA@x.example",
    notes: "mine",
  });
  const first = await brought({ "clients.csv": CLIENTS, "visits.csv": VISITS });
  expect(first.alreadyThere).toMatchObject({ clients: 1 });
  expect(await client("ana@x.example")).toMatchObject({
    name: "Ana B.",
    notes: "mine",
    phone: "030 901820",
    birthDate: "1990-01-02",
  });
  const before = [await clients(), await appointments()];
  const again = await brought({ "clients.csv": CLIENTS, "visits.csv": VISITS });
  expect(again).toMatchObject({ alreadyThere: { clients: 4, appointments: 4 }, skipped: 2 });
  expect([await clients(), await appointments()]).toEqual(before);
});

it("makes one record of one person in a file, and two of a family that shares an address", async () => {
  const { itemsImported, alreadyThere } = await brought({
    "clients.csv": [
      "Name,Email,Phone",
      "Ana Berg,home@x.example,",
      "Berg, Ana,HOME@x.example,".replace("Berg, Ana", '"Berg, Ana"'),
      "A. Berg,home@x.example,030 901820",
      "Tom Berg,home@x.example,",
      "Zoe,,+4930901820",
    ].join("\n"),
  });
  expect({ itemsImported, alreadyThere }).toMatchObject({
    itemsImported: { clients: 5 },
    alreadyThere: { clients: 3 },
  });
  expect((await clients()).map(({ name }) => name).toSorted()).toEqual(["Ana Berg", "Tom Berg"]);
  expect(await client("Ana Berg")).toMatchObject({ phone: "030 901820" });
});

const SERVICES =
  "Service Name,Category,Price,Duration\nGloss,Color,80,60\nBig day,Bridal,from 120,1h 30m\nBad,,free?,60\n";
const PRODUCTS = [
  "Product;Brand;SKU;Barcode;Qty on hand;Cost;Size;Category",
  "Koleston 7/0;Wella;WK-7000;4015600000000;3;8,50;60 ml;Hair colour",
  "Comb;;;;2;3,00;;Tools",
  "Comb;;;;5;;;Tools",
  "Brush;;;;many;;;Tools",
].join("\r\n");
const FORMULAS = [
  "Client,Date,Formula,Developer,Notes",
  "Ana Berg,2026-03-03,Wella Koleston 30g 7/1 + 10g 8/0,20,nice",
  "Ana Berg,2026-03-03,Wella Koleston 30g 7/1 + 10g 8/0,20,again",
  "Ana Berg,2026-03-04,hello there,,",
].join("\n");

it("brings services, products with their stock, and formulas to their clients", async () => {
  const files = { "a.csv": SERVICES, "b.csv": PRODUCTS, "c.csv": FORMULAS, "d.csv": CLIENTS };
  const done = await brought(files);
  expect(done.itemsImported).toMatchObject({ services: 2, products: 4, formulas: 2, clients: 4 });
  expect((await rowsOf(done.id)).map(({ kind, row }) => `${kind} ${row}`)).toEqual([
    "services 4",
    "formulas 4",
  ]);
  const menu = await body<
    { name: string; basePriceMinor: number; priceFrom: boolean; duration: number }[]
  >(maren.request(`/api/services/stylist/${maren.actor.stylistId}`));
  expect(
    menu.map(({ name, basePriceMinor, priceFrom, duration }) => [
      name,
      basePriceMinor,
      priceFrom,
      duration,
    ]),
  ).toEqual([
    ["Gloss", 8000, false, 60],
    ["Big day", 12000, true, 90],
  ]);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  await maren.request("/api/inventory/subscribe", { method: "PUT" });
  const items = await body<
    {
      name: string;
      currentQuantity: number;
      unitGrams: number | null;
      costPerUnitMinor: number;
      link: object | null;
    }[]
  >(maren.request("/api/inventory/items"));
  expect(items.find(({ name }) => name === "Koleston 7/0")).toMatchObject({
    currentQuantity: 3,
    unitGrams: 60,
    costPerUnitMinor: 850,
    link: { code: "7/0" },
  });
  expect(items.filter(({ name }) => name === "Comb")).toMatchObject([{ currentQuantity: 2 }]);
  expect(items.find(({ name }) => name === "Brush")).toMatchObject({
    currentQuantity: 0,
    needsCount: true,
  });
  const log = await body<{ kind: string }[]>(maren.request("/api/inventory/movements"));
  expect(log.map(({ kind }) => kind)).toEqual(["opening", "opening"]);
  const library = await body<{ clientName: string; usedOn: string; notation: string }[]>(
    maren.request("/api/formulas/library"),
  );
  expect(library).toMatchObject([
    { clientName: "Ana Berg", usedOn: "2026-03-03", brandId: "wella-professionals" },
  ]);
  expect((await brought(files)).alreadyThere).toMatchObject({
    services: 2,
    products: 4,
    formulas: 2,
  });
});

it("takes back what it brought, and leaves what was changed or used since", async () => {
  await maren.json("POST", "/api/clients", { name: "Bea Kurz", phone: "0171 2345678" });
  const files = {
    "clients.csv": `${CLIENTS}\nc2,Bea,Kurz,bea@x.example,0171 2345678,,\nc6,Fay,Ost,fay@x.example,,,`,
    "visits.csv": VISITS,
    "services.csv": SERVICES,
    "products.csv": PRODUCTS,
    "formulas.csv": FORMULAS,
  };
  const { id } = await brought(files);
  expect(await client("Bea Kurz")).toMatchObject({ email: "bea@x.example" });
  const fay = await client("Fay");
  await maren.json("PATCH", `/api/clients/${fay.id}`, { notes: "changed" });
  const [coming] = (await appointments()).filter(({ startsAt }) =>
    startsAt.startsWith("2026-12-01T09"),
  );
  await maren.json("PATCH", `/api/appointments/${coming?.id}/status`, { status: "cancelled" });
  const undone = await body<UndoneMigration>(act(id, "undo"));
  // Fay and the cancelled visit were changed, and Ana has that visit
  expect(undone).toMatchObject({ status: "undone", restored: 1, left: 3 });
  expect((await clients()).map(({ name }) => name).toSorted()).toEqual([
    "Ana Berg",
    "Bea Kurz",
    "Fay Ost",
  ]);
  expect(await client("Bea Kurz")).toMatchObject({ email: null });
  expect((await appointments()).map(({ status }) => status)).toEqual(["cancelled"]);
  expect(await body<unknown[]>(maren.request("/api/formulas/library"))).toEqual([]);
  expect((await act(id, "undo")).status).toBe(409);
  const log = await body<{ action: string }[]>(maren.request("/api/audit"));
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["migration.undone", "migration.started"]),
  );
});

it("gives the rows with a remark as a sheet in which nothing is a formula", async () => {
  const { id } = await brought({ "c.csv": 'Name,Email\n"=cmd|x",=1+1\n@SUM(A1),b@x.example\n' });
  const csv = await (await maren.request(`/api/migration/${id}/rows.csv?warned=true`)).text();
  expect(csv).toContain(`"'=cmd|x"`);
  expect(csv).not.toMatch(/[",]=cmd/);
});

it("pages the rows in their order", async () => {
  const lines = Array.from({ length: 25 }, (_, at) => `Client ${at},not an address`);
  const { id } = await brought({ "c.csv": ["Name,Email", ...lines].join("\n") });
  const first = await maren.request(`/api/migration/${id}/rows?outcome=skipped&limit=20`);
  expect(first.headers.get("x-total-count")).toBe("25");
  const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const rest = await body<MigrationRow[]>(maren.request(next));
  expect(rest.map(({ row }) => row)).toEqual([22, 23, 24, 25, 26]);
  expect((await maren.request(`/api/migration/${id}/rows?cursor=nonsense`)).status).toBe(400);
});

describe("reads", () => {
  const head = ["Name", "Email", "Phone"];
  const people = [
    ["Gül Ak", "gul@x.example", "030 901820"],
    ["Zoë Ré", "zoe@x.example", "030 901821"],
  ];
  const book = () => {
    const held = utils.book_new();
    utils.book_append_sheet(held, utils.aoa_to_sheet([head, ...people]), "Clients");
    return new Uint8Array(write(held, { type: "buffer", bookType: "xlsx" }) as Buffer);
  };
  const semicolons = [head, ...people].map((cells) => cells.join(";")).join("\r\n");
  it.each<[string, string, () => Sent]>([
    ["a workbook", "c.xlsx", book],
    ["semicolons", "c.csv", () => semicolons],
    ["UTF-16", "c.csv", () => new Uint8Array(Buffer.from(`\ufeff${semicolons}`, "utf16le"))],
  ])("%s", async (_what, name, content) => {
    const { itemsImported } = await brought({ [name]: content() });
    expect(itemsImported.clients).toBe(2);
    expect((await clients()).map((each) => each.name).toSorted()).toEqual(["Gül Ak", "Zoë Ré"]);
  });

  it("hostile cells as what they are: text, or a reason to leave the row out", async () => {
    const rows = [
      "Name,Email,Notes,__proto__,constructor",
      "\"=cmd|' /C calc'!A0\",a@x.example,=1+1,x,y",
      "<script>alert(1)</script>,b@x.example,,,",
      `Nul\0Name,c@x.example,a\0b,,`,
      `Long,d@x.example,${"x".repeat(1_000_000)},,`,
      '"=cmd|',
    ];
    const done = await brought({
      "c.csv": rows.join("\n").replace("Nul\0Name", "Nul Name").replace("a\0b", "ab"),
    });
    expect(done.status).toBe("completed");
    expect((await clients()).map(({ name }) => name)).toContain("<script>alert(1)</script>");
    expect(await client("calc")).toMatchObject({ notes: "=1+1" });
    const path = `/api/migration/${done.id}/rows?warned=true`;
    const warned = await body<MigrationRow[]>(maren.request(path));
    expect(warned.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^Row 5, “Notes”: the text is longer .* only its beginning is kept/),
    ]);
    expect((await client("Long")).notes).toHaveLength(4199);
  });
});

describe("refuses", () => {
  it.each<[string, Record<string, Sent>, number, RegExp]>([
    ["another kind of file", { "c.pdf": "x" }, 415, /c\.pdf: .*\.xlsx, \.xls or \.csv/],
    ["a file with nothing in it", { "c.csv": "\n\n" }, 400, /c\.csv: There is nothing/],
    ["more than 25 MB", { "c.csv": new Uint8Array(25 * 1024 * 1024 + 1) }, 413, /25 MB/],
    ["a file with a NUL", { "c.csv": "Name\nA\0B\n" }, 415, /holds no sheet/],
    [
      "eleven files",
      Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`${at}.csv`, CLIENTS])),
      400,
      /at most 10/,
    ],
    ["no file", {}, 400, /file/],
  ])("%s, and keeps nothing", async (_what, files, status, sentence) => {
    const response = await send(files);
    expect([response.status, await response.text()]).toEqual([
      status,
      expect.stringMatching(sentence),
    ]);
    const path = `/api/migration/status/${maren.actor.stylistId}`;
    expect(await body<unknown[]>(maren.request(path))).toEqual([]);
  });

  it("to run a sheet of which nobody says who is in it", async () => {
    const { id, files } = await received({ "c.csv": "Zodiac,Colour of eyes\nLeo,blue\n" });
    const response = await act(id, "run");
    expect([response.status, await body(response)]).toEqual([
      400,
      expect.objectContaining({ issues: [expect.objectContaining({ path: "columns" })] }),
    ]);
    const mapping = { ...files[0]?.mapping, kind: "clients", headerRow: 1, dateOrder: null };
    const put = (columns: object[]) =>
      maren.json("PUT", `/api/migration/${id}/files/${files[0]?.id}/mapping`, {
        ...mapping,
        columns,
      });
    expect((await put([{ column: 0, field: "price" }])).status).toBe(400);
    const mapped = await body<Migration>(put([{ column: 0, field: "name" }]));
    expect(mapped.files).toMatchObject([{ proposedBy: "person" }]);
    expect((await ran(id)).itemsImported.clients).toBe(1);
    expect((await put([{ column: 1, field: "name" }])).status).toBe(409);
    expect((await act(id, "cancel")).status).toBe(409);
  });
});

it("lets a file go before it starts, and the whole be cancelled", async () => {
  const { id, files } = await received({ "c.csv": CLIENTS, "v.csv": VISITS });
  const removed = await maren.request(`/api/migration/${id}/files/${files[1]?.id}`, {
    method: "DELETE",
  });
  expect((await body<Migration>(removed)).files.map(({ fileName }) => fileName)).toEqual(["c.csv"]);
  expect(await body(act(id, "cancel"))).toMatchObject({ status: "cancelled", phase: "over" });
  expect((await act(id, "run")).status).toBe(409);
  expect(await clients()).toEqual([]);
});

describe("is for", () => {
  it("the owner and managers, from pro on, of their own salon alone", async () => {
    const { id, files } = await received({ "c.csv": CLIENTS });
    const stylist = await joinTeam(here, maren, { name: "Sami", email: `sami${salons}@x.example` });
    expect((await stylist.request("/api/migration/platforms")).status).toBe(403);
    expect((await stylist.request(`/api/migration/${id}`)).status).toBe(403);
    const paths = [id, `${id}/rows`, `${id}/rows.csv`, `status/${maren.actor.stylistId}`];
    for (const path of paths)
      expect((await neighbour.request(`/api/migration/${path}`)).status).toBe(404);
    for (const what of ["check", "run", "cancel", "undo"])
      expect((await act(id, what, neighbour)).status).toBe(404);
    const file = `/api/migration/${id}/files/${files[0]?.id}`;
    expect((await neighbour.request(file, { method: "DELETE" })).status).toBe(404);
    expect((await neighbour.json("PUT", `${file}/mapping`, files[0]?.mapping)).status).toBe(404);
    await maren.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
    const response = await maren.request("/api/migration/platforms");
    expect([response.status, await body(response)]).toEqual([
      402,
      expect.objectContaining({ code: "tier_required" }),
    ]);
  });
});

describe("from a system that can be asked", () => {
  const secret = {
    username: "me@x.example",
    password: "a token nobody may see",
    apiKey: "k",
    subdomain: "falk",
  };
  const start = (more: object = {}) =>
    maren.json("POST", "/api/migration/start", {
      stylistId: maren.actor.stylistId,
      platform: "square",
      ...secret,
      ...more,
    });
  const work = (retries = false) => workOff(here, { queues: ["migration"], retries });

  it("fetches page by page, clients before their visits, and writes", async () => {
    square.page = async (_credentials, { kind, cursor }) => {
      if (kind === "appointments")
        return {
          records: [
            {
              kind,
              sourceId: "v1",
              fields: {
                clientSourceId: "s1",
                start: "2026-12-02T09:00:00Z",
                duration: "60",
                status: "ACCEPTED",
                service: "Cut",
              },
            },
            {
              kind,
              sourceId: "v2",
              fields: { clientSourceId: "gone", start: "2026-12-02T09:00:00Z", status: "ACCEPTED" },
            },
          ],
          next: null,
          problems: ["A line of the log."],
        };
      return cursor === null
        ? {
            records: [
              {
                kind,
                sourceId: "s1",
                fields: { firstName: "Ana", lastName: "Berg\0", phone: "+4930901820" },
              },
            ],
            next: "2",
            problems: [],
          }
        : {
            records: [
              { kind, sourceId: "s2", fields: { name: "Bea Kurz", email: "bea@x.example" } },
            ],
            next: null,
            problems: [],
          };
    };
    const started = await start();
    expect(started.status).toBe(201);
    const text = await started.text();
    expect(text).not.toContain("a token nobody");
    const { id, status } = JSON.parse(text) as Migration;
    expect(status).toBe("pending");
    expect((await start()).status).toBe(409);
    await work();
    expect(seen).toEqual([secret]);
    const done = await look(id);
    expect(done).toMatchObject({
      status: "completed",
      source: "api",
      itemsImported: { clients: 2, appointments: 1 },
      errorLog: "A line of the log.",
      skipped: 1,
    });
    expect((await rowsOf(id))[0]?.problem).toMatch(/^Record v2, nobody of the salon is known/);
    expect((await appointments())[0]).toMatchObject({
      clientName: "Ana Berg",
      status: "confirmed",
    });
    const [row] = await maren
      .ctx()
      .db.execute<{ credentials: string | null }>(
        `select credentials from migrations where id = '${id}'`,
      );
    expect(row?.credentials).toBeNull();
    const again = await body<Migration>(start());
    await work();
    expect(await look(again.id)).toMatchObject({ alreadyThere: { clients: 2, appointments: 1 } });
  });

  it("fails with what the system says of the credentials, and keeps none of them", async () => {
    square.check = async () =>
      Promise.reject(new SourceRefused("Square does not take this access token."));
    const { id } = await body<Migration>(start());
    await work();
    expect(await look(id)).toMatchObject({
      status: "failed",
      errorLog: "Square does not take this access token.",
    });
    const listed = await body<Migration[]>(
      maren.request(`/api/migration/status/${maren.actor.stylistId}`),
    );
    expect(listed.map((each) => each.id)).toEqual([id]);
  });

  it("comes again where the system cannot be reached, from where it was", async () => {
    const asked: (string | null)[] = [];
    let down = true;
    square.page = async (_credentials, { kind, cursor }) => {
      asked.push(cursor);
      if (kind === "clients" && cursor === "2" && down)
        throw new SourceUnavailable("Square is away.");
      return kind === "clients" && cursor === null
        ? { records: [{ kind, sourceId: "s1", fields: { name: "Ana" } }], next: "2", problems: [] }
        : { records: [], next: null, problems: [] };
    };
    const { id } = await body<Migration>(start());
    await work();
    expect(await look(id)).toMatchObject({ status: "in_progress", phase: "fetching", rows: 1 });
    down = false;
    await work(true);
    expect(await look(id)).toMatchObject({ status: "completed", itemsImported: { clients: 1 } });
    expect(asked).toEqual([null, "2", "2", null]);
  });

  it("refuses one without an API, naming it, and strangers", async () => {
    const response = await start({ platform: "vagaro" });
    expect([response.status, await body(response)]).toEqual([
      400,
      expect.objectContaining({ issues: [expect.objectContaining({ path: "platform" })] }),
    ]);
    expect((await start({ stylistId: neighbour.actor.stylistId })).status).toBe(404);
    expect((await start({ username: "" })).status).toBe(400);
  });
});
