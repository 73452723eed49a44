import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestApp } from "#tests/app.ts";
import { newWords } from "#tests/consultation-form.ts";
import type { Salon } from "#tests/fixtures.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { ALONE, openWholeSalon } from "#tests/whole-salon.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";

type Body = Record<string, unknown>;
type Refusal = { error?: unknown; message?: unknown; code?: unknown; issues?: { path: string }[] };

let here: TestApp;
let maren: Salon;
let ids: Record<string, string>;
let routes: string[];
/** Each request comes a second after the one before, so that none is turned away unread for coming too soon. */
let later = 0;

beforeAll(async () => {
  ({ here, maren } = await openWholeSalon({ ...ALONE, now: () => new Date(Date.now() + later) }));
  const timer = (await (
    await maren.json("POST", "/api/timers", { label: "Roots", minutes: 5 })
  ).json()) as { id: string };
  await maren.request("/api/inventory/subscribe", { method: "PUT" });
  const service = (await (
    await maren.json("POST", "/api/services", {
      ...BODIES["POST /api/services"],
      stylistId: maren.actor.stylistId,
    })
  ).json()) as { id: string };
  const texts = (await (
    await maren.json("POST", "/api/sms/conversations", { phone: "+4930901820", body: "Hello" })
  ).json()) as { id: string };
  const chat = crypto.randomUUID();
  await (await maren.json("POST", "/api/chat", { ...BODIES["POST /api/chat"], id: chat })).text();
  const [consultations, formulas] = [crypto.randomUUID(), crypto.randomUUID()];
  ids = {
    messages: "reminder",
    timers: timer.id,
    services: service.id,
    chats: chat,
    chat,
    consultations,
    formulas,
    inventory: crypto.randomUUID(),
    admin: crypto.randomUUID(),
    "act-requests": crypto.randomUUID(),
  };
  ids["sms"] = texts.id;
  ids["social-media"] = crypto.randomUUID();
  const document = (await (await maren.request("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { requestBody?: { content: object } }>>;
  };
  routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { requestBody }]) => requestBody && "application/json" in requestBody.content)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => here.close());

