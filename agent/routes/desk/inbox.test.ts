import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerText } from "#agent/sms/answer.ts";
import { contextForSalon } from "#agent/context.ts";
import type { SmsConversation, SmsThread } from "#tools/messages/sms-schema.ts";
import { queueText } from "#tools/messages/outbox/queue.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeTwilio } from "#tests/fakes/twilio.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { text } from "#tests/incoming.ts";

// what the assistant says is tried where it is made
vi.mock("#agent/sms/answer.ts");
const brain = vi.mocked(answerText);

const dana = { name: "Dana Reyes", email: "dana@x.example", timeZone: "America/New_York" };
const LINE = "+12025550100";
const OWN_LINE = "+12025550177";

let twilio: Awaited<ReturnType<typeof fakeTwilio>>;
let app: TestApp;
let salon: Salon;
let other: Salon;

beforeAll(async () => {
  twilio = await fakeTwilio({ number: LINE });
  app = await startApp({ env: twilio.env });
  [salon, other] = [await openSalon(app, dana), await openSalon(app, joaquin)];
  for (const each of [salon, other])
    await each.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  twilio.owned.push(OWN_LINE);
  await salon.json("PUT", "/api/messages/settings", { number: OWN_LINE });
});
beforeEach(() => {
  brain.mockReset();
  brain.mockResolvedValue({ reply: null });
});
afterAll(async () => {
  await app.close();
  await twilio.close();
});

const list = async (of: Salon, query = "") =>
  (await (await of.request(`/api/sms/conversations${query}`)).json()) as SmsConversation[];
const phones = async (of: Salon, query = "") => (await list(of, query)).map(({ phone }) => phone);
const withNumber = async (of: Salon, phone: string) => {
  const found = (await list(of)).find((each) => each.phone === phone);
  if (!found) throw new Error(`Nobody wrote from ${phone}.`);
  return found;
};
const thread = async (of: Salon, id: string) =>
  (await (await of.request(`/api/sms/conversations/${id}`)).json()) as SmsThread;
const act = (of: Salon, id: string, verb: string, body: object = {}) =>
  of.json("POST", `/api/sms/conversations/${id}/${verb}`, body);

test("the newest conversation stands first, with the client whose number it is, what is unread and who is needed", async () => {
  const client = await salon.json("POST", "/api/clients", {
    name: "Ana Keller",
    phone: "(202) 555-1001",
  });
  expect(client.status).toBe(201);
  await text(app, { from: "+12025551001", to: OWN_LINE, body: "First" });
  brain.mockResolvedValue({ reply: "Somebody will write to you.", needsYou: true });
  await text(app, { from: "+12025551002", to: OWN_LINE, body: "A person please" });
  await text(app, { from: "+12025551001", to: OWN_LINE, body: "Second" });
  expect(await list(salon)).toMatchObject([
    {
      phone: "+12025551001",
      clientName: "Ana Keller",
      stylistName: dana.name,
      unread: 2,
      unreadBody: "Second",
      needsYou: true,
      lastBody: "Somebody will write to you.",
      lastDirection: "out",
      consent: "unknown",
    },
    { phone: "+12025551002", clientName: null, unread: 1, needsYou: true },
  ]);
  const [ana, stranger] = await list(salon);
  expect(await (await act(salon, ana?.id ?? "", "read")).json()).toMatchObject({ unread: 0 });
  expect(await phones(salon, "?unread=true")).toEqual([stranger?.phone]);
  await act(salon, stranger?.id ?? "", "hand-back");
  expect(await phones(salon, "?needsYou=true")).toEqual([ana?.phone]);
  const count = await salon.request("/api/sms/conversations?needsYou=true&limit=1");
  expect(count.headers.get("x-total-count")).toBe("1");
});

test("a number that two clients have is nobody's", async () => {
  for (const name of ["Bea Stone", "Cleo Stone"])
    await salon.json("POST", "/api/clients", { name, phone: "+12025551003" });
  await text(app, { from: "+12025551003", to: OWN_LINE, body: "Hi" });
  expect(await withNumber(salon, "+12025551003")).toMatchObject({ clientName: null });
});

