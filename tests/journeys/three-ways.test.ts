import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatOf, replyOf } from "#tests/chat.ts";
import type { Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { openThreeWays, type ThreeWays } from "#tests/three-ways.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";

let ways: ThreeWays;
let { byForm, byBuiltin, byGemini } = {} as ThreeWays;

beforeAll(async () => {
  ways = await openThreeWays();
  ({ byForm, byBuiltin, byGemini } = ways);
});
afterAll(() => ways.close());

const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

describe("by form, by the built-in model and by Gemini the same rows are left", () => {
  it("of an analysis and of its correction", async () => {
    const photos = new Map<Salon, Record<"current" | "target" | "result", string>>();
    for (const salon of ways.salons) {
      photos.set(salon, {
        current: await upload(salon, await hairPhoto({ level: 6, tone: "copper" })),
        target: await upload(salon, await hairPhoto({ level: 8, tone: "ash", seed: 2 })),
        result: await upload(salon, await hairPhoto({ level: 7, tone: "gold", seed: 3 })),
      });
    }
    const of = (salon: Salon) => photos.get(salon) ?? { current: "", target: "", result: "" };

    const chat = chatOf(byBuiltin);
    await replyOf(
      await chat.post(
        said(
          "Dana, level 6 now, fine hair to her collarbone. She wants this, a level 8, no more orange",
          photo(of(byBuiltin).current, "current"),
          photo(of(byBuiltin).target, "target"),
        ),
      ),
    );
    await chat.ask("Box dye");
    const reply = await chat.ask("Damage 1");
    const part = reply.parts.find(({ type }) => type === "tool-formulate");
    const input = part?.type === "tool-formulate" ? part.input : undefined;
    const argsFor = (salon: Salon) => ({
      ...input,
      currentPhotos: [of(salon).current],
      targetPhoto: of(salon).target,
    });

    const posted = await byForm.json("POST", "/api/consultations", {
      consultationType: "new",
      ...argsFor(byForm),
    });
    expect(posted.status).toBe(201);

    const talk = chatOf(byGemini);
    ways.fake.script(
      { call: { name: "formulate", args: argsFor(byGemini) } },
      { text: "Here it is. Test the patch first." },
    );
    await talk.ask("Dana wants this, no more orange. Box dye, damage 1.");
    const first = await newest(byForm);
    expect(first.bowls.length).toBeGreaterThan(0);
    expect(await newest(byBuiltin)).toEqual(first);
    expect(await newest(byGemini)).toEqual(first);

    const complaint = "she says ends look khaki in daylight";
    await chat.ask(complaint);
    await replyOf(await chat.post(said("", photo(of(byBuiltin).result, "result"))));
    const corrected = (salon: Salon, parentConsultationId: string) => ({
      parentConsultationId,
      uncorrectedTones: ["green"],
      issueDescription: complaint,
      currentPhotos: [],
      targetPhoto: of(salon).result,
    });
    const again = await byForm.json("POST", "/api/consultations", {
      consultationType: "corrective",
      ...corrected(byForm, await newestId(byForm)),
    });
    expect(again.status).toBe(201);
    ways.fake.script(
      { call: { name: "correct", args: corrected(byGemini, await newestId(byGemini)) } },
      { text: "A correction." },
    );
    await talk.ask(complaint);
    const second = await newest(byForm);
    expect(second).toMatchObject({ child: true });
    expect(await newest(byBuiltin)).toEqual(second);
    expect(await newest(byGemini)).toEqual(second);
  });

  it("of a booking", async () => {
    const visit = {
      clientName: "Ana Reyes",
      serviceType: "Gloss",
      appointmentDate: "2026-11-27",
      appointmentTime: "14:00",
    };
    const { stylistId } = byForm.actor;
    const posted = await byForm.json("POST", "/api/appointments/for-client", {
      ...visit,
      stylistId,
    });
    expect(posted.status).toBe(201);
    await ways.tap(chatOf(byBuiltin), "book Ana Reyes for a gloss on Friday at 2");
    await ways.geminiActs(chatOf(byGemini), "book Ana for a gloss on Friday at 2", {
      name: "book_client",
      args: { ...visit, stylistId: byGemini.actor.stylistId },
    });
    const rows = await ways.sameEverywhere(
      (salon) => ways.sqlOf(
        salon,
      )`select a.client_name, a.service_type, a.starts_at, a.ends_at, a.status,
        a.price, a.notes, a.version, a.needs_patch_test, c.name as client
        from appointments a join clients c on c.id = a.client_id
        where a.salon_id = ${salon.actor.salonId}`,
    );
    expect(rows).toEqual([
      expect.objectContaining({ client_name: "Ana Reyes", client: "Ana Reyes" }),
    ]);
  });

  it("of a price", async () => {
    const ids = new Map<Salon, string>();
    for (const salon of ways.salons)
      ids.set(
        salon,
        await idOf(
          await salon.json("POST", "/api/services", {
            name: "Balayage & gloss",
            category: "Color Services",
            basePrice: "$180",
            duration: 180,
            stylistId: salon.actor.stylistId,
          }),
        ),
      );
    const changed = await byForm.json("PATCH", `/api/services/${ids.get(byForm)}`, {
      basePrice: "$195",
    });
    expect(changed.status).toBe(200);
    await ways.tap(chatOf(byBuiltin), "put balayage at 195");
    await ways.geminiActs(
      chatOf(byGemini),
      "balayage is 195 from now on",
      { name: "list_services", args: {} },
      { name: "set_price", args: { service: "Balayage & gloss", price: "195" } },
    );
    const rows = await ways.sameEverywhere(
      (salon) => ways.sqlOf(
        salon,
      )`select s.name, s.base_price, s.price_max, s.price_from, s.version,
        p.before, p.base_price as then
        from services s join service_prices p on p.service_id = s.id
        where s.salon_id = ${salon.actor.salonId} order by p.created_at, p.base_price`,
    );
    expect(rows).toContainEqual(expect.objectContaining({ base_price: 19_500 }));
  });

  it("of a reorder, from what is low to the mail to the supplier", async () => {
    for (const salon of ways.salons) await furnishShelf(salon);
    expect((await byForm.json("POST", "/api/inventory/orders/quick", {})).status).toBe(200);
    const [order] = (await (await byForm.request("/api/inventory/orders")).json()) as Order[];
    const mailed = await byForm.json("POST", `/api/inventory/orders/${order?.id}/email`, {});
    expect(mailed.status).toBe(200);

    const chat = chatOf(byBuiltin);
    await ways.tap(chat, "reorder what is low");
    await ways.tap(chat, "email it to the supplier");

    const talk = chatOf(byGemini);
    await ways.geminiActs(
      talk,
      "reorder what is low",
      { name: "list_stock", args: {} },
      { name: "reorder", args: {} },
    );
    const [drafted] = (await (await byGemini.request("/api/inventory/orders")).json()) as Order[];
    await ways.geminiActs(talk, "email it to the supplier", {
      name: "email_order",
      args: { orderId: drafted?.id },
    });
    const rows = await ways.sameEverywhere(
      (salon) => ways.sqlOf(
        salon,
      )`select o.status, s.name as supplier, m.recipient, m.status as mail, l.name, l.quantity
        from supplier_orders o join suppliers s on s.id = o.supplier_id
        join supplier_order_lines l on l.order_id = o.id left join outbox m on m.id = o.message_id
        where o.salon_id = ${salon.actor.salonId} order by l.name`,
    );
    expect(rows).toEqual([
      // nothing here can send it
      expect.objectContaining({
        status: "draft",
        mail: "not_sent",
        quantity: 6,
        name: "Color Touch 7/1",
      }),
    ]);
  });
});

async function furnishShelf(salon: Salon) {
  await salon.json("PUT", "/api/inventory/subscribe", {});
  const supplierId = await idOf(
    await salon.json("POST", "/api/inventory/suppliers", {
      name: "Wella Depot",
      contactEmail: "orders@depot.example",
    }),
  );
  for (const [name, currentQuantity] of [
    ["Color Touch 7/1", 2],
    ["Color Touch 8/3", 9],
  ] as const)
    await salon.json("POST", "/api/inventory/items", {
      name,
      category: "color",
      unit: "tube",
      unitGrams: 60,
      currentQuantity,
      lowStockThreshold: 3,
      supplierId,
    });
}

const photo = (photoId: string, role: string) => ({ type: "data-photo", data: { photoId, role } });
const said = (text: string, ...parts: object[]) => ({
  message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }, ...parts] },
});