const password = "copper and violet 42";
const photo = "00000000-0000-4000-8000-000000000000";
const wish: Body = {
  stylistId: photo,
  anyStylist: true,
  clientName: "N",
  clientEmail: "n@x.example",
  clientPhone: "1",
  serviceId: photo,
  serviceType: "S",
  from: "2090-01-10",
  to: "2090-01-11",
  earliest: "10:00",
  latest: "12:00",
};
const client: Body = {
  name: "N",
  email: "n@x.example",
  phone: "1",
  birthDate: "1990-01-31",
  allergies: "A",
  notes: "N",
  mustKnow: "M",
  preferredStylistId: photo,
};
const member: Body = {
  name: "N",
  email: "n@x.example",
  phone: "1",
  bookingSlug: "n-of-x",
  bio: "B",
  specialties: ["gloss"],
  role: "stylist",
};
const supplier: Body = {
  name: "N",
  contactEmail: "n@x.example",
  contactPhone: "1",
  accountNumber: "2",
  website: "https://x.example",
  address: "A",
  notes: "N",
};
const stocked: Body = {
  name: "N",
  brand: "B",
  category: "color",
  productCode: "7/0",
  barcode: "036000291452",
  unit: "tube",
  unitGrams: 60,
  lowStockThreshold: 5,
  targetQuantity: 12,
  costPerUnit: "9.50",
  supplierId: photo,
  link: {
    line: "wella-professionals/koleston-perfect",
    part: "colour",
    code: "7/0",
    volume: null,
  },
  expiresOn: "2090-01-10",
  notes: "N",
};
/** A well-meant body for every route that takes JSON; a route without one fails the first test. */
const BODIES: Record<string, Body> = {
  "POST /api/auth/sign-up/email": { name: "N", email: "n@x.example", password },
  "POST /api/auth/sign-in/email": { email: "n@x.example", password, rememberMe: true },
  "POST /api/auth/request-password-reset": { email: "nobody@x.example" },
  "POST /api/auth/reset-password": { newPassword: password, token: "x" },
  "POST /api/auth/send-verification-email": { email: "nobody@x.example" },
  "POST /api/auth/verify-email": { token: "x" },
  "POST /api/auth/change-password": { currentPassword: "not this one", newPassword: password },
  "PUT /api/stylists/profile": {
    name: "N",
    email: "n@x.example",
    phone: "1",
    isLicensed: true,
    licenseNumber: "2",
    yearsOfExperience: 3,
    salonName: "S",
    salonAddress: "A",
    website: "https://x.example",
  },
  "POST /api/outbox/{id}/whole": { password },
  "POST /api/exports": { password: "not this one" },
  "POST /api/salon/deletion": { password: "not this one" },
  "PUT /api/salon/retention": { messages: 12, chats: 12, photos: 12, clients: 24 },
  "PUT /api/social-media/subscribe": { tier: "full-management" },
  "POST /api/social-media/posts": {
    postType: "tutorial",
    caption: "C",
    platform: ["instagram"],
    status: "scheduled",
    scheduledFor: "2090-01-10T10:00:00Z",
    hashtags: ["gloss"],
    aiGenerated: true,
  },
  "PATCH /api/social-media/posts/{id}": {
    postType: "promo",
    caption: "C",
    platform: ["facebook"],
    scheduledFor: "2090-01-10T10:00:00Z",
    hashtags: ["gloss"],
  },
  "POST /api/social-media/caption": {
    postType: "tutorial",
    about: "gloss",
    platform: ["instagram"],
  },
  "PUT /api/social-media/accounts/{platform}": { accountId: "1234567", token: "x".repeat(30) },
  "PUT /api/subscription/upgrade": { tier: "complete" },
  "PATCH /api/admin/stylists/{id}/status": {
    status: "verified",
    evidence: "N",
    licenseExpiresOn: "2030-01-31",
    note: "N",
  },
  "POST /api/act-requests/{id}": { approved: true },
  "PUT /api/ai-key": { provider: "gemini", key: "x".repeat(39) },
  "POST /api/api-tokens": { name: "N", scopes: ["read"], days: 30 },
  "POST /api/push/devices": {
    endpoint: "https://push.example/1",
    p256dh: "B".repeat(87),
    auth: "B".repeat(22),
    device: "N",
    timers: true,
    bookings: true,
  },
  "PATCH /api/push/devices/{id}": { timers: true, bookings: false },
  "POST /api/services": {
    stylistId: photo,
    name: "N",
    category: "Other",
    description: "D",
    basePrice: "$150",
    priceRange: "$150 to $180",
    priceMaxMinor: 18_000,
    priceFrom: true,
    payAtBooking: "deposit",
    depositText: "$30",
    depositMinor: 3000,
    noShowPercent: 50,
    duration: 60,
    segments: [{ kind: "apply", minutes: 60 }],
    online: true,
    onlineInProcessing: true,
    needsPatchTest: true,
  },
  "PATCH /api/services/{id}": {
    name: "N",
    category: "Other",
    description: "D",
    basePrice: "$150",
    priceRange: "$150 to $180",
    priceMaxMinor: 18_000,
    priceFrom: true,
    payAtBooking: "deposit",
    depositText: "$30",
    depositMinor: 3000,
    noShowPercent: 50,
    duration: 60,
    segments: [{ kind: "apply", minutes: 60 }],
    online: true,
    onlineInProcessing: true,
    needsPatchTest: true,
    version: 1,
  },
  "POST /api/services/reprice/preview": {
    stylistId: photo,
    category: "Other",
    serviceIds: [photo],
    percent: 8,
    roundTo: 5,
  },
  "POST /api/services/reprice": {
    services: [{ serviceId: photo, afterMinor: 16_000, afterMaxMinor: 18_000, version: 1 }],
  },
  "PUT /api/messages/settings": {
    smsOn: true,
    number: "+15550199",
    answeringStylistId: photo,
    reminderHours: [24],
    reminderByMail: true,
    reminderBySms: true,
    patchTestHours: 72,
    noShowFollowUp: true,
    dailyDigest: true,
    digestHour: 7,
    quietFrom: "20:00",
    quietTo: "09:00",
    perClientPerDay: 3,
    perHour: 100,
    holdSeconds: 60,
    segmentPriceMicros: 7900,
    countries: ["DE"],
  },
  "PUT /api/messages/templates/{kind}/{channel}": { subject: "S", body: "{salon}: {date}" },
  "POST /api/messages/templates/{kind}/{channel}/preview": {
    subject: "S",
    body: "{salon}: {date}",
  },
  "POST /api/messages/consents": { phone: "+15550100", granted: true, wording: "Yes please" },
  "POST /api/messages/many": {
    date: "2090-01-10",
    stylistId: photo,
    from: "10:00",
    body: "We run late.",
  },
  "POST /api/messages/many/preview": {
    date: "2090-01-10",
    stylistId: photo,
    from: "10:00",
    body: "We run late.",
  },
  "POST /api/sms/conversations": { phone: "+4930901820", clientId: photo, body: "Hello" },
  "POST /api/sms/conversations/{id}/messages": { body: "Hello" },
  "POST /api/services/starter": { stylistId: photo },
  "PUT /api/booking-rules": {
    timeZone: "Europe/Berlin",
    minNoticeMinutes: 60,
    horizonDays: 30,
    stepMinutes: 15,
    bufferMinutes: 5,
    dailyCap: 8,
    cutoffHours: 24,
    confirmation: "automatic",
    requirePatchTest: true,
  },
  "POST /api/chairs": { name: "N" },
  "POST /api/appointments": {
    stylistId: photo,
    clientName: "C",
    clientEmail: "c@x.example",
    clientPhone: "1",
    serviceId: photo,
    serviceType: "Haircut",
    appointmentDate: "2090-01-10",
    appointmentTime: "10:00",
    slotToken: "x",
    notes: "N",
  },
  "POST /api/appointments/for-client": {
    stylistId: photo,
    clientId: photo,
    clientName: "C",
    clientEmail: "c@x.example",
    clientPhone: "1",
    serviceId: photo,
    serviceType: "Haircut",
    durationMinutes: 60,
    segments: [{ kind: "apply", minutes: 60 }],
    appointmentDate: "2090-01-10",
    appointmentTime: "10:00",
    notes: "N",
    outsideHours: true,
    override: { name: "Nina", reason: "R because R" },
  },
  "PATCH /api/appointments/{id}": {
    version: 1,
    appointmentDate: "2090-01-10",
    appointmentTime: "10:00",
    stylistId: photo,
    durationMinutes: 60,
    outsideHours: true,
  },
  "PATCH /api/appointments/{id}/status": {
    status: "cancelled",
    cancelledBy: "salon",
    version: 1,
  },
  "POST /api/payments": {
    appointmentId: photo,
    purpose: "balance",
    amount: 5000,
    send: true,
  },
  "PUT /api/payments/settings": { refundInTime: true, payWithinMinutes: 60 },
  "POST /api/payments/{id}/refund": { amount: 5000, reason: "R" },
  "POST /api/payments/{id}/charge": { amount: 5000 },
  "POST /api/time-blocks": {
    stylistId: photo,
    date: "2090-01-10",
    from: "10:00",
    to: "11:00",
    reason: "R",
  },
  "POST /api/manage/{token}/cancel": { version: 1 },
  "POST /api/manage/{token}/move": {
    slotToken: "x",
    appointmentDate: "2090-01-10",
    appointmentTime: "10:00",
    version: 1,
  },
  "POST /api/appointments/series": {
    first: {
      stylistId: photo,
      clientName: "N",
      appointmentDate: "2090-01-10",
      appointmentTime: "10:00",
    },
    everyWeeks: 4,
    times: 2,
    skipTaken: true,
  },
  "POST /api/holds": { slotToken: "x" },
  "POST /api/holds/release": { slotToken: "x" },
  "POST /api/waitlist": { ...wish, clientId: photo },
  "POST /api/waitlist/join": wish,
  "POST /api/chat/book": {
    message: "hello",
    stylistId: photo,
    conversationHistory: [{ role: "user", content: "hello" }],
  },
  "POST /api/clients": { ...client },
  "PATCH /api/clients/{id}": { ...client, portfolioConsent: true, version: 1 },
  "POST /api/clients/merge": { keepId: photo, otherId: photo },
  "POST /api/clients/{id}/tests": {
    kind: "patch",
    doneAt: "2026-01-01T10:00:00Z",
    brandId: "wella-professionals",
    result: "pending",
    note: "N",
  },
  "PATCH /api/clients/{id}/tests/{testId}": { result: "failed", note: "N" },
  "POST /api/clients/{id}/photos": {
    photoId: photo,
    moment: "before",
    pairId: photo,
    consultationId: photo,
    takenOn: "2026-01-01",
  },
  "POST /api/stylists": { ...member },
  "PATCH /api/stylists/{id}": { ...member },
  "PUT /api/stylists/{id}/hours": { week: [...DEFAULT_WEEK] },
  "POST /api/hours-exceptions": {
    stylistId: photo,
    from: "2090-01-10",
    to: "2090-01-11",
    hours: { from: "10:00", to: "12:00", breaks: [{ from: "10:30", to: "11:00" }] },
    reason: "R",
  },
  "POST /api/invitations": { stylistId: photo },
  "POST /api/invitations/{token}/accept": { name: "N", password },
  "POST /api/inventory/suppliers": { ...supplier },
  "PATCH /api/inventory/suppliers/{id}": { ...supplier },
  "POST /api/inventory/items": { ...stocked, currentQuantity: 3 },
  "PATCH /api/inventory/items/{id}": { ...stocked },
  "POST /api/inventory/items/{id}/adjust": { units: -1, reason: "sold", note: "N" },
  "PUT /api/inventory/takes/{id}/counts": {
    counts: [{ itemId: photo, units: 3, openGrams: 12.5 }],
  },
  "POST /api/formulas/{id}/mix": { totalGrams: 60 },
  "POST /api/inventory/orders": {
    supplierId: photo,
    items: [{ itemId: photo, quantity: 1 }],
    note: "N",
  },
  "POST /api/inventory/orders/quick": { rule: "usage", supplierId: photo },
  "PATCH /api/inventory/orders/{id}": {
    items: [{ itemId: photo, quantity: 1 }],
    note: "N",
    expectedOn: "2090-01-10",
  },
  "POST /api/inventory/orders/{id}/receive": {
    items: [{ itemId: photo, received: 1 }],
    finished: true,
    note: "N",
    expiresOn: { [photo]: "2090-01-10" },
  },
  "POST /api/migration/start": {
    stylistId: photo,
    platform: "square",
    username: "U",
    password: "P",
    apiKey: "K",
    subdomain: "falk",
  },
  "PUT /api/migration/{id}/files/{fileId}/mapping": {
    kind: "clients",
    columns: [{ column: 0, field: "name" }],
    headerRow: 1,
    dateOrder: "day",
  },
  "POST /api/timers": { label: "Roots", minutes: 5, consultationId: photo },
  "PATCH /api/timers/{id}": { action: "add", minutes: 1 },
  "PATCH /api/chats/{id}": { title: "T", archived: true },
  "POST /api/chats/{id}/branch": { messageId: "m1", step: "next" },
  "PATCH /api/consultations/{id}/notes": { notes: "N" },
  "POST /api/consultations/{id}/safety/withdraw": { words: "she is allergic to ppd" },
  "POST /api/consultations/{id}/formulas": { name: "N", bowls: [handBowl] },
  "POST /api/consultations/{id}/formulas/check": { bowls: [handBowl] },
  "POST /api/formulas/library": { name: "N", notation: "7/1 30g", notes: "N", clientName: "C" },
  "PATCH /api/formulas/library/{id}": { name: "N", notation: "7/1 30g", notes: "N" },
  "POST /api/formulas/library/restore": {
    origin: "saved",
    name: "N",
    clientName: "C",
    notation: "7/1 30g",
    notes: "N",
    line: "wella-professionals/koleston-perfect",
    usedOn: "2026-01-31",
    importId: photo,
    importRow: 1,
    madeFrom: photo,
    consultationId: photo,
    createdAt: "2026-01-31T10:00:00.000Z",
  },
  "POST /api/formulas/library/{id}/use": { consultationId: photo },
  "POST /api/formulas/notation": { text: "7/1 30g", line: "wella-professionals/color-touch" },
  "POST /api/formulas/notation/card": { photoId: photo },
  "PUT /api/formulas/imports/{id}/mapping": {
    columns: [{ column: 0, field: "formula" }],
    headerRow: 1,
  },
  "POST /api/shelf/read": {
    brandId: "wella-professionals",
    lineId: "koleston-perfect",
    text: "7/1, 8/0",
  },
  "PUT /api/shelf": {
    brandId: "wella-professionals",
    lineId: "koleston-perfect",
    codes: ["7/1"],
  },
  "PUT /api/shelf/only": { only: true },
  "PUT /api/brand-preferences/order": { ids: [photo] },
  "POST /api/formulas/convert": {
    originalFormula: "Topchic 8G 30 g + 30 g 20 vol",
    stylistId: photo,
    productType: "base",
    sourceContext: "Goldwell",
    to: "pravana/chromasilk",
  },
  "POST /api/formulas/{id}/convert": { to: "Redken" },
  "POST /api/formulas/switch/plan": {
    from: "goldwell/topchic",
    to: "pravana/chromasilk",
    days: 30,
    formulaId: photo,
  },
  "POST /api/formulas/switch": {
    from: "goldwell/topchic",
    to: "pravana/chromasilk",
    items: [{ formulaId: photo, choices: [0] }],
  },
  "POST /api/formulas/{id}/override": { name: "Nina", reason: "R because R" },
  "POST /api/consultations/{id}/roadmap/share": { cost: "hidden" },
  "PUT /api/consultations/{id}/outcome": {
    happy: true,
    levelReached: 7.5,
    tone: "ash",
    photoId: photo,
    note: "N",
  },
  "POST /api/outcomes/offsets": { line: "wella-professionals/color-touch", use: true },
  "POST /api/training/grade": { scenario: 1, target: 1, formula: "7N 60g + 20 vol 60g" },
  "POST /api/training/practice": { scenario: 1, target: 1, formula: "7N", stylistId: photo },
  "POST /api/training-examples": {
    name: "N",
    currentPhotos: ["x"],
    hairHealth: "healthy",
    hasGray: true,
    baseFormula: { brand: "Wella", shades: ["7/0"], developerVolume: 20 },
    recommendedTechniques: ["foils"],
  },
  "PUT /api/rates": { currency: "EUR", hourlyRate: 6000, productRate: 900 },
  "PUT /api/prices": {
    prices: [{ line: "wella-professionals/color-touch", code: "7/1", packGrams: 60, price: 950 }],
  },
  "PUT /api/cost-settings": { overheadPercent: 25, marginPercent: 20 },
  "POST /api/formulas/{id}/reweigh": { mixedGrams: 60, leftGrams: 10 },
  "POST /api/brand-preferences": {
    brandId: "wella-professionals",
    productLineId: "koleston-perfect",
    productType: "general",
    stylistId: photo,
  },
  "PUT /api/stylists/brand-preferences": {
    brandId: "wella-professionals",
    productLineIds: ["koleston-perfect"],
    developerBrand: "wella-professionals",
    developerVolume: 20,
  },
  "POST /api/chat": {
    id: photo,
    message: { id: "m1", role: "user", parts: [{ type: "text", text: "hello" }] },
    beside: { screen: "history", recordId: photo },
  },
  "POST /api/consultations": {
    ...newWords,
    clientName: "C",
    currentPhotos: [],
    targetPhoto: photo,
  },
  "POST /api/colour/formulate": {
    flow: "consultation",
    currentLevel: 5,
    desiredLevel: 7,
    hairCondition: "virgin",
    previousTreatments: [],
    damageLevel: "1",
    porosity: "normal",
    serviceType: "toning",
    desiredTone: "neutral",
    extra: { goal: "x" },
  },
  "POST /api/colour/check": { candidate: { steps: [] }, context: {} },
  "POST /api/colour/rescue": { text: "toner on six minutes, ends going violet", minutesOn: 6 },
  "POST /api/colour/mix": { ratio: "1:1", total_g: 60 },
  "POST /api/colour/convert": {
    from: "wella-professionals/koleston-perfect",
    code: "7/1",
    to: "redken/shades-eq",
  },
};

