import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { toolsetFor } from "#agent/chat/toolset.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { chatOf } from "#tests/chat.ts";
import { newWords } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { furnish, type Owned } from "#tests/furnished-salon.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { stylistTools } from "#tools/registry.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let hers: Owned;
let theirs: Owned;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  here = await startApp({ model: { provider: "builtin", chat: builtinModel(), vision: null } });
  [maren, neighbour] = [await openSalon(here), await openSalon(here, joaquin)];
  [hers, theirs] = [await furnish(maren), await furnish(neighbour)];
  const document = (await (await maren.request("/api/openapi.json")).json()) as {
    paths: Record<string, object>;
  };
  routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => ({ method: method.toUpperCase(), path })),
  );
});

const nobody = () => crypto.randomUUID();

/** Good bodies of the routes that need one to get as far as their row. */
const BODIES: Record<string, object> = {
  "POST /api/outbox/{id}/whole": { password: "copper and violet 42" },
  "POST /api/act-requests/{id}": { approved: true },
  "PATCH /api/social-media/posts/{id}": { caption: "Mine now" },
  "PATCH /api/clients/{id}": { notes: "Mine now" },
  "POST /api/clients/{id}/tests": { kind: "patch", result: "failed" },
  "PATCH /api/clients/{id}/tests/{testId}": { result: "failed" },
  "POST /api/clients/{id}/photos": { photoId: crypto.randomUUID(), moment: "before" },
  "PATCH /api/appointments/{id}/status": { status: "cancelled" },
  "PATCH /api/appointments/{id}": {
    version: 1,
    appointmentDate: "2090-01-10",
    appointmentTime: "12:00",
  },
  "POST /api/payments/{id}/refund": { reason: "Mine now" },
  "POST /api/payments/{id}/charge": { amount: 5000 },
  "PATCH /api/timers/{id}": { action: "add", minutes: 1 },
  "PATCH /api/push/devices/{id}": { timers: false },
  "PATCH /api/chats/{id}": { title: "Mine now" },
  "POST /api/chats/{id}/branch": { messageId: "m1", step: "next" },
  "PATCH /api/consultations/{id}/notes": { notes: "Mine now" },
  "POST /api/consultations/{id}/safety/withdraw": { words: "No allergies" },
  "POST /api/consultations/{id}/formulas": { bowls: [handBowl] },
  "POST /api/consultations/{id}/formulas/check": { bowls: [handBowl] },
  "POST /api/formulas/{id}/convert": { to: "Redken" },
  "POST /api/formulas/{id}/override": { name: "Mine now", reason: "Because it is mine now." },
  "POST /api/formulas/{id}/reweigh": { mixedGrams: 60, leftGrams: 10 },
  "POST /api/consultations/{id}/roadmap/share": { cost: "shown" },
  "PUT /api/consultations/{id}/outcome": { happy: true },
  "PATCH /api/formulas/library/{id}": { name: "Mine now" },
  "PATCH /api/stylists/{id}": { bio: "Mine now" },
  "PUT /api/stylists/{id}/hours": { week: DEFAULT_WEEK },
  "PATCH /api/services/{id}": { name: "Mine now" },
  "PUT /api/formulas/imports/{id}/mapping": {
    columns: [{ column: 1, field: "formula" }],
    headerRow: 1,
  },
  "PUT /api/migration/{id}/files/{fileId}/mapping": {
    kind: "clients",
    columns: [{ column: 0, field: "name" }],
    headerRow: 1,
    dateOrder: "day",
  },
  "POST /api/formulas/library/{id}/use": { consultationId: crypto.randomUUID() },
  "POST /api/sms/conversations/{id}/messages": { body: "Mine now" },
  "PATCH /api/inventory/suppliers/{id}": { name: "Mine now" },
  "PATCH /api/inventory/items/{id}": { name: "Mine now" },
  "POST /api/inventory/items/{id}/adjust": { units: 1, reason: "found" },
  "PUT /api/inventory/takes/{id}/counts": {
    counts: [{ itemId: crypto.randomUUID(), units: 1 }],
  },
  "POST /api/formulas/{id}/mix": {},
  "PATCH /api/admin/stylists/{id}/status": { status: "verified" },
  "PATCH /api/inventory/orders/{id}": { note: "Mine now" },
  "POST /api/inventory/orders/{id}/receive": {
    items: [{ itemId: crypto.randomUUID(), received: 1 }],
  },
};
/** Names of the catalogue, public addresses and the tokens of links: no salon owns them. */
const OF_NOBODY = [
  "/api/color-brands/{brandId}/product-lines",
  "/api/product-lines/{brandId}/{lineId}",
  "/api/social-media/accounts/{platform}",
  "/api/billing/{product}/end",
  "/api/billing/{product}/resume",
  "/api/stylists/slug/{slug}",
  "/api/manage/{token}",
  "/api/manage/{token}/cancel",
  "/api/manage/{token}/move",
  "/api/invitations/{token}/open",
  "/api/invitations/{token}/accept",
];