test("the list and a thread are read page by page", async () => {
  const pages: string[] = [];
  for (let next: string | undefined = "/api/sms/conversations?limit=2"; next;) {
    const page: Response = await salon.request(next);
    pages.push(...((await page.json()) as SmsConversation[]).map(({ phone }) => phone));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1];
  }
  expect(pages).toEqual(await phones(salon));
  expect(pages.length).toBeGreaterThan(2);
  const from = "+12025551004";
  for (const body of ["one", "two", "three"]) await text(app, { from, to: OWN_LINE, body });
  const { id } = await withNumber(salon, from);
  const newest = await salon.request(`/api/sms/conversations/${id}?limit=2`);
  const said = ({ messages }: SmsThread) => messages.map(({ body }) => body);
  expect(said(await newest.json())).toEqual(["two", "three"]);
  expect(newest.headers.get("x-total-count")).toBe("3");
  const older = /<([^>]+)>; rel="next"/.exec(newest.headers.get("Link") ?? "")?.[1] ?? "";
  expect(said(await (await salon.request(older)).json())).toEqual(["one"]);
});

test("who writes takes over, and the words go out once under their name", async () => {
  const from = "+12025551005";
  await text(app, { from, to: OWN_LINE, body: "Hi" });
  const { id } = await withNumber(salon, from);
  const written = await act(salon, id, "messages", { body: "Dana here." });
  expect(written.status).toBe(201);
  expect(await written.json()).toMatchObject({
    answering: "staff",
    takenByName: dana.name,
    unread: 0,
    needsYou: false,
    lastBody: "Dana here.",
  });
  expect((await thread(salon, id)).messages.at(-1)).toMatchObject({
    author: "staff",
    authorName: dana.name,
    body: "Dana here.",
    direction: "out",
  });
  expect(await (await act(salon, id, "hand-back")).json()).toMatchObject({
    answering: "assistant",
    takenByName: null,
  });
});

test("a conversation is begun with a number in any spelling, or with a client, and gone on with where there is one", async () => {
  const start = (body: object) => salon.json("POST", "/api/sms/conversations", body);
  const first = await start({ phone: "(202) 555-1006", body: "Hello" });
  expect(first.status).toBe(201);
  const begun = (await first.json()) as SmsConversation;
  expect(begun).toMatchObject({ phone: "+12025551006", answering: "staff", lastBody: "Hello" });
  const again = (await (
    await start({ phone: "+1 202 555 1006", body: "Again" })
  ).json()) as SmsConversation;
  expect(again.id).toBe(begun.id);
  const client = (await (
    await salon.json("POST", "/api/clients", { name: "Dora Finn", phone: "+12025551007" })
  ).json()) as { id: string };
  expect(await (await start({ clientId: client.id, body: "Hello" })).json()).toMatchObject({
    phone: "+12025551007",
    clientName: "Dora Finn",
  });
  const silent = (await (
    await salon.json("POST", "/api/clients", { name: "Enid Finn", email: "enid@x.example" })
  ).json()) as { id: string };
  for (const [body, status] of [
    [{ phone: "call me", body: "x" }, 400],
    [{ clientId: silent.id, body: "x" }, 400],
    [{ body: "x" }, 400],
    [{ phone: "+12025551006", body: "  " }, 400],
    [{ clientId: crypto.randomUUID(), body: "x" }, 404],
  ] as const)
    expect([body, (await start(body)).status]).toEqual([body, status]);
});

test("a number that has opted out is not written to, nor is anybody while texts are off", async () => {
  const from = "+12025551008";
  await text(app, { from, to: OWN_LINE, body: "STOP", more: { OptOutType: "STOP" } });
  const { id, consent } = await withNumber(salon, from);
  expect(consent).toBe("revoked");
  const refused = await act(salon, id, "messages", { body: "Please" });
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    "This number has opted out of texts. Please call instead.",
  ]);
  await salon.json("PUT", "/api/messages/settings", { smsOn: false });
  const free = await withNumber(salon, "+12025551002");
  expect((await act(salon, free.id, "messages", { body: "Hi" })).status).toBe(409);
  brain.mockResolvedValue({ reply: "Yes." });
  expect(await text(app, { from: free.phone, to: OWN_LINE, body: "Free?" })).toBeNull();
  expect(brain).not.toHaveBeenCalled();
  expect(await withNumber(salon, free.phone)).toMatchObject({ lastBody: "Free?" });
  await salon.json("PUT", "/api/messages/settings", { smsOn: true });
});