/** What no field means. */
const ODD: unknown[] = [
  null,
  -1,
  1.5,
  2 ** 53,
  1e308,
  "",
  "a\0b",
  "\ud800",
  "😀\u202e\r\nBcc: x@y.example",
  "a".repeat(20_000),
  [],
  [[]],
  {},
  { toString: 1, constructor: { prototype: 1 } },
  true,
  "' or 1=1--",
  "2026-13-45",
  Array(500).fill("x"),
];
/** Whole bodies, as text. */
const TEXTS = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "1",
  "{}",
  "\ufeff{}",
  "undefined",
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"tier":"complete"}}}',
  '{"a":1e400}',
  '{"a":1,"a":2}',
  "[".repeat(20_000) + "]".repeat(20_000),
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
];
const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=b",
  "application/json; charset=utf-16",
  "application/xml",
];

const bodyOf = (route: string) => structuredClone(BODIES[route] ?? {});

async function send(route: string, body: string, type = "application/json") {
  later += 1_000;
  const [method = "", path = ""] = route.split(" ");
  const url = path
    .replace("{platform}", "facebook")
    .replace(/\{\w+\}/, ids[path.split("/")[2] ?? ""] ?? "")
    .replace("{channel}", "sms");
  const response = await maren.request(url, { method, body, headers: { "content-type": type } });
  return { status: response.status, text: await response.text() };
}