async function ask({ method, path }: (typeof routes)[number], id: string) {
  const url = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  const body = BODIES[`${method} ${path}`];
  const response = await (body
    ? maren.json(method, url, body)
    : maren.request(url, { method, redirect: "manual" }));
  return { status: response.status, text: await response.text() };
}

/** What platform admins alone may ask: everybody else is refused before an id is looked at. */
const isAdmins = (path: string) => path.startsWith("/api/admin/");

const withId = () =>
  routes.filter(({ path }) => path.includes("{") && !OF_NOBODY.includes(path) && !isAdmins(path));
const ownedAt = (of: Owned, path: string) =>
  path.includes("{stylistId}")
    ? of["stylistId"]
    : of[
        /\/(library|imports|items|suppliers|orders|takes|bowls|posts)\//.exec(path)?.[1] ??
          path.split("/")[2] ??
          ""
      ];

test("a neighbour's id answers what a made-up one does, on every route that takes an id", async () => {
  expect(withId().length).toBeGreaterThan(10);
  for (const route of withId()) {
    const foreign = ownedAt(theirs, route.path);
    expect([route.path, typeof foreign]).toEqual([route.path, "string"]);
    const name = `${route.method} ${route.path}`;
    const got = await ask(route, String(foreign));
    expect([name, got.status]).toEqual([name, 404]);
    expect(got).toEqual(await ask(route, crypto.randomUUID()));
  }
});

test("what is the platform's is refused whoever's id it is, so that no answer says who is there", async () => {
  const foreign = String(theirs["stylists"]);
  for (const route of routes.filter(({ path }) => isAdmins(path) && path.includes("{"))) {
    const got = await ask(route, foreign);
    expect([route.path, got.status]).toEqual([route.path, 403]);
    expect(got).toEqual(await ask(route, crypto.randomUUID()));
  }
});

test(
  "what is no id at all is as unknown, on every route that takes one",
  { timeout: 120_000 },
  async () => {
    const odd = ["x", "-1", "null", "%00", "../..", "' or 1=1--", "9".repeat(300), "😀"];
    for (const route of withId()) {
      for (const id of odd) {
        const { status, text } = await ask(route, id);
        expect([route.path, id, status, text]).toEqual([route.path, id, 404, expect.anything()]);
        expect(JSON.parse(text)).toMatchObject({ code: "not_found" });
      }
    }
  },
);

test("no list and no search shows anything of a neighbour", async () => {
  const lists = routes.filter(({ method, path }) => method === "GET" && !path.includes("{"));
  const searches = ["/api/chats?q=Canary", "/api/consultations?q=Canary", "/api/chats?q=%25"];
  for (const path of [...lists.map((route) => route.path), ...searches]) {
    const response = await maren.request(path);
    expect(await response.text()).not.toMatch(/Joaquin|joaquin/);
    const rows = response.headers.get("x-total-count");
    if (path.endsWith("Canary")) expect([path, rows]).toEqual([path, "1"]);
  }
});

