import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import type { Ctx } from "#tools/core/context.ts";
import { MOST_SERVICES, STARTER_MENU } from "#tools/pricing/services/service-data.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import {
  copyStarterMenu,
  createService,
  deleteService,
  updateService,
} from "#tools/pricing/services/services-own.ts";
import { serviceTools } from "#tools/pricing/services/service-tools.ts";
import { findService, listServices } from "#tools/pricing/services/services.ts";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let colleague = "";
let sql: postgres.Sql;

beforeAll(async () => {
  here = await startApp();
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  for (const salon of [maren, neighbour]) {
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  }
  const added = await maren.json("POST", "/api/stylists", {
    name: "Ilse Brandt",
    email: "ilse@falk-salon.example",
    bookingSlug: "ilse-brandt",
    specialties: ["Balayage"],
  });
  ({ id: colleague } = (await added.json()) as { id: string });
});
afterAll(() => sql.end());
afterEach(() => sql`delete from services`);

type Refusal = { code: string; error: string; issues?: { path: string }[] };
const whose = () => maren.actor.stylistId;
const plain = () => ({
  stylistId: whose(),
  name: "Root shadow",
  category: "Color Services",
  basePrice: "$150",
  duration: 75,
});
const create = (more: object = {}, salon = maren) =>
  salon.json("POST", "/api/services", { ...plain(), ...more });
const made = async (more: object = {}) => (await (await create(more)).json()) as Service;
const patch = (id: string, body: object, salon = maren) =>
  salon.json("PATCH", `/api/services/${id}`, body);
const menu = async (stylistId = whose(), salon = maren) =>
  (await (await salon.request(`/api/services/stylist/${stylistId}`)).json()) as Service[];
const publicly = (stylistId: string, query = "") =>
  here.app.request(`/api/services/stylist/${stylistId}${query}`);
const refusal = async (response: Response) => {
  const { code, issues } = (await response.json()) as Refusal;
  return [response.status, code, ...(issues ?? []).map(({ path }) => path)];
};
const upgrade = (tier: string) => maren.json("PUT", "/api/subscription/upgrade", { tier });

