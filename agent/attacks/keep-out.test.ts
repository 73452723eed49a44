import { MockLanguageModelV4 } from "ai/test";
import { beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { countMore } from "#tests/counted.ts";
import { cookieOf, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import type { Booked } from "#tools/appointments/schema.ts";
import type { Availability, Hold } from "#tools/appointments/slot-schema.ts";
import type { Message } from "#tools/messages/schema.ts";

/* A few who are loud must keep nobody else out: of an account, of a salon's chat, of a stylist's time. */

let present = new Date("2026-11-20T08:00:00Z"); // a Friday
let here: TestApp;
let maren: Salon;
const NOTHING = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
/** How often the model that costs something was asked. */
let paid = 0;

beforeAll(async () => {
  here = await startApp({
    now: () => present,
    env: { TRUSTED_PROXIES: "127.0.0.1" },
    model: {
      provider: "gemini",
      chat: new MockLanguageModelV4({
        doGenerate: () => {
          paid += 1;
          return Promise.resolve({
            content: [{ type: "text", text: "What would you like to have done?" }],
            finishReason: { unified: "stop", raw: "stop" },
            usage: NOTHING,
            warnings: [],
          });
        },
      }),
      vision: null,
    },
  });
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
});

const later = (ms: number) => {
  present = new Date(present.getTime() + ms);
};
const HOUR = 3_600_000;
/** A request from a network. */
const from = async (network: string, path: string, body?: object) =>
  here.app.request(path, {
    method: body ? "POST" : "GET",
    headers: {
      "content-type": "application/json",
      host: "localhost",
      origin: "http://localhost",
      "x-forwarded-for": network,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const signIn = (network: string, password: string) =>
  from(network, "/api/auth/sign-in/email", { email: maren.email, password });
const statuses = async (asked: Promise<Response>[]) =>
  (await Promise.all(asked)).map(({ status }) => status);

describe("an account", () => {
  it("opens to its owner while somebody guesses from elsewhere", async () => {
    later(2 * HOUR);
    const guesses = Array.from({ length: 14 }, (_, n) => signIn("10.1.0.1", `guess ${n}`));
    const came = await statuses(guesses);
    expect(came.filter((status) => status === 401)).toHaveLength(10);
    expect((await signIn("10.1.0.1", maren.password)).status).toBe(429);
    expect((await signIn("10.1.0.2", maren.password)).status).toBe(200);
  });

  it("opens where its owner has been before, however many networks guess, and guesses stay few", async () => {
    later(2 * HOUR);
    expect((await signIn("10.1.1.1", maren.password)).status).toBe(200);
    let tried = 0;
    const guessFrom = async (first: number, last: number) => {
      for (let network = first; network <= last; network += 1)
        for (let n = 0; n < 8; n += 1)
          if ((await signIn(`10.1.2.${network}`, `guess ${n}`)).status === 401) tried += 1;
    };
    const asIfTried = async (key: string, times: number) => {
      await countMore(here, key, times);
      tried += times;
    };
    await guessFrom(0, 1);
    await asIfTried(`sign-in ${maren.email}`, 30);
    await guessFrom(2, 4);
    expect(tried).toBeGreaterThan(50);
    await asIfTried(`sign-in ${maren.email} by others`, 38);
    await guessFrom(5, 10);
    expect(tried).toBeLessThanOrEqual(100);
    expect((await signIn("10.1.3.1", maren.password)).status).toBe(429);
    expect((await signIn("10.1.1.1", maren.password)).status).toBe(200);
  });

  it("is sent a new password's link though others asked for one in its name", async () => {
    later(2 * HOUR);
    const ask = (network: string) =>
      from(network, "/api/auth/request-password-reset", { email: maren.email });
    const asked = await statuses(Array.from({ length: 6 }, () => ask("10.2.0.1")));
    expect(asked.filter((status) => status === 200)).toHaveLength(5);
    for (let network = 0; network < 12; network += 1)
      expect((await ask(`10.2.1.${network}`)).status).toBe(200);
    // whoever runs the mail server is not made to flood somebody
    const cookie = cookieOf(await signIn("10.1.1.1", maren.password));
    const mails = async () => {
      const answer = await here.app.request("/api/outbox?limit=100", { headers: { cookie } });
      const all = (await answer.json()) as Message[];
      return all.filter(({ kind }) => kind === "password_reset").length;
    };
    await expect.poll(mails, { timeout: 30_000 }).toBe(10);
  });
});

describe("a salon's chat", () => {
  it("answers everybody, and its model is asked so often and no more", async () => {
    later(24 * HOUR);
    const say = (network: string) =>
      from(network, "/api/chat/book", {
        stylistId: maren.actor.stylistId,
        message: "hello",
        conversationHistory: [],
      });
    const sayFrom = async (first: number, last: number) => {
      for (let network = first; network <= last; network += 1)
        for (let n = 0; n < 25; n += 1) {
          const answer = await say(`10.3.0.${network}`);
          expect([network, n, answer.status]).toEqual([network, n, 200]);
        }
    };
    await sayFrom(0, 0);
    await countMore(here, `booking chat of ${maren.actor.salonId}`, 500 - 2 * 25);
    await sayFrom(1, 4);
    expect(paid).toBe(2 * 25 + 3 * 3);
    const answer = (await (await say("10.3.1.1")).json()) as { response: string };
    expect(answer.response).not.toBe("");
    expect(answer.response).not.toMatch(/very many messages/);
  });
});

describe("a stylist's time", () => {
  const slotsOn = async (day: string) => {
    const { stylistId } = maren.actor;
    const query = new URLSearchParams({ stylistId, serviceType: "Haircut", from: day, to: day });
    const answer = await from("10.4.9.9", `/api/availability?${query.toString()}`);
    return ((await answer.json()) as Availability).slots;
  };
  const hold = (network: string, slotToken: string | undefined, holder?: string) =>
    from(network, "/api/holds", { slotToken, ...(holder && { holder }) });

  it("is kept by no network for itself", async () => {
    later(HOUR);
    const times = [...(await slotsOn("2026-11-24")), ...(await slotsOn("2026-11-25"))];
    const apart = times.filter((_, at) => at % 4 === 0);
    expect(apart.length).toBeGreaterThan(6);
    const came: number[] = [];
    for (const [at, { token }] of apart.entries())
      came.push((await hold(`10.4.0.${at % 2}`, token)).status);
    expect(came.filter((status) => status === 201)).toHaveLength(6);
    const free = (await slotsOn("2026-11-26"))[0];
    expect((await hold("10.4.1.1", free?.token)).status).toBe(201);
  });

  it("is changed by a page that chooses another, and is in its own way never", async () => {
    later(HOUR);
    const holder = "a-page-of-its-own-1";
    const [first, , , , other] = await slotsOn("2026-11-27");
    for (let again = 0; again < 4; again += 1)
      expect((await hold("10.4.2.1", first?.token, holder)).status).toBe(201);
    expect((await hold("10.4.2.1", other?.token, holder)).status).toBe(201);
    expect((await hold("10.4.2.2", first?.token)).status).toBe(201);
    const book = (network: string, slotToken: string | undefined, named?: string) =>
      from(network, "/api/appointments", {
        stylistId: maren.actor.stylistId,
        clientName: "Anna Berg",
        clientEmail: "anna@x.example",
        slotToken,
        ...(named && { holder: named }),
      });
    // the answer with the token of the hold never came
    expect((await book("10.4.2.3", other?.token)).status).toBe(409);
    expect((await book("10.4.2.3", other?.token, "somebody-elses-page")).status).toBe(409);
    const made = await book("10.4.2.1", other?.token, holder);
    expect(made.status).toBe(201);
    expect(((await made.json()) as Booked).appointment.startsAt).toBe(other?.start);
  });

  it("is not given back to whoever had let it go", async () => {
    later(HOUR);
    const holder = "a-page-of-its-own-2";
    const [slot] = await slotsOn("2026-11-30");
    const held = (await (await hold("10.4.3.1", slot?.token, holder)).json()) as Hold;
    expect(held.start).toBe(slot?.start);
    later(11 * 60_000);
    expect((await hold("10.4.3.2", slot?.token, "a-page-of-its-own-3")).status).toBe(201);
    expect((await hold("10.4.3.1", slot?.token, holder)).status).toBe(409);
  });
});

describe("a stylist's public name", () => {
  it("is looked up 120 times a minute from an address, and all the while from others", async () => {
    later(HOUR);
    const look = async (network: string) =>
      (await from(network, "/api/stylists/slug/nobody-of-that-name")).status;
    const came: number[] = [];
    for (let at = 0; at < 121; at += 1) came.push(await look("10.5.0.1"));
    expect(came.slice(0, 120).every((status) => status === 404)).toBe(true);
    expect(came[120]).toBe(429);
    expect(await look("10.5.0.2")).toBe(404);
    later(60_000);
    expect(await look("10.5.0.1")).toBe(404);
  });
});