describe("a neighbour's id in a body", () => {
  const words = () => ({
    ...newWords,
    currentPhotos: [hers["photos"]],
    targetPhoto: hers["target"],
  });
  const cases: [string, () => string, (id: string) => Promise<Response>][] = [
    [
      "current photo",
      () => theirs["photos"] ?? "",
      (id) => maren.json("POST", "/api/consultations", { ...words(), currentPhotos: [id] }),
    ],
    [
      "goal photo",
      () => theirs["photos"] ?? "",
      (id) => maren.json("POST", "/api/consultations", { ...words(), targetPhoto: id }),
    ],
    [
      "parent consultation",
      () => theirs["consultations"] ?? "",
      (id) =>
        maren.json("POST", "/api/consultations", {
          consultationType: "corrective",
          parentConsultationId: id,
          uncorrectedTones: ["brass"],
          issueDescription: "Brassy",
          currentPhotos: [],
          targetPhoto: hers["target"],
        }),
    ],
    [
      "consultation's client",
      () => theirs["clients"] ?? "",
      (clientId) => maren.json("POST", "/api/consultations", { ...words(), clientId }),
    ],
    [
      "record to merge",
      () => theirs["clients"] ?? "",
      (otherId) =>
        maren.json("POST", "/api/clients/merge", { keepId: hers["clients"] ?? "", otherId }),
    ],
    [
      "client's photo",
      () => theirs["photos"] ?? "",
      (photoId) =>
        maren.json("POST", `/api/clients/${hers["clients"]}/photos`, { photoId, moment: "after" }),
    ],
    [
      "preferred stylist",
      () => theirs["stylistId"] ?? "",
      (preferredStylistId) =>
        maren.json("PATCH", `/api/clients/${hers["clients"]}`, { preferredStylistId }),
    ],
    [
      "timer's consultation",
      () => theirs["consultations"] ?? "",
      (id) => maren.json("POST", "/api/timers", { label: "x", minutes: 5, consultationId: id }),
    ],
    [
      "timer's formula",
      () => theirs["formulas"] ?? "",
      (id) => maren.json("POST", "/api/timers", { label: "x", minutes: 5, formulaId: id }),
    ],
    [
      "client to text",
      () => theirs["clients"] ?? "",
      (clientId) => maren.json("POST", "/api/sms/conversations", { clientId, body: "Mine now" }),
    ],
    [
      "formula to copy",
      () => theirs["formulas"] ?? "",
      (id) => maren.json("POST", "/api/formulas/library", { name: "Mine now", formulaId: id }),
    ],
    [
      "formula to switch",
      () => theirs["formulas"] ?? "",
      (id) =>
        maren.json("POST", "/api/formulas/switch", {
          from: "goldwell/topchic",
          to: "pravana/chromasilk",
          items: [{ formulaId: id, choices: [] }],
        }),
    ],
    [
      "consultation to use a formula on",
      () => theirs["consultations"] ?? "",
      (id) =>
        maren.json("POST", `/api/formulas/library/${hers["library"]}/use`, { consultationId: id }),
    ],
    [
      "rescue's timer",
      () => theirs["timers"] ?? "",
      (id) => maren.json("POST", "/api/colour/rescue", { text: "toner too violet", timerId: id }),
    ],
    ...(
      [
        ["block's stylist", "/api/time-blocks", { date: "2090-01-12", from: "10:00", to: "11:00" }],
        [
          "booking's stylist",
          "/api/appointments/for-client",
          { clientName: "Mine", appointmentDate: "2090-01-12", appointmentTime: "10:00" },
        ],
      ] as const
    ).map(([what, path, body]): (typeof cases)[number] => [
      what,
      () => theirs["stylistId"] ?? "",
      (stylistId) => maren.json("POST", path, { ...body, stylistId }),
    ]),
    [
      "appointment to pay for",
      () => theirs["appointments"] ?? "",
      (appointmentId) =>
        maren.json("POST", "/api/payments", { appointmentId, purpose: "balance", amount: 5000 }),
    ],
    [
      "booking's client",
      () => theirs["clients"] ?? "",
      (clientId) =>
        maren.json("POST", "/api/appointments/for-client", {
          stylistId: hers["stylistId"],
          clientId,
          appointmentDate: "2090-01-12",
          appointmentTime: "10:00",
          outsideHours: true,
        }),
    ],
    [
      "booking's service",
      () => theirs["services"] ?? "",
      (serviceId) =>
        maren.json("POST", "/api/appointments", {
          stylistId: hers["stylistId"],
          clientName: "Mine",
          clientEmail: "mine@x.example",
          serviceId,
          appointmentDate: "2090-01-12",
          appointmentTime: "10:00",
        }),
    ],
    [
      "move's stylist",
      () => theirs["stylistId"] ?? "",
      (stylistId) =>
        maren.json("PATCH", `/api/appointments/${hers["appointments"]}`, {
          version: 1,
          appointmentDate: "2090-01-12",
          appointmentTime: "10:00",
          outsideHours: true,
          stylistId,
        }),
    ],
    [
      "preference's stylist",
      () => theirs["stylistId"] ?? "",
      (id) =>
        maren.json("POST", "/api/brand-preferences", {
          brandId: "wella-professionals",
          productLineId: "color-touch",
          stylistId: id,
        }),
    ],
    [
      "practice's stylist",
      () => theirs["stylistId"] ?? "",
      (stylistId) =>
        maren.json("POST", "/api/training/practice", {
          scenario: 1,
          target: 1,
          formula: "7N",
          stylistId,
        }),
    ],
    [
      "training example's stylist",
      () => theirs["stylistId"] ?? "",
      (stylistId) => maren.json("POST", "/api/training-examples", { name: "Mine", stylistId }),
    ],
    [
      "service's stylist",
      () => theirs["stylistId"] ?? "",
      (stylistId) =>
        maren.json("POST", "/api/services", {
          stylistId,
          name: "Mine",
          category: "Other",
          basePrice: "$1",
          duration: 60,
        }),
    ],
    [
      "invited stylist",
      () => theirs["stylists"] ?? "",
      (stylistId) => maren.json("POST", "/api/invitations", { stylistId }),
    ],
    [
      "day off's stylist",
      () => theirs["stylists"] ?? "",
      (stylistId) =>
        maren.json("POST", "/api/hours-exceptions", {
          stylistId,
          from: "2090-01-01",
          to: "2090-01-01",
        }),
    ],
    [
      "starter menu's stylist",
      () => theirs["stylistId"] ?? "",
      (stylistId) => maren.json("POST", "/api/services/starter", { stylistId }),
    ],
    [
      "outcome's photo",
      () => theirs["photos"] ?? "",
      (photoId) =>
        maren.json("PUT", `/api/consultations/${hers["consultations"]}/outcome`, {
          happy: true,
          photoId,
        }),
    ],
    [
      "item's supplier",
      () => theirs["suppliers"] ?? "",
      (supplierId) => maren.json("POST", "/api/inventory/items", { name: "Mine", supplierId }),
    ],
    [
      "counted item",
      () => theirs["items"] ?? "",
      (itemId) =>
        maren.json("PUT", `/api/inventory/takes/${hers["takes"]}/counts`, {
          counts: [{ itemId, units: 1 }],
        }),
    ],
    [
      "order's supplier",
      () => theirs["suppliers"] ?? "",
      (supplierId) =>
        maren.json("POST", "/api/inventory/orders", {
          supplierId,
          items: [{ itemId: hers["items"] ?? "", quantity: 1 }],
        }),
    ],
    [
      "order's item",
      () => theirs["items"] ?? "",
      (itemId) =>
        maren.json("POST", "/api/inventory/orders", {
          supplierId: hers["suppliers"] ?? "",
          items: [{ itemId, quantity: 1 }],
        }),
    ],
    [
      "quick reorder's supplier",
      () => theirs["suppliers"] ?? "",
      (supplierId) => maren.json("POST", "/api/inventory/orders/quick", { supplierId }),
    ],
    [
      "photo in chat",
      () => theirs["photos"] ?? "",
      (id) =>
        chatOf(maren).post({
          message: {
            id: "m1",
            role: "user",
            parts: [{ type: "data-photo", data: { photoId: id, role: "current" } }],
          },
        }),
    ],
    [
      "photo to read",
      () => theirs["photos"] ?? "",
      (id) => {
        const form = new FormData();
        form.set("photoId", id);
        return maren.request("/api/colour/read", { method: "POST", body: form });
      },
    ],
    ["decision in a chat", () => theirs["chats"] ?? "", (id) => chatOf(maren, id).decide("any")],
  ];
  test.each(cases)(
    "(%s) is as unknown as a made-up one, and costs nothing",
    async (_what, foreign, send) => {
      const before = await quota();
      const [one, other] = [await send(foreign()), await send(nobody())];
      expect([one.status, other.status]).toEqual([404, 404]);
      expect(await one.json()).toEqual(await other.json());
      expect(await quota()).toEqual(before);
    },
  );

  test("(the record beside the chat) tells the assistant nothing", async () => {
    const reply = await chatOf(maren).send("Explain this formula", {
      beside: { screen: "consultation", recordId: theirs["consultations"] },
    });
    expect(await reply.text()).not.toContain("Joaquin");
  });

  const quota = async () =>
    ((await (await maren.request("/api/subscription/status")).json()) as { uploadsUsed: number })
      .uploadsUsed;
});

