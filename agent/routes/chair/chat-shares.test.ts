import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contextFor } from "#agent/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, replyOf } from "#tests/chat.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { scriptedModel, type Act, type Seen } from "#tests/scripted-model.ts";
import type { AuditEntry } from "#tools/audit/schema.ts";
import { listShares, revokeShare, shareChat } from "#tools/chats/shares.ts";

const DAY = 24 * 60 * 60_000;
const began = Date.now();
let later = 0;
let visitor = 0;
let script: (seen: Seen) => Act[];
const model = scriptedModel((seen) => script(seen));

let here: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  here = await startApp({
    env: { TRUSTED_PROXIES: "127.0.0.1" },
    model: { provider: "builtin", chat: model, vision: null },
    now: () => new Date(began + later),
  });
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
});
beforeEach(() => {
  later = 0;
  script = ({ said }) => [{ say: `You said: ${said}` }];
});

type Talk = ReturnType<typeof chatOf>;
type Link = { id: string; url: string; createdAt: string; expiresAt: string };

const at = ({ id }: Talk, share = "") => `/api/chats/${id}/share${share && `/${share}`}`;
async function shareOf(chat: Talk): Promise<Link> {
  const response = await maren.request(at(chat), { method: "POST" });
  expect(response.status).toBe(201);
  return (await response.json()) as Link;
}
/** Opens a link as a stranger does: no session, another address every time. */
const open = (url: string, address = `203.0.113.${(visitor += 1)}`) =>
  here.app.request(new URL(url).pathname, { headers: { "x-forwarded-for": address } });
const pageOf = async (url: string) => (await open(url)).text();

/** Calls a tool in the first round, then says something. */
const calling =
  (call: string, input: unknown) =>
  ({ results }: Seen): Act[] =>
    results.length > 0 ? [{ say: "There you are." }] : [{ call, input }];