/** What is wrong with an answer by the contract; undefined when nothing is. */
function wrong({ status, text }: { status: number; text: string }, named: boolean) {
  if (status < 400) return undefined;
  const said = text.slice(0, 200);
  if (status >= 500) return `${status} ${said}`;
  if (text.length > 10_000) return `${status} repeats what was sent`;
  const { error, message, code, issues } = JSON.parse(text) as Refusal;
  if (typeof error !== "string" || error !== message || typeof code !== "string")
    return `${status} is not the contract's shape: ${said}`;
  if (status === 400 && named && !issues?.length) return `400 names no field: ${said}`;
  return undefined;
}

async function rows(): Promise<Record<string, number>> {
  const sql = postgres(here.databaseUrl, { max: 1 });
  try {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limit', 'sms_receipts')`;
    const counted: Record<string, number> = {};
    for (const { name } of tables)
      counted[name] = (await sql`select count(*)::int as n from ${sql(name)}`)[0]?.["n"] as number;
    return counted;
  } finally {
    await sql.end();
  }
}

test("every route that takes JSON is attacked here", () => {
  expect(routes.toSorted()).toEqual(Object.keys(BODIES).toSorted());
});

describe("whatever is sent, the answer is the contract's", () => {
  test.each(Object.keys(BODIES))("%s", async (route) => {
    const bad: string[] = [];
    const look = async (what: string, body: string, named = true, type?: string) => {
      const problem = wrong(await send(route, body, type), named);
      if (problem) bad.push(`${what}: ${problem}`);
    };
    for (const [at, text] of TEXTS.entries()) await look(`text ${at}`, text, false);
    for (const type of TYPES) await look(type, '{"a":1}', false, type);
    for (const [name, value] of Object.entries(bodyOf(route))) {
      for (const odd of ODD) {
        const what = `${name} = ${JSON.stringify(odd).slice(0, 40)}`;
        await look(what, JSON.stringify({ ...bodyOf(route), [name]: odd }));
        if (typeof value !== "object" || value === null || Array.isArray(value)) continue;
        for (const inner of Object.keys(value))
          await look(
            `${name}.${inner} of ${what}`,
            JSON.stringify({ ...bodyOf(route), [name]: { ...value, [inner]: odd } }),
          );
      }
    }
    expect(bad).toEqual([]);
  });
});

