import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { toolsetFor } from "#agent/chat/toolset.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { callFor, describedBy, inputFor, partOf, type Route } from "#tests/api-calls.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf } from "#tests/chat.ts";
import { newWords } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { snapshotOf } from "#tests/salons/furnish-all.ts";
import { furnish, type Owned } from "#tests/salons/furnished-salon.ts";
import type { Schema } from "#tests/from-schema.ts";
import { idsIn, mayBeOf, requiring } from "#tests/id-slots.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import { stylistTools } from "#tools/registry.ts";

/*
 * Wherever a route or a tool takes an id, it is given a neighbour's and one that nobody has, about what is otherwise one's own:
 * both get the same answer, which is that there is no such thing.
 */

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let hers: Owned;
let theirs: Owned;
let routes: Route[];

beforeAll(async () => {
  here = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  [hers, theirs] = [await furnish(maren), await furnish(neighbour)];
  const described = await describedBy(maren);
  routes = described.routes.filter(
    ({ path, operation }) => operation.security?.length !== 0 && !BESIDES.test(path),
  );
});

/** Admins look at all salons; of a chat's message and of a backup the ids are tried by themselves. */
const BESIDES = /^\/api\/(admin\/.*|chat|formulas\/library\/restore)$/;
/** What besides its ids a call must hold to get as far as they are looked up. */
const MORE: Record<string, object> = {
  "PUT /api/stylists/{id}/hours": { week: DEFAULT_WEEK },
  "PATCH /api/chats/{id}": { title: "Mine now" },
  "POST /api/inventory/items/{id}/adjust": { units: 1 },
  "POST /api/services/reprice/preview": { percent: 5 },
  "POST /api/colour/check": { candidate: { type: "permanent" }, context: { currentLevel: 6 } },
  save_client: { name: "Mine now" },
  record_client_test: { result: "failed" },
  convert_formula: { to: "Redken" },
  run_line_switch: { from: "goldwell/topchic", to: "pravana/chromasilk" },
};
/** What is refused before an id is looked up, by its refusal; and what lists nothing for an id that is not the salon's. */
const OTHERWISE: Record<string, string> = {
  "POST /api/formulas/switch/plan formulaId": "200",
  "POST /api/messages/many/preview only": "200",
  "POST /api/messages/many only": "409",
  "text_day only": "conflict",
  "POST /api/services/reprice/preview stylistId": "200",
  "POST /api/services/reprice/preview serviceIds": "200",
  "PATCH /api/services/{id} stylistId": "400",
  "POST /api/services/reprice serviceId": "409",
  "POST /api/inventory/orders/{id}/receive itemId": "409",
  "POST /api/formulas/notation/card consultationId": "503",
  "POST /api/formulas/notation/card photoId": "503",
  "apply_reprice serviceId": "conflict",
  "receive_order itemId": "conflict",
  "read_card consultationId": "ai_unavailable",
  "read_card photoId": "ai_unavailable",
};
/** Names of the catalogue, tokens of links and words: no salon owns them. */
const OF_NOBODY = /token|slug|brandId|lineId|product|kind|channel|platform|barcode/;

type Slot = { slot: string; of: string[]; ask: (id: string) => Promise<[string, string]> };

/** Asks with each id that a salon has of the kind, and says what is not answered as one that nobody has. */
async function askedOf({ slot, of, ask }: Slot): Promise<string[]> {
  const wrong: string[] = [];
  const unknown = await ask(crypto.randomUUID());
  for (const key of of) {
    const [status, text] = await ask(theirs[key] ?? "");
    const due = OTHERWISE[slot] ?? (slot.includes(" /api/") ? "404" : "not_found");
    if (status !== due || text !== unknown[1])
      wrong.push(`${slot} of ${key}: ${status}, of none ${unknown[0]}: ${text.slice(0, 200)}`);
  }
  return wrong;
}

const inPath = (route: Route): Slot[] =>
  [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) =>
    OF_NOBODY.test(name) ? [] : [slotOf(route, name, name === "id" ? partOf(route) : name)],
  );

function inBody(route: Route): Slot[] {
  const schema = route.operation.requestBody?.content["application/json"]?.schema;
  return idsIn(schema ?? {}).map((name) => {
    const content = { "application/json": { schema: requiring(schema ?? {}, name) } };
    const operation = { ...route.operation, requestBody: { content } };
    return slotOf({ ...route, operation }, name);
  });
}

const slotOf = (route: Route, name: string, as = name): Slot => ({
  slot: `${route.name} ${name}`,
  of: mayBeOf(as, hers),
  ask: async (id) => {
    const { url, init } = await callFor(route, { ...hers, [as]: id });
    const more = MORE[route.name];
    const body = more && JSON.stringify({ ...JSON.parse(init.body as string), ...more });
    const response = await maren.request(url, { ...init, ...(body && { body }) });
    return [String(response.status), await response.text()];
  },
});

