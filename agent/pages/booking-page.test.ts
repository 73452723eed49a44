import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { buildUi } from "#agent/build.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { OPT_IN_WORDS } from "#tools/messages/opt-in-data.ts";
import { PRICES_ON_REQUEST } from "#tools/pricing/services/starter-rules.ts";

let here: TestApp;
let salon: Salon;
let service: string;
/** A Sunday morning in Berlin. */
const now = new Date("2026-11-22T07:00:00Z");
const TUESDAY = "2026-11-24";

beforeAll(async () => {
  await buildUi();
  here = await startApp({ now: () => now });
  salon = await openSalon(here, { email: "page@falk-salon.example" });
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  await asStylist({ bookingSlug: "maren", bio: "Blonde </script><script>alert(1)</script>" });
  const menu = await here.app.request(`/api/services/stylist/${salon.actor.stylistId}`);
  const services = (await menu.json()) as { id: string; name: string }[];
  service = services.find(({ name }) => name === "Haircut")!.id;
}, 120_000);

const asStylist = (changes: object) =>
  salon.json("PATCH", `/api/stylists/${salon.actor.stylistId}`, changes);
const get = (path: string) => here.app.request(path);
const post = (path: string, words: Record<string, string>, headers: Record<string, string> = {}) =>
  here.app.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost",
      host: "localhost",
      ...headers,
    },
    body: new URLSearchParams(words).toString(),
  });
const anna = { clientName: "Anna <b>Berg</b>", clientEmail: "anna@berg.example" };
/** The tokens of the free times that a page lists. */
const tokensOf = (page: string) =>
  [...page.matchAll(/name="slotToken" value="([^"]+)"/g)].map(([, token = ""]) => token);
const freeOn = async (date: string) =>
  tokensOf(await (await get(`/book/maren?service=${service}&date=${date}`)).text());
const bookOn = async (date: string, at = 0) => {
  const [, ...tokens] = ["", ...(await freeOn(date))];
  const response = await post("/book/maren", {
    ...anna,
    serviceId: service,
    slotToken: tokens[at]!,
  });
  return response.headers.get("location") ?? "";
};

describe("a stylist's page", () => {
  test("shows who they are and what they offer, and cannot be made to run what they wrote", async () => {
    const response = await get("/book/maren");
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain("Book with Maren Falk");
    expect(page).toContain("Haircut");
    expect(page).not.toContain("<script>alert");
    expect(page).toContain('lang="en"');
    expect(response.headers.get("content-security-policy")).not.toContain("unsafe-inline");
  });

  test.each([
    ["/book/nobody", "Stylist Not Found"],
    ["/book/nobody", "The booking link you&#x27;re looking for doesn&#x27;t exist."],
    ["/book/%00", "Stylist Not Found"],
    ["/book", "404 Page Not Found"],
    ["/book/maren/more", "404 Page Not Found"],
    ["/manage/unknown", "This link opens no booking"],
    ["/manage/a/b", "404 Page Not Found"],
  ])("%s says: %s", async (path, words) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(words)]);
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
  });

  test("says so politely where the plan has no scheduling", async () => {
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
    const response = await get("/book/maren");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("does not take bookings online yet");
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  });

  test("names no price that the stylist has not set", async () => {
    const page = async () => (await get("/book/maren")).text();
    expect(await page()).not.toMatch(/[$€]\d/);
    expect(await page()).toContain(PRICES_ON_REQUEST);
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
    const { stylistId } = salon.actor;
    const copied = await salon.json("POST", "/api/services/starter", { stylistId });
    expect(copied.status).toBe(201);
    expect(await page()).toContain(">$75<");
    expect(await page()).not.toContain(PRICES_ON_REQUEST);
    for (const { id } of (await copied.json()) as { id: string }[])
      await salon.request(`/api/services/${id}`, { method: "DELETE" });
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  });

  test("wakes what can be acted on, and nothing where nothing can be done", async () => {
    expect(await (await get("/book/maren")).text()).toMatch(
      /<script type="module" src="[^"]+book-/,
    );
    expect(await (await get("/book/nobody-here")).text()).not.toContain('type="module"');
  });

  test("loads less than 90 kB of script, packed, before the chat is opened", () => {
    const dist = join(import.meta.dirname, "../../dist");
    const manifest = JSON.parse(readFileSync(join(dist, ".vite/public.json"), "utf8")) as Record<
      string,
      { file: string; imports?: string[]; dynamicImports?: string[] }
    >;
    const entry = "booking/book-client.tsx";
    expect(manifest[entry]?.dynamicImports).toEqual(["booking/chat/booking-chat.tsx"]);
    const names = new Set([entry]);
    for (const name of names) for (const other of manifest[name]?.imports ?? []) names.add(other);
    const bytes = [...names].map(
      (name) => gzipSync(readFileSync(join(dist, manifest[name]!.file))).length,
    );
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(90_000);
  });
});