describe("a shared thread", () => {
  it("shows what both said, on a page without script that nobody lists or keeps", async () => {
    const chat = chatOf(maren);
    await chat.ask("Dana <b>brassy</b> to smoky beige");
    const response = await open((await shareOf(chat)).url);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toBeNull();
    const page = await response.text();
    expect(page).toContain("Dana &lt;b&gt;brassy&lt;/b&gt; to smoky beige");
    expect(page).toContain("You said: Dana");
    expect(page).toContain("Maren Falk");
    expect(page).not.toMatch(/<script|<img/);
  });

  it("never shows ids, numbers, addresses, photos or what tools were given", async () => {
    const [current = ""] = await storePhotos(maren, await hairPhoto({ level: 5 }));
    script = calling("read_photos", { photos: [{ photoId: current, role: "current" }] });
    const chat = chatOf(maren);
    const parts = [
      { type: "data-photo", data: { photoId: current, role: "current" } },
      { type: "text", text: `Dana, 0171 2345678, dana@mail.example, ${crypto.randomUUID()}` },
    ];
    await (await chat.post({ message: { id: "m1", role: "user", parts } })).text();
    const page = await pageOf((await shareOf(chat)).url);
    expect(page).toContain("Photo of the hair now");
    expect(page).toMatch(/Level \d/);
    expect(page).toContain("One photo, not shown here.");
    expect(page).not.toMatch(/2345678|dana@mail|api\/photos|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it("shows the bowls of a formula with grams, developer and minutes", async () => {
    const [current = "", target = ""] = await storePhotos(
      maren,
      await hairPhoto({ level: 5 }),
      await hairPhoto({ level: 7 }),
    );
    const made = await consultStored(maren, {
      ...newWords,
      clientName: "Dana Whitfield",
      currentPhotos: [current],
      targetPhoto: target,
    });
    script = calling("get_consultation", { id: made.body.consultation.id });
    const chat = chatOf(maren);
    await chat.ask("What did Dana get?");
    const page = await pageOf((await shareOf(chat)).url);
    expect(page).toMatch(/Bowl/);
    expect(page).toMatch(/\d+ g /);
    expect(page).toMatch(/\d+ vol/);
    expect(page).toMatch(/\d+ minutes/);
    expect(page).not.toContain(made.body.consultation.id);
  });

  it("says an act in the words of the ledger, and that a card was turned down", async () => {
    script = calling("start_timer", { label: "Roots of Dana", minutes: 20 });
    const chat = chatOf(maren);
    await chat.ask("20 minutes on the roots");
    script = calling("upgrade_subscription", { tier: "pro" });
    const asking = await chat.ask("upgrade me");
    await replyOf(await chat.decide(cardOf(asking).id, false), asking);
    const page = await pageOf((await shareOf(chat)).url);
    const acts = (await (await maren.request(`/api/actions?chatId=${chat.id}`)).json()) as {
      words: string;
    }[];
    expect(page.toLowerCase()).toContain(acts[0]?.words.toLowerCase());
    expect(page).toContain("Upgrade subscription: turned down.");
  });

  it("is the branch as it was then: what was said since, and other versions, are not in it", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper", { messageId: "m1" });
    await chat.ask("beige", { messageId: "m1" });
    const { url } = await shareOf(chat);
    await chat.ask("a secret since");
    await chat.ask("violet", { messageId: "m1" });
    const page = await pageOf(url);
    expect(page).toContain("You said: beige");
    expect(page).not.toMatch(/You said: copper|secret since|violet/);
  });

  it("has an end: 90 days, or at once when it is taken back", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper");
    const [first, second] = [await shareOf(chat), await shareOf(chat)];
    const listed = (await (await maren.request(at(chat))).json()) as Link[];
    expect(listed.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(JSON.stringify(listed)).not.toContain(new URL(first.url).pathname.split("/")[2]);
    expect((await maren.request(at(chat, first.id), { method: "DELETE" })).status).toBe(204);
    expect((await maren.request(at(chat, first.id), { method: "DELETE" })).status).toBe(204);
    const unknown = new URL(`/shared/${"A".repeat(43)}`, first.url).href;
    const gone = await Promise.all(
      [first.url, unknown, second.url.slice(0, -3), new URL("/shared/x", first.url).href].map(
        async (url) => open(url),
      ),
    );
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(await Promise.all(gone.map((each) => each.text()))).size).toBe(1);
    expect((await open(second.url)).status).toBe(200);
    later = 90 * DAY + 60_000;
    expect((await open(second.url)).status).toBe(404);
    expect(await (await maren.request(at(chat))).json()).toEqual([]);
  });

  it("leaves a line in the log when it is made and when it is ended, once", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper");
    const { id } = await shareOf(chat);
    for (let times = 0; times < 2; times += 1)
      expect((await maren.request(at(chat, id), { method: "DELETE" })).status).toBeLessThan(300);
    const lines = (await (await maren.request("/api/audit?limit=200")).json()) as AuditEntry[];
    const ofChat = lines.filter(({ subjectId }) => subjectId === chat.id);
    expect(ofChat.map(({ action, by }) => [action, by])).toEqual([
      ["chat.unshared", "Maren Falk"],
      ["chat.shared", "Maren Falk"],
    ]);
  });

  it("leaves out what was only looked up", async () => {
    const chat = chatOf(maren);
    script = calling("list_services", {});
    await chat.ask("what do we offer");
    const page = await pageOf((await shareOf(chat)).url);
    expect(page).toContain("There you are.");
    expect(page).not.toMatch(/list services/i);
  });

  it("goes with its thread", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper");
    const { url } = await shareOf(chat);
    await maren.request(`/api/chats/${chat.id}`, { method: "DELETE" });
    expect((await open(url)).status).toBe(404);
  });

  it("is opened from one address only so often", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper");
    const { url } = await shareOf(chat);
    const address = `198.51.100.${(visitor += 1)}`;
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await open(url, address)).status);
    expect(statuses[59]).toBe(200);
    expect(statuses[60]).toBe(429);
  });
});

describe("sharing", () => {
  it("is for whoever the thread belongs to, and for nobody else", async () => {
    const chat = chatOf(maren);
    await chat.ask("copper");
    const { id } = await shareOf(chat);
    for (const [path, method] of [
      [at(chat), "POST"],
      [at(chat), "GET"],
      [at(chat, id), "DELETE"],
    ] as const)
      expect([method, (await neighbour.request(path, { method })).status]).toEqual([method, 404]);
    const colleague = contextFor(here.services, {
      ...maren.actor,
      stylistId: crypto.randomUUID(),
    });
    const which = { chatId: chat.id };
    await expect(shareChat(colleague, which)).rejects.toThrow("Chat not found.");
    await expect(listShares(colleague, which)).rejects.toThrow("Chat not found.");
    await expect(revokeShare(colleague, { ...which, shareId: id })).rejects.toThrow(
      "Chat not found.",
    );
    const other = chatOf(maren);
    await other.ask("ash");
    expect((await maren.request(at(other, id), { method: "DELETE" })).status).toBe(404);
  });

  it("waits until a reply is written", async () => {
    const gate = Promise.withResolvers<void>();
    script = () => [{ say: "One. " }, { wait: gate.promise }, { say: "Two." }];
    const chat = chatOf(maren);
    const response = await chat.send("count");
    expect((await maren.request(at(chat), { method: "POST" })).status).toBe(409);
    gate.resolve();
    await response.text();
    await shareOf(chat);
  });
});
