import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import type { RepricePreview } from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";

const MENU = [
  { name: "Balayage & gloss", category: "Color Services", basePrice: "$180", duration: 180 },
  {
    name: "Root touch-up",
    category: "Color Services",
    basePrice: "$87",
    duration: 90,
    priceRange: "$87-$120",
  },
  { name: "Cut", category: "Cutting & Styling", basePrice: "$60", duration: 45 },
] as const;

let app: TestApp;
let sql: Sql;
let byForm: Salon;
let byChat: Salon;

beforeAll(async () => {
  app = await startApp({
    model: { provider: "builtin", chat: builtinModel(), vision: null },
    now: () => new Date("2026-11-23T09:00:00Z"),
  });
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  [byForm, byChat] = [await openSalon(app), await openSalon(app, joaquin)];
  for (const salon of [byForm, byChat]) {
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
    for (const service of MENU) {
      const { stylistId } = salon.actor;
      const made = await salon.json("POST", "/api/services", { ...service, stylistId });
      expect(made.status).toBe(201);
    }
  }
});
afterAll(() => sql.end());

/** What is kept of a salon's menu and its history, without what tells one salon from another. */
const rowsOf = async ({ actor: { salonId } }: Salon) => ({
  services: await sql`select name, base_price, price_max, price_range, price_from, version
    from services where salon_id = ${salonId} order by name`,
  history:
    await sql`select s.name, p.before, p.base_price, p.price_max, p.batch_id is not null as together
    from service_prices p join services s on s.id = p.service_id
    where p.salon_id = ${salonId} order by s.name, p.created_at, p.base_price`,
});

const menuOf = async (salon: Salon) =>
  (await (
    await salon.request(`/api/services/stylist/${salon.actor.stylistId}`)
  ).json()) as Service[];

describe("prices changed on the screen and in the chat leave the same rows", () => {
  it("one price", async () => {
    const balayage = (await menuOf(byForm)).find(({ name }) => name === "Balayage & gloss");
    const changed = await byForm.json("PATCH", `/api/services/${balayage?.id}`, {
      basePrice: "$195",
    });
    expect(changed.status).toBe(200);

    const chat = chatOf(byChat);
    const asked = await chat.ask("put balayage at 195");
    expect(cardOf(asked).requestReason).toBe("Change Balayage & gloss from $180 to $195?");
    expect((await rowsOf(byChat)).services).not.toEqual((await rowsOf(byForm)).services);
    const reply = await replyOf(await chat.decide(cardOf(asked).id), asked);
    expect(wordsOf(reply)).toContain("Balayage & gloss costs $195 from now on.");
    expect(await rowsOf(byChat)).toEqual(await rowsOf(byForm));
  });

  it("many at once, as they were shown, and none when it was not wanted", async () => {
    const change = { category: "Color Services", percent: 8, roundTo: 5 };
    const preview = (await (
      await byForm.json("POST", "/api/services/reprice/preview", change)
    ).json()) as RepricePreview;
    const services = preview.services.map(({ serviceId, afterMinor, afterMaxMinor, version }) => ({
      serviceId,
      afterMinor,
      afterMaxMinor,
      version,
    }));
    expect((await byForm.json("POST", "/api/services/reprice", { services })).status).toBe(200);

    const chat = chatOf(byChat);
    const refused = await chat.ask("all colour +8 %, round to 5");
    expect(cardOf(refused).requestReason).toContain("Balayage & gloss: $195 to $210");
    expect(cardOf(refused).requestReason).not.toContain("Cut:");
    await replyOf(await chat.decide(cardOf(refused).id, false), refused);
    expect(await rowsOf(byChat)).not.toEqual(await rowsOf(byForm));

    const asked = await chat.ask("all colour +8 %, round to 5");
    const reply = await replyOf(await chat.decide(cardOf(asked).id), asked);
    expect(wordsOf(reply)).toContain("Changed 2 prices.");
    expect(await rowsOf(byChat)).toEqual(await rowsOf(byForm));
  });

  it("asks which one where words mean several, and changes nothing", async () => {
    const before = await rowsOf(byChat);
    const chat = chatOf(byChat);
    const reply = await chat.ask("put highlights at 195");
    expect(() => cardOf(reply)).toThrow("No card is waiting.");
    expect(wordsOf(reply)).toContain("There is no service “highlights”");
    expect(await rowsOf(byChat)).toEqual(before);
  });
});