describe("the starter menu", () => {
  it("stands while there is no own service, with ids that stay and belong to one stylist", async () => {
    const first = await menu();
    expect(first.map(({ name }) => name)).toEqual(STARTER_MENU.map(({ name }) => name));
    expect(first.every(({ starter }) => starter)).toBe(true);
    expect((await menu()).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    const others = new Set((await menu(colleague)).map(({ id }) => id));
    expect(first.filter(({ id }) => others.has(id))).toEqual([]);
    expect(first.find(({ name }) => name === "Root touch-up")).toMatchObject({
      basePrice: "$95",
      duration: 90,
      segments: [
        { kind: "apply", minutes: 30 },
        { kind: "process", minutes: 35 },
        { kind: "finish", minutes: 25 },
      ],
      needsPatchTest: true,
    });
  });

  it("tells the public no price until it is the stylist's own", async () => {
    const offered = async () => (await (await publicly(whose())).json()) as Service[];
    const before = await offered();
    expect(before.length).toBe(STARTER_MENU.length);
    expect(new Set(before.map(({ basePrice }) => basePrice))).toEqual(new Set([""]));
    expect(new Set(before.map(({ basePriceMinor }) => basePriceMinor))).toEqual(new Set([null]));
    await maren.json("POST", "/api/services/starter", { stylistId: whose() });
    expect((await offered()).every(({ basePrice }) => /\d/.test(basePrice))).toBe(true);
  });

  it("gives way to the first own service, and comes back after the last", async () => {
    const { id } = await made();
    expect((await menu()).map(({ name }) => name)).toEqual(["Root shadow"]);
    expect((await menu(colleague)).length).toBe(STARTER_MENU.length);
    expect((await maren.request(`/api/services/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await menu())[0]?.starter).toBe(true);
  });

  it("becomes the stylist's own once, at a word", async () => {
    const before = await menu();
    const copied = await maren.json("POST", "/api/services/starter", { stylistId: whose() });
    expect(copied.status).toBe(201);
    const own = (await copied.json()) as Service[];
    expect(own).toEqual(before.map((service) => ({ ...service, starter: false })));
    const again = await maren.json("POST", "/api/services/starter", { stylistId: whose() });
    expect(await refusal(again)).toEqual([409, "conflict"]);
  });

  it("is copied under the same ids by a change of one of it", async () => {
    const [first, second] = await menu();
    const changed = await patch(first!.id, { basePrice: "$99" });
    expect(await changed.json()).toMatchObject({
      id: first!.id,
      basePrice: "$99",
      starter: false,
    });
    const own = await menu();
    expect(own.length).toBe(STARTER_MENU.length);
    expect(own[1]).toEqual({ ...second, starter: false });
  });

  it("is copied but for the one that is taken off it", async () => {
    const [first] = await menu();
    await maren.request(`/api/services/${first!.id}`, { method: "DELETE" });
    const own = await menu();
    expect(own.length).toBe(STARTER_MENU.length - 1);
    expect(own.some(({ id }) => id === first!.id)).toBe(false);
  });

  it("has no ids left beside a menu of their own", async () => {
    const [first] = await menu();
    await made();
    expect(await refusal(await patch(first!.id, { name: "Mine" }))).toEqual([404, "not_found"]);
  });
});

describe("who may", () => {
  it("below complete, nobody changes services, and the starter menu stands", async () => {
    await upgrade("pro");
    const [first] = await menu();
    expect(await refusal(await create())).toEqual([402, "tier_required"]);
    expect(await refusal(await patch(first!.id, { name: "Mine" }))).toEqual([402, "tier_required"]);
    const gone = await maren.request(`/api/services/${first!.id}`, { method: "DELETE" });
    expect(await refusal(gone)).toEqual([402, "tier_required"]);
    expect((await menu())[0]?.starter).toBe(true);
    await upgrade("complete");
  });

  const as = (role: Ctx["actor"]["role"], stylistId = whose()): Ctx => {
    const ctx = maren.ctx();
    return { ...ctx, actor: { ...ctx.actor, role, stylistId } };
  };
  const given = (stylistId: string) => ({ ...plain(), category: "Other" as const, stylistId });

  it.each(["owner", "manager"] as const)("the %s changes everybody's", async (role) => {
    const { id } = await createService(as(role), given(colleague));
    await updateService(as(role), { id, name: "Changed" });
    expect((await menu(colleague)).map(({ name }) => name)).toEqual(["Changed"]);
    await deleteService(as(role), { id });
  });

  it("a stylist changes their own, nobody else's", async () => {
    const own = await createService(as("stylist"), given(whose()));
    const hers = await createService(as("owner"), given(colleague));
    const refused = { code: "forbidden" };
    await expect(createService(as("stylist"), given(colleague))).rejects.toMatchObject(refused);
    for (const { id } of [hers, ...(await menu(colleague))]) {
      await expect(updateService(as("stylist"), { id, name: "Mine" })).rejects.toMatchObject(
        refused,
      );
      await expect(deleteService(as("stylist"), { id })).rejects.toMatchObject(refused);
    }
    await expect(copyStarterMenu(as("stylist"), { stylistId: colleague })).rejects.toMatchObject(
      refused,
    );
    await deleteService(as("stylist"), own);
    await deleteService(as("owner"), hers);
  });

  it("another salon's stylists and services are unknown", async () => {
    const theirs = neighbour.actor.stylistId;
    const [starter] = await menu(theirs, neighbour);
    const service = (await (await create({ stylistId: theirs }, neighbour)).json()) as Service;
    expect(await refusal(await maren.request(`/api/services/stylist/${theirs}`))).toEqual([
      404,
      "not_found",
    ]);
    expect(await refusal(await create({ stylistId: theirs }))).toEqual([404, "not_found"]);
    for (const { id } of [service, starter!]) {
      expect(await refusal(await patch(id, { name: "Mine" }))).toEqual([404, "not_found"]);
      const gone = await maren.request(`/api/services/${id}`, { method: "DELETE" });
      expect(await refusal(gone)).toEqual([404, "not_found"]);
    }
    expect((await menu(theirs, neighbour)).map(({ name }) => name)).toEqual(["Root shadow"]);
    await neighbour.request(`/api/services/${service.id}`, { method: "DELETE" });
  });
});

describe("without a session", () => {
  it("the menu is there, without what clients do not book themselves", async () => {
    await made({ name: "Model evening", online: false });
    await made({ name: "Root shadow" });
    const response = await publicly(whose());
    expect(response.status).toBe(200);
    expect(response.headers.get("X-Total-Count")).toBe("1");
    expect(((await response.json()) as Service[]).map(({ name }) => name)).toEqual(["Root shadow"]);
    expect((await menu()).length).toBe(2);
  });

  it("an unknown stylist, and what is no id, has none", async () => {
    for (const id of [crypto.randomUUID(), "nobody"]) {
      expect(await refusal(await publicly(id))).toEqual([404, "not_found"]);
    }
  });

  it("a salon without scheduling shows none", async () => {
    await upgrade("essential");
    expect(await refusal(await publicly(whose()))).toEqual([402, "tier_required"]);
    expect((await menu())[0]?.starter).toBe(true);
    await upgrade("complete");
  });

  it("comes in pages where it is asked so", async () => {
    const first = await publicly(whose(), "?limit=10");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
    const second = await here.app.request(next);
    const names = [...((await first.json()) as Service[]), ...((await second.json()) as Service[])];
    expect(names.map(({ name }) => name)).toEqual(STARTER_MENU.map(({ name }) => name));
    expect(second.headers.get("Link")).toBeNull();
  });
});

describe("a service", () => {
  it("takes the price as text and gives it back in the salon's currency", async () => {
    expect(await made({ basePrice: "149.5" })).toMatchObject({
      basePrice: "$149.50",
      basePriceMinor: 14_950,
    });
    const rates = { currency: "EUR", hourlyRate: null, productRate: null };
    await maren.json("PUT", "/api/rates", rates);
    expect(await made({ basePrice: "1.200,00 €" })).toMatchObject({
      basePrice: "€1,200",
      basePriceMinor: 120_000,
    });
    await maren.json("PUT", "/api/rates", { ...rates, currency: "USD" });
  });

  it.each<[object, string]>([
    [{ name: " " }, "name"],
    [{ category: "Nails" }, "category"],
    [{ duration: undefined }, "duration"],
    [{ duration: 45.5 }, "duration"],
    [{ duration: 721 }, "duration"],
    [{ basePrice: undefined }, "basePrice"],
    [{ basePrice: "" }, "basePrice"],
    [{ basePrice: "cheap" }, "basePrice"],
    [{ basePrice: "-20" }, "basePrice"],
    [{ basePrice: "£150" }, "basePrice"],
    [{ basePrice: "150.999.1" }, "basePrice"],
    [{ segments: [{ kind: "apply", minutes: 60 }] }, "duration"],
    [{ segments: [{ kind: "process", minutes: 75 }] }, "segments"],
    [{ segments: [] }, "segments"],
    [{ price: 3 }, ""],
  ])("with %j is refused by the name of its field", async (more, path) => {
    const [status, code, named] = await refusal(await create(more));
    expect([status, code, named]).toEqual([400, "invalid", path]);
    expect((await menu())[0]?.starter).toBe(true);
  });

  it("without segments holds its stylist all the time; with them it takes their sum", async () => {
    expect((await made()).segments).toEqual([{ kind: "apply", minutes: 75 }]);
    const segments = [
      { kind: "apply", minutes: 30 },
      { kind: "process", minutes: 35 },
      { kind: "finish", minutes: 10 },
    ];
    const service = await made({ segments });
    expect(service).toMatchObject({ duration: 75, segments });
  });

  it("changes only in what is named", async () => {
    const before = await made({
      description: "Soft roots",
      priceRange: "$150 to $180",
      segments: [
        { kind: "apply", minutes: 30 },
        { kind: "process", minutes: 35 },
        { kind: "finish", minutes: 10 },
      ],
      online: false,
      needsPatchTest: true,
      onlineInProcessing: true,
    });
    const { id } = before;
    const change = async (body: object) => (await (await patch(id, body)).json()) as Service;
    expect(await change({ name: "Root melt" })).toEqual({
      ...before,
      name: "Root melt",
      version: 2,
    });
    // the last hands-on part takes the difference, and never what processes
    expect((await change({ duration: 90 })).segments.map(({ minutes }) => minutes)).toEqual([
      30, 35, 25,
    ]);
    const segments = [{ kind: "apply", minutes: 20 }];
    expect(await change({ segments })).toMatchObject({ duration: 20, segments });
    expect(await change({ priceRange: null, description: null })).toMatchObject({
      priceRange: null,
      description: "",
    });
  });

  it("keeps its base price within a range that is written", async () => {
    const { id } = await made({ basePrice: "$120" });
    for (const priceRange of ["$50 - $60", "$200 - $300"])
      expect(await refusal(await patch(id, { priceRange }))).toEqual([400, "invalid", "basePrice"]);
    expect((await patch(id, { priceRange: "$120 - $160" })).status).toBe(200);
  });

  it("is not made shorter than it processes, nor given to somebody else", async () => {
    const { id } = await made({
      segments: [
        { kind: "apply", minutes: 30 },
        { kind: "process", minutes: 35 },
        { kind: "finish", minutes: 10 },
      ],
    });
    expect(await refusal(await patch(id, { duration: 36 }))).toEqual([400, "invalid", "duration"]);
    const elsewhere = await patch(id, { stylistId: colleague });
    expect(await refusal(elsewhere)).toEqual([400, "invalid", "stylistId"]);
  });

  it("is found by its id, or by its name however it is spelt", async () => {
    const ctx = maren.ctx();
    const stylistId = whose();
    const found = await findService(ctx, { stylistId, serviceType: "root TOUCH up" });
    expect(found?.name).toBe("Root touch-up");
    const serviceId = found!.id;
    expect(await findService(ctx, { stylistId, serviceId })).toEqual(found);
    expect(await findService(ctx, { stylistId: colleague, serviceId })).toBeNull();
    expect(await findService(ctx, { stylistId, serviceType: "Something new" })).toBeNull();
    expect(await findService(ctx, { stylistId })).toBeNull();
  });
});

describe("by the names on the menu", () => {
  const { run: list } = serviceTools.list_services;
  const { run: update } = serviceTools.update_service;
  const { run: remove } = serviceTools.delete_service;
  const quiet = () => {};

  it("a service is found, changed and taken off, of oneself or of somebody by their first name", async () => {
    const ctx = maren.ctx();
    expect((await list(ctx, {}, quiet)).stylistName).toBe("Maren Falk");
    const changed = await update(
      ctx,
      {
        stylist: "ilse",
        service: "full BALAYAGE",
        basePrice: "$260",
      },
      quiet,
    );
    expect(changed).toMatchObject({ stylistId: colleague, basePrice: "$260", starter: false });
    const gone = await remove(ctx, { stylist: "Ilse Brandt", service: "Updo" }, quiet);
    expect(gone.name).toBe("Updo");
    expect((await menu(colleague)).length).toBe(STARTER_MENU.length - 1);
    expect((await menu())[0]?.starter).toBe(true);
  });

  it("what is not there, or there twice, is not guessed at", async () => {
    const ctx = maren.ctx();
    for (const unknown of [
      { service: "Shave" },
      { stylist: "Joaquin", service: "Updo" },
      { stylist: "I", service: "Updo" },
    ]) {
      await expect(remove(ctx, unknown, quiet)).rejects.toMatchObject({ code: "not_found" });
    }
    await made({ name: "Gloss" });
    await made({ name: "gloss" });
    const several = await made({ name: "Glaze for blondes" });
    await made({ name: "Glaze for greys" });
    await expect(remove(ctx, { service: "Gloss" }, quiet)).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(remove(ctx, { service: "glaze" }, quiet)).rejects.toThrow(
      /^Which service of Maren Falk: Glaze for greys, Glaze for blondes\?$/,
    );
    expect((await remove(ctx, { service: several.id }, quiet)).id).toBe(several.id);
  });

  it("the question before a change says all that would change", () => {
    const asked = serviceTools.update_service.asks?.({
      stylist: "Ilse",
      service: "Gloss",
      basePrice: "$70",
      online: false,
      segments: [
        { kind: "apply", minutes: 15 },
        { kind: "process", minutes: 20 },
      ],
    });
    expect(asked).toBe(
      "Change Gloss on the menu of Ilse? base price: $70; parts: apply 15, process 20; clients may book it online: no",
    );
  });
});

it("holds as many services as a menu does, also when they come at once", async () => {
  const ctx = maren.ctx();
  const given = { ...plain(), category: "Other" as const };
  const { id } = await createService(ctx, given);
  await sql`
    insert into services (id, salon_id, stylist_id, name, category, base_price, segments, created_at, updated_at)
    select gen_random_uuid(), salon_id, stylist_id, name, category, base_price, segments, created_at, updated_at
    from services, generate_series(3, ${MOST_SERVICES}) where id = ${id}`;
  const answers = await Promise.allSettled([createService(ctx, given), createService(ctx, given)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await listServices(ctx, { stylistId: whose() })).length).toBe(MOST_SERVICES);
});