describe("a neighbour's id in a call of the assistant", () => {
  /** A good call of every tool that takes an id, around that id. */
  const CALLS: Record<string, [owned: string, input: (id: string) => object, code?: string]> = {
    read_photos: ["photos", (photoId) => ({ photos: [{ photoId, role: "current" }] })],
    formulate: ["target", (targetPhoto) => ({ ...words(), targetPhoto })],
    correct: [
      "consultations",
      (parentConsultationId) => ({
        parentConsultationId,
        uncorrectedTones: ["brass"],
        issueDescription: "Brassy",
        currentPhotos: [],
        targetPhoto: hers["target"],
      }),
    ],
    find_free_times: ["stylistId", (stylistId) => ({ stylistId, from: "2090-01-12" })],
    book_series: [
      "stylistId",
      (stylistId) => ({
        first: {
          stylistId,
          clientName: "Mine",
          appointmentDate: "2090-01-12",
          appointmentTime: "10:00",
          outsideHours: true,
        },
        everyWeeks: 4,
        times: 2,
      }),
    ],
    join_waitlist: [
      "stylistId",
      (stylistId) => ({
        stylistId,
        clientName: "Mine",
        clientEmail: "mine@x.example",
        from: "2090-01-12",
        to: "2090-01-13",
      }),
    ],
    offer_waitlist: ["waitlist", (id) => ({ id })],
    read_texts: ["clients", (clientId) => ({ clientId })],
    take_back_texts: ["messages", (batchId) => ({ batchId })],
    text_day: ["stylistId", (stylistId) => ({ date: "2090-01-10", stylistId, body: "Mine" })],
    list_appointments: ["clients", (clientId) => ({ clientId })],
    next_appointment: ["stylistId", (stylistId) => ({ stylistId })],
    book_client: [
      "stylistId",
      (stylistId) => ({
        stylistId,
        clientName: "Mine",
        appointmentDate: "2090-01-12",
        appointmentTime: "10:00",
        outsideHours: true,
      }),
    ],
    move_appointment: [
      "appointments",
      (id) => ({
        id,
        version: 1,
        appointmentDate: "2090-01-12",
        appointmentTime: "10:00",
        outsideHours: true,
      }),
    ],
    set_appointment_status: ["appointments", (id) => ({ id, status: "cancelled" })],
    block_time: [
      "stylistId",
      (stylistId) => ({ stylistId, date: "2090-01-12", from: "10:00", to: "11:00", reason: "" }),
    ],
    unblock_time: ["time-blocks", (id) => ({ id })],
    get_client: ["clients", (id) => ({ id })],
    save_client: ["clients", (id) => ({ id, notes: "Mine now" })],
    record_client_test: [
      "clients",
      (clientId) => ({ clientId, kind: "patch", result: "failed", note: "Mine now" }),
    ],
    merge_clients: ["clients", (otherId) => ({ keepId: hers["clients"] ?? "", otherId })],
    get_consultation: ["consultations", (id) => ({ id })],
    explain: ["consultations", (consultationId) => ({ consultationId, question: "why?" })],
    withdraw_safety: [
      "consultations",
      (consultationId) => ({ consultationId, words: "No allergies" }),
    ],
    save_notes: ["consultations", (id) => ({ id, notes: "Mine now" })],
    scale_bowl: ["formulas", (formulaId) => ({ formulaId, factor: 2 })],
    read_notation: ["consultations", (consultationId) => ({ consultationId, text: "6N 40g" })],
    write_formula: ["consultations", (consultationId) => ({ consultationId, bowls: [handBowl] })],
    override_formula: [
      "formulas",
      (formulaId) => ({ formulaId, name: "Mine now", reason: "Because it is mine now." }),
    ],
    convert_formula: ["formulas", (formulaId) => ({ formulaId, to: "Redken" })],
    bowl_cost: ["formulas", (formulaId) => ({ formulaId, grams: 45 })],
    visit_cost: ["consultations", (consultationId) => ({ consultationId })],
    reweigh_bowl: ["formulas", (formulaId) => ({ formulaId, mixedGrams: 60, leftGrams: 10 })],
    save_to_library: ["formulas", (formulaId) => ({ name: "Mine now", formulaId })],
    use_library_formula: ["library", (id) => ({ id, consultationId: hers["consultations"] ?? "" })],
    delete_library_formula: ["library", (id) => ({ id })],
    start_timer: ["formulas", (formulaId) => ({ label: "x", minutes: 5, formulaId })],
    add_minutes: ["timers", (id) => ({ id, minutes: 5 })],
    stop_timer: ["timers", (id) => ({ id })],
    rescue: ["timers", (timerId) => ({ text: "toner too violet", timerId })],
    share_roadmap: ["consultations", (consultationId) => ({ consultationId })],
    record_outcome: ["consultations", (consultationId) => ({ consultationId, happy: true })],
    apply_reprice: [
      "services",
      (serviceId) => ({ services: [{ serviceId, afterMinor: 100, version: 1 }] }),
      // lines that were looked at before: what is not there was taken off the menu meanwhile
      "conflict",
    ],
    mix_bowl: ["formulas", (formulaId) => ({ formulaId })],
    list_bowls: ["consultations", (consultationId) => ({ consultationId })],
    undo_bowl: ["bowls", (bowlId) => ({ bowlId })],
    undo_reprice: ["reprice", (batchId) => ({ batchId })],
    delete_product_price: ["prices", (priceId) => ({ priceId })],
    add_item: ["suppliers", (supplierId) => ({ name: "Mine", supplierId })],
    change_item: ["items", (itemId) => ({ itemId, name: "Mine now" })],
    delete_item: ["items", (itemId) => ({ itemId })],
    adjust_stock: ["items", (itemId) => ({ itemId, units: 1, reason: "found" })],
    count_stock: ["items", (itemId) => ({ counts: [{ itemId, units: 1 }] })],
    change_supplier: ["suppliers", (supplierId) => ({ supplierId, name: "Mine now" })],
    delete_supplier: ["suppliers", (supplierId) => ({ supplierId })],
    change_order: ["orders", (orderId) => ({ orderId, note: "Mine now" })],
    submit_order: ["orders", (orderId) => ({ orderId })],
    cancel_order: ["orders", (orderId) => ({ orderId })],
    change_post: ["posts", (postId) => ({ postId, caption: "Mine now" })],
    cancel_payment_link: ["payments", (paymentId) => ({ paymentId })],
    charge_no_show: ["payments", (paymentId) => ({ paymentId, amount: 5000 })],
    delete_training_example: ["training-examples", (exampleId) => ({ exampleId })],
    email_order: ["orders", (orderId) => ({ orderId })],
    receive_order: ["orders", (orderId) => ({ orderId })],
    write_caption: ["consultations", (consultationId) => ({ consultationId })],
    create_post: ["photos", (photoId) => ({ caption: "Mine now", photoId })],
    publish_post: ["posts", (postId) => ({ postId })],
    delete_post: ["posts", (postId) => ({ postId })],
    visit_money: ["appointments", (appointmentId) => ({ appointmentId })],
    request_payment: [
      "appointments",
      (appointmentId) => ({ appointmentId, purpose: "balance", send: true }),
    ],
    refund_payment: ["payments", (paymentId) => ({ paymentId, reason: "Mine now" })],
    check_migration: ["migration", (id) => ({ id })],
    run_migration: ["migration", (id) => ({ id })],
    map_migration_column: [
      "migration",
      (id) => ({ id, fileId: nobody(), column: 0, field: "name" }),
    ],
    remove_migration_file: ["migration", (id) => ({ id, fileId: nobody() })],
    erase_client: ["clients", (id) => ({ id })],
    client_photos: ["clients", (clientId) => ({ clientId })],
    add_client_photo: [
      "clients",
      (clientId) => ({ clientId, photoId: hers["photos"], moment: "before" }),
    ],
    remove_client_photo: ["clients", (clientId) => ({ clientId, id: nobody() })],
    cancel_following: ["appointments", (id) => ({ id })],
    leave_waitlist: ["waitlist", (id) => ({ id })],
    remove_chair: ["chairs", (id) => ({ id })],
    text_client: ["clients", (clientId) => ({ clientId, body: "Mine now" })],
    answer_text: ["sms", (id) => ({ id, body: "Mine now" })],
    take_conversation: ["sms", (id) => ({ id })],
    hand_back_conversation: ["sms", (id) => ({ id })],
    mark_texts_read: ["sms", (id) => ({ id })],
    retry_message: ["outbox", (id) => ({ id })],
    cancel_message: ["outbox", (id) => ({ id })],
    set_message_settings: ["stylistId", (answeringStylistId) => ({ answeringStylistId })],
    open_day: ["hours-exceptions", (id) => ({ id })],
    revoke_invitation: ["invitations", (id) => ({ id })],
    update_stylist: ["stylists", (id) => ({ id, name: "Mine now" })],
    change_library_formula: ["library", (id) => ({ id, name: "Mine now" })],
    run_line_switch: [
      "formulas",
      (formulaId) => ({
        from: "wella-professionals/koleston-perfect",
        to: "wella-professionals/color-touch",
        items: [{ formulaId, choices: [0] }],
      }),
    ],
    check_formula_import: [
      "imports",
      (id) => ({ id, columns: [{ column: 1, field: "formula" }], headerRow: 1 }),
    ],
    start_formula_import: ["imports", (id) => ({ id })],
    cancel_formula_import: ["imports", (id) => ({ id })],
    undo_formula_import: ["imports", (id) => ({ id })],
    // without a model that sees, no card is read at all
    read_card: ["photos", (photoId) => ({ photoId }), "ai_unavailable"],
    check_formula: ["consultations", (consultationId) => ({ consultationId, bowls: [handBowl] })],
    stop_sharing_roadmap: ["consultations", (consultationId) => ({ consultationId })],
    order_brand_preferences: ["brand-preferences", (id) => ({ ids: [id] })],
    revoke_api_token: ["api-tokens", (id) => ({ id })],
    set_notifications: ["push", (id) => ({ id, timers: false })],
    stop_notifications: ["push", (id) => ({ id })],
    test_notification: ["push", (id) => ({ id })],
    rename_chat: ["chats", (id) => ({ id, title: "Mine now" })],
    archive_chat: ["chats", (id) => ({ id, archived: true })],
    delete_chat: ["chats", (id) => ({ id })],
    cancel_migration: ["migration", (id) => ({ id })],
    undo_migration: ["migration", (id) => ({ id })],
  };
  const words = () => {
    const { consultationType: _type, ...rest } = newWords;
    return { ...rest, currentPhotos: [] };
  };
  const run = (tool: string, input: object) =>
    toolsetFor(maren.ctx(), { chatId: hers["chats"] ?? "", messageId: null }, () => {}).tools[
      tool
    ]?.execute?.(input, {
      toolCallId: crypto.randomUUID(),
      messages: [],
      context: {},
    });

  test("is tried with every tool that takes one", () => {
    const takesId = Object.entries(stylistTools).filter(([, { input }]) =>
      JSON.stringify(z.toJSONSchema(input, { io: "input" })).includes('"format":"uuid"'),
    );
    expect(takesId.map(([name]) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  test.each(Object.entries(CALLS))("(%s) is as unknown as a made-up one", async (tool, call) => {
    const [owned, input, code = "not_found"] = call;
    const refused = { ok: false, code };
    const [foreign, unknown] = [
      await run(tool, input(theirs[owned] ?? "")),
      await run(tool, input(nobody())),
    ];
    expect(foreign).toMatchObject(refused);
    expect(foreign).toEqual(unknown);
  });
});

test("after all that the neighbour's things are as they were", async () => {
  expect(await (await neighbour.request("/api/timers")).json()).toMatchObject([
    { id: theirs["timers"], stoppedAt: null, minutes: 5 },
  ]);
  expect((await chatOf(neighbour, theirs["chats"]).open()).messages.length).toBe(2);
  const { consultation } = (await (
    await neighbour.request(`/api/consultations/${theirs["consultations"]}`)
  ).json()) as { consultation: object };
  expect(consultation).toMatchObject({ stylistNotes: null });
});