test("a number that only got notices is no conversation until somebody writes", async () => {
  const phone = "+12025551009";
  const ctx = contextForSalon(app.services, salon.actor.salonId);
  await queueText(ctx, { kind: "reminder", to: phone, body: "Tomorrow at ten." });
  expect(await phones(salon)).not.toContain(phone);
  await text(app, { from: phone, to: OWN_LINE, body: "See you" });
  const { id } = await withNumber(salon, phone);
  expect((await thread(salon, id)).messages.map(({ author }) => author)).toEqual([
    "notice",
    "client",
  ]);
});

test("another salon's conversations are as unknown as made-up ones, and a plan without scheduling has none", async () => {
  const [mine] = await list(salon);
  expect(await list(other)).toEqual([]);
  for (const id of [mine?.id ?? "", crypto.randomUUID()]) {
    expect((await other.request(`/api/sms/conversations/${id}`)).status).toBe(404);
    for (const verb of ["take", "hand-back", "read", "messages"])
      expect((await act(other, id, verb, verb === "messages" ? { body: "x" } : {})).status).toBe(
        404,
      );
  }
  expect(await withNumber(salon, mine?.phone ?? "")).toEqual(mine);
  await other.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
  const refused = await other.request("/api/sms/conversations");
  expect([refused.status, (await refused.json()).requiredTier]).toEqual([402, "pro"]);
  await other.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
});

test("a number of the account's is one salon's; any other is nobody's", async () => {
  const set = async (number: string) => {
    const response = await other.json("PUT", "/api/messages/settings", { number });
    return [response.status, await response.json()] as const;
  };
  // a part of a number that is the account's, and one of somebody else's
  for (const number of ["+120255501", "+12025550999"])
    expect(await set(number)).toMatchObject([400, { issues: [{ path: "number" }] }]);
  expect((await set(OWN_LINE))[0]).toBe(409);
  expect((await set(LINE))[0]).toBe(409);
  const free = "+12025550188";
  twilio.owned.push(free);
  expect(await set(free)).toMatchObject([200, { sendsFrom: free }]);
  // what was proven stays, whatever the account has by now
  twilio.owned.splice(twilio.owned.indexOf(free), 1);
  expect((await set(free))[0]).toBe(200);
  expect((await other.json("PUT", "/api/messages/settings", { number: null })).status).toBe(200);
});

test("a text finds its salon", async () => {
  const asks = /booking name/;
  const slug = async (of: Salon, bookingSlug: string) =>
    of.json("PATCH", `/api/stylists/${of.actor.stylistId}`, { bookingSlug });
  await slug(salon, "dana-reyes");
  await slug(other, "joaquin-color");
  await other.json("PUT", "/api/messages/settings", { countries: ["US"] });
  await salon.json("PUT", "/api/messages/settings", { countries: ["US"] });
  brain.mockImplementation((ctx) =>
    Promise.resolve({ reply: ctx.salonId === salon.actor.salonId ? "Dana's" : "Joaquin's" }),
  );
  const at = (from: string, to: string, body: string) => text(app, { from, to, body });
  const [a, b] = ["+12025552001", "+12025552002"];
  for (const [what, from, to, body, reply] of [
    ["the salon's own number", a, OWN_LINE, "Free?", "Dana's"],
    ["the shared number, once they wrote", a, LINE, "Free?", "Dana's"],
    ["the shared number, unknown", b, LINE, "Free?", asks],
    ["beginning with a booking name", b, LINE, "Joaquin-Color: free?", "Joaquin's"],
    ["and after that by itself", b, LINE, "At ten?", "Joaquin's"],
    ["a booking name alone changes salon", b, LINE, "dana-reyes", "Dana's"],
    ["which lasts", b, LINE, "At ten?", "Dana's"],
    ["a number that is none of ours", b, "+12025559999", "Free?", null],
    ["a sender that is no number", "73773", LINE, "Free?", null],
  ] as const) {
    const got = await at(from, to, body);
    if (reply instanceof RegExp) expect([what, reply.test(got ?? "")]).toEqual([what, true]);
    else expect([what, got]).toEqual([what, reply]);
  }
  const c = "+12025552003";
  const asked = [await at(c, LINE, "a"), await at(c, LINE, "b"), await at(c, LINE, "c")];
  expect(asked.every((words) => asks.test(words ?? ""))).toBe(true);
  expect(await at(c, LINE, "d")).toBeNull();
  await salon.json("PUT", "/api/messages/settings", { smsOn: false });
  expect(await at("+12025552004", LINE, "Free?")).toBe("Joaquin's");
  await salon.json("PUT", "/api/messages/settings", { smsOn: true });
  await workOff(app);
});