test("what is refused leaves no row behind", async () => {
  const before = await rows();
  for (const route of Object.keys(BODIES)) {
    if (route.startsWith("POST /api/colour")) continue; // pure: it keeps nothing
    for (const name of Object.keys(bodyOf(route))) {
      const { status } = await send(route, JSON.stringify({ ...bodyOf(route), [name]: { no: 1 } }));
      expect([route, name, status >= 400]).toEqual([route, name, true]);
    }
  }
  expect(await rows()).toEqual(before);
});

test("nobody gives themselves a role, a plan or another's salon by sending it along", async () => {
  const given = {
    role: "admin",
    isAdmin: true,
    accountStatus: "verified",
    salonId: photo,
    userId: "x",
    uploadsUsed: -100,
    verifiedAt: "2020-01-01T00:00:00Z",
  };
  for (const [name, value] of Object.entries(given)) {
    for (const route of Object.keys(BODIES)) {
      if (/colour|\/chat$/.test(route)) continue; // neither writes what it was not asked for
      const { status } = await send(route, JSON.stringify({ ...bodyOf(route), [name]: value }));
      expect([route, name, status >= 400]).toEqual([route, name, true]);
    }
  }
  const session = await (await maren.request("/api/auth/get-session")).json();
  expect(session).toMatchObject({
    user: { isAdmin: false },
    salon: { id: maren.actor.salonId, role: "owner", accountStatus: "pending" },
  });
});

describe("a list", () => {
  const cursor = (text: string) => `cursor=${Buffer.from(text).toString("base64url")}`;
  const id = crypto.randomUUID();
  test.each([
    "limit=0",
    "limit=-1",
    "limit=501",
    "limit=abc",
    "limit=1.5",
    "limit=NaN",
    "cursor=zzz",
    `cursor=${"a".repeat(5000)}`,
    "cursor=%00",
    cursor(`2026-01-01T00:00:00.000Z ${"-".repeat(36)}`),
    cursor(`-100000-01-01T00:00:00.000Z ${id}`),
    cursor(`+200000-01-01T00:00:00.000Z ${id}`),
    cursor(`2026-13-41T00:00:00.000Z ${id}`),
    cursor(`2026 ${id}`),
  ])("refuses %s by name", async (query) => {
    for (const list of ["consultations", "chats", "formulas", "outbox", "stylists"]) {
      const response = await maren.request(`/api/${list}?${query}`);
      expect([list, response.status]).toEqual([list, 400]);
      const { issues } = (await response.json()) as Refusal;
      expect(issues?.map(({ path }) => path)).toEqual([query.split("=")[0]]);
    }
  });
});