test("a neighbour's id answers what a made-up one does, wherever a route takes an id", async () => {
  const before = await snapshotOf(here, neighbour);
  const slots = routes.flatMap((route) => [...inPath(route), ...inBody(route)]);
  expect(slots.length).toBeGreaterThan(180);
  const wrong: string[] = [];
  for (const slot of slots) wrong.push(...(await askedOf(slot)));
  expect(wrong).toEqual([]);
  expect(await snapshotOf(here, neighbour)).toEqual(before);
});

test("what is no id at all is as unknown, on every route that takes one", async () => {
  const odd = ["x", "-1", "null", "%00", "' or 1=1--", "9".repeat(300), "😀"];
  const wrong: string[] = [];
  for (const { slot, ask } of routes.flatMap(inPath))
    for (const id of odd) {
      const [status, text] = await ask(id);
      const isUnknown = status === "404" && text.includes('"code":"not_found"');
      if (!isUnknown) wrong.push(`${slot} ${id}: ${status}`);
    }
  expect(wrong).toEqual([]);
});

test("no search shows anything of a neighbour", async () => {
  for (const path of ["/api/chats?q=Canary", "/api/consultations?q=Canary", "/api/chats?q=%25"]) {
    const response = await maren.request(path);
    expect(await response.text()).not.toMatch(/Joaquin|joaquin/);
    if (path.endsWith("Canary")) expect(response.headers.get("x-total-count")).toBe("1");
  }
});

describe("a neighbour's id that a form or a message holds", () => {
  const words = () => ({ ...newWords, currentPhotos: [], targetPhoto: hers["target"] });
  const asForm = (id: string) => {
    const form = new FormData();
    form.set("photoId", id);
    return maren.request("/api/colour/read", { method: "POST", body: form });
  };
  test.each<[string, string, (id: string) => Promise<Response>]>([
    ["photo to read", "photos", asForm],
    [
      "current photo",
      "photos",
      (id) => maren.json("POST", "/api/consultations", { ...words(), currentPhotos: [id] }),
    ],
    [
      "consultation's client",
      "clients",
      (clientId) => maren.json("POST", "/api/consultations", { ...words(), clientId }),
    ],
    [
      "photo in a chat",
      "photos",
      (photoId) => {
        const parts = [{ type: "data-photo", data: { photoId, role: "current" } }];
        return chatOf(maren).post({ message: { id: "m1", role: "user", parts } });
      },
    ],
  ])("(%s) is as unknown as a made-up one, and costs nothing", async (_what, of, send) => {
    const before = await quota();
    const [one, other] = [await send(theirs[of] ?? ""), await send(crypto.randomUUID())];
    expect([one.status, other.status]).toEqual([404, 404]);
    expect(await one.json()).toEqual(await other.json());
    expect(await quota()).toEqual(before);
  });

  test("(the record beside the chat) tells the assistant nothing", async () => {
    const beside = { screen: "consultation", recordId: theirs["consultations"] };
    const reply = await chatOf(maren).send("Explain this formula", { beside });
    expect(await reply.text()).not.toContain("Joaquin");
  });

  const quota = async () =>
    ((await (await maren.request("/api/subscription/status")).json()) as { uploadsUsed: number })
      .uploadsUsed;
});

test("a neighbour's id in a call of the assistant is as unknown as a made-up one", async () => {
  const before = await snapshotOf(here, neighbour);
  const { tools } = toolsetFor(
    maren.ctx(),
    { chatId: hers["chats"] ?? "", messageId: null },
    () => {},
  );
  const slots = Object.entries(stylistTools).flatMap(([tool, { input }]) => {
    const schema = z.toJSONSchema(input, { io: "input" }) as Schema;
    return idsIn(schema).map((name): Slot => ({
      slot: `${tool} ${name}`,
      of: mayBeOf(name, hers),
      async ask(id) {
        const given = inputFor(requiring(schema, name), { ...hers, [name]: id });
        const call = { toolCallId: crypto.randomUUID(), messages: [], context: {} };
        const said = (await tools[tool]?.execute?.({ ...given, ...MORE[tool] }, call)) as {
          code?: string;
        };
        return [said.code ?? "done", JSON.stringify(said)];
      },
    }));
  });
  expect(slots.length).toBeGreaterThan(110);
  const wrong: string[] = [];
  for (const slot of slots) wrong.push(...(await askedOf(slot)));
  expect(wrong).toEqual([]);
  expect(await snapshotOf(here, neighbour)).toEqual(before);
});