async function upload(salon: Salon, bytes: Uint8Array): Promise<string> {
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(bytes)], "hair.jpg", { type: "image/jpeg" }));
  return idOf(await salon.request("/api/photos", { method: "POST", body }));
}

async function newestId(salon: Salon): Promise<string> {
  const [first] = (await (await salon.request("/api/consultations")).json()) as { id: string }[];
  return first?.id ?? "";
}

/** The newest consultation, without ids, times and the chat it came from. */
async function newest(salon: Salon) {
  const { consultation, formulas, steps, aiAnalysis, treatmentPlan, formula, error } = (await (
    await salon.request(`/api/consultations/${await newestId(salon)}`)
  ).json()) as ConsultationResult;
  const words = Object.fromEntries(
    Object.entries(consultation).filter(([name]) => !OF_ONE_SALON.has(name)),
  );
  const bowls = formulas.map(({ id: _f, consultationId: _c, createdAt: _t, ...rest }) => rest);
  const child = consultation.parentConsultationId !== null;
  return { words, child, bowls, steps, aiAnalysis, treatmentPlan, named: formula?.name, error };
}

const OF_ONE_SALON = new Set([
  "id",
  "chatId",
  "createdAt",
  "parentConsultationId",
  "salonId",
  "stylistId",
  "clientId",
  "photos",
  "currentPhotos",
  "targetPhoto",
]);