describe("the form without script", () => {
  test("books a time of the list and leads to the client's own page, which tells no lie", async () => {
    const [token] = await freeOn(TUESDAY);
    const sent = { ...anna, serviceId: service, slotToken: token! };
    const response = await post("/book/maren", sent);
    expect(response.status).toBe(303);
    const location = response.headers.get("location")!;
    expect(location).toMatch(/^\/manage\/[\w-]+\?booked$/);
    const own = await (await get(location)).text();
    expect(own).toContain("Appointment Booked!");
    expect(own).toContain("Your time is held.");
    expect(own).not.toContain("has been confirmed");
    expect(own).toContain("Anna &lt;b&gt;Berg&lt;/b&gt;");
    expect(await freeOn(TUESDAY)).not.toContain(token);

    const late = await post("/book/maren", { ...sent, clientEmail: "other@x.example" });
    const page = await late.text();
    expect(late.status).toBe(409);
    expect(page).toContain("Unable to book appointment. Please try again.");
    expect(page).toContain("Free instead");
    expect(page).toContain("other@x.example");
  });

  test("books once however often the same page is sent, and leads to the same visit each time", async () => {
    const page = await (await get(`/book/maren?service=${service}&date=2026-12-08`)).text();
    const [, formKey = ""] = /name="formKey" value="([^"]+)"/.exec(page) ?? [];
    const sent = { ...anna, serviceId: service, slotToken: tokensOf(page)[0]!, formKey };
    const answers = await Promise.all([1, 2, 3].map(async () => post("/book/maren", sent)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const led = new Set(answers.map(({ headers }) => headers.get("location")));
    expect(led.size).toBe(1);
  });

  test("says confirmed once the salon confirms at once", async () => {
    await salon.json("PUT", "/api/booking-rules", { confirmation: "automatic" });
    const own = await (await get(await bookOn("2026-11-25"))).text();
    expect(own).toContain("Your appointment has been confirmed. Check your email for details.");
    await salon.json("PUT", "/api/booking-rules", { confirmation: "by_hand" });
  });

  test.each([
    ["nothing", {}, "Please enter your name."],
    ["no time", { ...anna, appointmentDate: TUESDAY }, "Please choose a time."],
  ])("comes back with %s named", async (_what, words, said) => {
    const response = await post("/book/maren", words);
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain("Missing Information");
    expect(page).toContain("Please fill in all required fields.");
    expect(page).toContain(said);
  });

  test("comes back with the address that is none, and what was typed", async () => {
    const words = { ...anna, clientEmail: "anna", appointmentDate: TUESDAY, notes: "Fine hair" };
    const page = await (await post("/book/maren", { ...words, appointmentTime: "15:00" })).text();
    expect(page).toContain("Please enter an email address");
    expect(page).toContain("Fine hair");
  });

  test("books no day but the one that is shown when another was typed meanwhile", async () => {
    const [token] = await freeOn(TUESDAY);
    const words = { ...anna, serviceId: service, slotToken: token!, shownDate: TUESDAY };
    const response = await post("/book/maren", { ...words, appointmentDate: "2026-11-26" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Please choose a time.");
  });

  test("is refused from another site", async () => {
    const words = { ...anna, appointmentDate: TUESDAY, appointmentTime: "15:00" };
    const foreign = { origin: "https://evil.example" };
    expect((await post("/book/maren", words, foreign)).status).toBe(403);
    expect((await post("/manage/x", { act: "cancel" }, foreign)).status).toBe(403);
    const site = { origin: "null", "sec-fetch-site": "cross-site" };
    expect((await post("/manage/x", { act: "cancel" }, site)).status).toBe(403);
  });
});

describe("the box for texts", () => {
  const box = (page: string) => /<input[^>]*name="smsOptIn"[^>]*>/.exec(page)?.[0] ?? "";

  const saidBy = async (phone: string) => {
    const response = await salon.request(
      `/api/messages/consents?phone=${encodeURIComponent(phone)}`,
    );
    return (await response.json()) as object[];
  };

  test("asks in the words that are kept, and is not ticked, whatever the address says", async () => {
    const page = await (await get("/book/maren?smsOptIn=yes")).text();
    expect(page.replaceAll(/<[^>]+>/g, "")).toContain(OPT_IN_WORDS);
    expect(box(page)).toContain('type="checkbox"');
    expect(box(page)).not.toContain("checked");
  });

  test("asks for a number when it is ticked without one, and stays as it was left", async () => {
    const [token = ""] = await freeOn("2026-12-03");
    const sent = { ...anna, serviceId: service, slotToken: token, smsOptIn: "yes" };
    const response = await post("/book/maren", sent);
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain("Write the number that texts should go to, or untick the box.");
    expect(box(page)).toContain("checked");
    const booked = await post("/book/maren", { ...sent, clientPhone: "030 5550142" });
    expect(booked.status).toBe(303);
    expect(await saidBy("030 5550142")).toMatchObject([
      { granted: true, method: "booking_form", wording: OPT_IN_WORDS },
    ]);
  });

  test("writes nothing down where it was left, and is not there where the salon sends no texts", async () => {
    const [token = ""] = await freeOn("2026-12-04");
    const words = { ...anna, serviceId: service, slotToken: token, clientPhone: "030 5550143" };
    expect((await post("/book/maren", words)).status).toBe(303);
    expect(await saidBy("030 5550143")).toEqual([]);
    await salon.json("PUT", "/api/messages/settings", { smsOn: false });
    expect(box(await (await get("/book/maren")).text())).toBe("");
    await salon.json("PUT", "/api/messages/settings", { smsOn: true });
  });
});

describe("a client's own page", () => {
  test("is for nobody else: kept by no cache, listed nowhere, told to no other site", async () => {
    const { headers } = await get(await bookOn("2026-11-27"));
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("changes nothing when a link is followed, and cancels by its form", async () => {
    const [path = ""] = (await bookOn("2026-11-27", 4)).split("?");
    for (const query of ["?cancel", "?move", "?cancelled", "?moved"]) {
      expect(await (await get(path + query)).text()).toMatch(
        /Waiting for the salon|Your time is held/,
      );
    }
    // its pages send no referrer, so a browser names no origin
    const own = { origin: "null", "sec-fetch-site": "same-origin" };
    const response = await post(path, { act: "cancel", version: "1" }, own);
    expect(response.status).toBe(303);
    const page = await (await get(response.headers.get("location")!)).text();
    expect(page).toContain("Appointment cancelled");
    expect(page).not.toContain("Reschedule");
  });

  test("moves to a time of its list, and says when it was changed meanwhile", async () => {
    const [path = ""] = (await bookOn("2026-11-30")).split("?");
    const choose = await (await get(`${path}?move&date=2026-12-01`)).text();
    const [token] = tokensOf(choose);
    const sent = { act: "move", version: "1", slotToken: token! };
    const response = await post(path, sent);
    expect(response.status).toBe(303);
    const page = await (await get(response.headers.get("location")!)).text();
    expect(page).toContain("Appointment moved");
    expect(page).toContain("Tuesday, December 1");
    const again = await post(path, sent);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("Not moved");
    expect((await post(path, { act: "move", version: "2" })).status).toBe(400);
  });

  test("goes into the client's calendar", async () => {
    const [path = ""] = (await bookOn("2026-12-02")).split("?");
    const response = await get(`${path}/calendar.ics`);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    expect(await response.text()).toContain("DTSTART:20261202T");
    expect((await get("/manage/unknown/calendar.ics")).status).toBe(404);
  });
});
