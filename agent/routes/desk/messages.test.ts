import { beforeAll, describe, expect, it } from "vitest";
import { contextForSalon } from "#agent/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { bookAppointment } from "#tools/booking/book/book.ts";
import { joinWaitlist } from "#tools/booking/waitlist/waitlist.ts";
import { createClient } from "#tools/clients/clients.ts";
import { eraseClient } from "#tools/privacy/erase.ts";
import { noteOptOut } from "#tools/messages/outbox/carrier.ts";
import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import {
  consentByForm,
  consentOf,
  consentsOf,
  writeConsent,
} from "#tools/messages/inbox/consents.ts";
import { passageOf } from "#tools/messages/outbox/gate.ts";
import type { OutboxRow } from "#tools/messages/outbox/outbox.ts";
import { queueText } from "#tools/messages/outbox/queue.ts";
import { OPT_IN_WORDS } from "#tools/messages/opt-in-data.ts";
import { fillTemplate } from "#tools/messages/texts/templates.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import { outbox, smsConsents, smsConversations } from "#db/schema/messages.ts";
import { eq } from "drizzle-orm";

let here: TestApp;
let maren: Salon;
let neighbour: Salon;

beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  for (const salon of [maren, neighbour])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  await maren.json("PUT", `/api/stylists/${maren.actor.stylistId}/hours`, { week: DEFAULT_WEEK });
});

const read = async <T>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;
const forSalon = (salon = maren) => contextForSalon(here.services, salon.actor.salonId);
const put = (body: object, salon = maren) => salon.json("PUT", "/api/messages/settings", body);
let last = 0;
const freshNumber = () => `+49151${String(23_000_000 + (last += 1))}`;
const issuesOf = async (response: Response) =>
  (await read<{ issues: { path: string; message: string }[] }>(response)).issues;

describe("settings", () => {
  it("begin as the defaults and change in what is named, for this salon alone", async () => {
    const before = await read<object>(neighbour.request("/api/messages/settings"));
    expect(before).toMatchObject({ smsOn: true, currency: "USD", timeZone: "America/New_York" });
    expect(await read(put({ reminderHours: [3, 24, 3], countries: ["FR", "DE"] }))).toMatchObject({
      reminderHours: [24, 3],
      countries: ["DE", "FR"],
      optInWords: OPT_IN_WORDS,
      delivers: { mail: false, sms: false },
    });
    expect(await read(put({}))).toMatchObject({ reminderHours: [24, 3], smsOn: true });
    expect(await read(neighbour.request("/api/messages/settings"))).toEqual(before);
    await put({ countries: [] });
  });

  it.each<[object, string]>([
    [{ quietFrom: "21:30" }, "quietFrom"],
    [{ quietTo: "07:59" }, "quietTo"],
    [{ quietFrom: "09:00", quietTo: "09:00" }, "quietTo"],
    [{ number: "030 123" }, "number"],
    [{ countries: ["Germany"] }, "countries.0"],
    [{ patchTestHours: 48 }, "patchTestHours"],
    // the box on the form promises four
    [{ perClientPerDay: 5 }, "perClientPerDay"],
  ])("refuse %j by the name of the field", async (body, path) => {
    const response = await put(body);
    expect(response.status).toBe(400);
    expect((await issuesOf(response)).map((issue) => issue.path)).toContain(path);
  });

  it("keep longer quiet hours", async () => {
    expect(await read(put({ quietFrom: "19:00", quietTo: "10:00" }))).toMatchObject({
      quietFrom: "19:00",
    });
    await put({ quietFrom: "21:00", quietTo: "08:00" });
  });

  it("give a number to one salon", async () => {
    expect((await put({ number: "+15550142" })).status).toBe(200);
    const taken = await put({ number: "+15550142" }, neighbour);
    expect([taken.status, await read(taken)]).toMatchObject([
      409,
      { error: "Another salon texts from this number already." },
    ]);
    await put({ number: null });
    expect((await put({ number: "+15550142" }, neighbour)).status).toBe(200);
  });
});

describe("templates", () => {
  const path = "/api/messages/templates/reminder/sms";
  it("are the salon's own until it takes the product's back", async () => {
    const body = "{salon}: see you {date}, {nobody}";
    const refused = await maren.json("PUT", path, { body });
    expect(refused.status).toBe(400);
    expect((await issuesOf(refused))[0]).toMatchObject({
      path: "body",
      message: expect.stringContaining("{nobody}"),
    });
    await maren.json("PUT", path, { body: "{salon}: see you {date}" });
    const fill = (salon: Salon) =>
      fillTemplate(salon.ctx(), {
        kind: "reminder",
        channel: "sms",
        values: { salon: "Falk", date: "Friday" },
        first: false,
      });
    expect((await fill(maren)).body).toBe("Falk: see you Friday");
    expect((await fill(neighbour)).body).not.toContain("see you");
    const own = await read<{ kind: string; own: boolean }[]>(
      maren.request("/api/messages/templates"),
    );
    expect([own.length, own.filter((each) => each.own).length]).toEqual([14, 1]);
    expect(await read(maren.request(path, { method: "DELETE" }))).toMatchObject({ own: false });
    expect((await fill(maren)).body).not.toContain("see you");
  });

  it("are shown with the salon's names and what they cost", async () => {
    await put({ segmentPriceMicros: 7900 });
    const preview = await read<{ body: string; segments: number; priceMicros: number }>(
      maren.json("POST", `${path}/preview`, { body: `{salon} with {stylist} ✂ ${"x".repeat(80)}` }),
    );
    expect(preview).toMatchObject({
      encoding: "UCS-2",
      costly: ["✂"],
      segments: 2,
      priceMicros: 15_800,
    });
    expect(preview.body).toContain("with Maren Falk");
  });

  it.each(["nothing/sms", "reminder/fax"])("%s is unknown", async (which) => {
    const response = await maren.json("PUT", `/api/messages/templates/${which}`, { body: "x" });
    expect(response.status).toBe(404);
  });
});

describe("the ledger", () => {
  const record = (phone: string, granted: boolean, salon = maren) =>
    salon.json("POST", "/api/messages/consents", { phone, granted, wording: "She said so" });

  it("counts the newest line of a number, in any spelling", async () => {
    expect(await consentOf(maren.ctx(), "+4915112345678")).toBe("unknown");
    await record("0151 12345678", true);
    expect(await consentOf(maren.ctx(), "+4915112345678")).toBe("granted");
    await record("+49 151 / 1234-5678", false);
    expect(await consentOf(maren.ctx(), "+4915112345678")).toBe("revoked");
    expect(await consentOf(neighbour.ctx(), "+4915112345678")).toBe("unknown");
    const query = `phone=${encodeURIComponent("0151 12345678")}&limit=1`;
    const first = await maren.request(`/api/messages/consents?${query}`);
    expect(first.headers.get("x-total-count")).toBe("2");
    expect(await read<Consent[]>(first)).toMatchObject([
      { granted: false, method: "staff", wording: "She said so", stylistId: maren.actor.stylistId },
    ]);
    const next = /<(.*)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect(await read<Consent[]>(maren.request(next))).toMatchObject([{ granted: true }]);
  });

  it("takes the numbers of examples and refuses what is none", async () => {
    expect((await record("+15550100", true)).status).toBe(201);
    const refused = await record("call me", true);
    expect([refused.status, (await issuesOf(refused))[0]?.path]).toEqual([400, "phone"]);
    const many = await consentsOf(maren.ctx(), ["+15550100", "+15550101"]);
    expect([...many.values()]).toEqual(["granted", "unknown"]);
  });

  it("takes a form's box with the booking or the wait, word for word", async () => {
    const { stylistId, salonId } = maren.actor;
    const guest = { ...forSalon(), guest: { salonId, stylistId } };
    const [phone, waits] = [freshNumber(), freshNumber()];
    const wanted = { stylistId, clientName: "Ada Lind", clientEmail: "ada@x.example" };
    const day = new Date(Date.now() + 14 * 86_400_000);
    day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
    const appointmentDate = day.toISOString().slice(0, 10);
    const visit = { ...wanted, clientPhone: phone, serviceType: "Haircut", appointmentDate };
    await bookAppointment(guest, { ...visit, appointmentTime: "11:00", smsOptIn: true }, "page");
    expect(
      await read(maren.request(`/api/messages/consents?phone=${encodeURIComponent(phone)}`)),
    ).toMatchObject([
      {
        granted: true,
        method: "booking_form",
        wording: OPT_IN_WORDS,
        clientId: expect.any(String),
      },
    ]);
    // the time is taken, and what was agreed goes with the booking that did not come about
    const late = { ...visit, clientPhone: freshNumber(), appointmentTime: "11:00", smsOptIn: true };
    await expect(bookAppointment(guest, late, "page")).rejects.toMatchObject({ code: "conflict" });
    expect(await consentOf(maren.ctx(), late.clientPhone)).toBe("unknown");
    await joinWaitlist(guest, {
      ...wanted,
      clientPhone: waits,
      anyStylist: false,
      serviceType: "Haircut",
      from: appointmentDate,
      to: appointmentDate,
      smsOptIn: true,
    });
    expect(await consentOf(maren.ctx(), waits)).toBe("granted");
  });

  it("keeps a no that a form would take back", async () => {
    const phone = freshNumber();
    await record(phone, false);
    await consentByForm(forSalon(), { phone, clientId: null, method: "booking_form" });
    expect(await consentOf(maren.ctx(), phone)).toBe("revoked");
    await record(phone, true);
    expect(await consentOf(maren.ctx(), phone)).toBe("granted");
  });

  it("hears of an opt-out from the carrier once, however often it says so", async () => {
    const recipient = freshNumber();
    await Promise.all(
      [21610, 21610, 21610, 30007].map((code) =>
        noteOptOut(forSalon(), { recipient, clientId: null }, code),
      ),
    );
    const lines = await maren
      .ctx()
      .db.select()
      .from(smsConsents)
      .where(eq(smsConsents.phone, recipient));
    expect(lines).toMatchObject([{ granted: false, method: "carrier" }]);
  });
});

describe("the gate", () => {
  async function row(to: string, about: Partial<OutboxRow> = {}): Promise<OutboxRow> {
    const ctx = forSalon();
    const message = await queueText(ctx, { kind: "reminder", to, body: "x", ...about } as never);
    const [found] = await ctx.db
      .select()
      .from(outbox)
      .where(eq(outbox.id, message?.id ?? ""));
    return { ...found!, attempts: 1, ...about };
  }
  const agreed = async () => {
    const phone = freshNumber();
    const { salonId } = maren.actor;
    const words = { granted: true, method: "import", wording: "Yes" } as const;
    await writeConsent(maren.ctx(), { salonId, phone, ...words });
    return phone;
  };
  const goes = async (message: OutboxRow) => passageOf(forSalon(), message);

  it("lets through who agreed, up to the day's share, answers aside", async () => {
    const phone = await agreed();
    for (let sent = 0; sent < 4; sent += 1) {
      const message = await row(phone);
      expect(await goes(message)).toEqual({ go: true });
      const sentAt = new Date();
      await maren
        .ctx()
        .db.update(outbox)
        .set({ status: "sent", sentAt })
        .where(eq(outbox.id, message.id));
    }
    expect(await goes(await row(phone))).toMatchObject({ go: false, until: expect.any(Date) });
    expect(await goes(await row(phone, { kind: "reply" }))).toEqual({ go: true });
  });

  it("stops who never agreed, another country, and everything when texts are off", async () => {
    expect(await goes(await row(freshNumber()))).toMatchObject({ why: /agreed/ });
    const phone = "+33612345678";
    await writeConsent(maren.ctx(), {
      salonId: maren.actor.salonId,
      phone,
      granted: true,
      method: "import",
      wording: "Oui",
    });
    expect(await goes(await row(phone))).toMatchObject({ why: /France/ });
    const own = await row(await agreed());
    await put({ smsOn: false });
    expect(await goes(own)).toMatchObject({ why: /switched off/ });
    await put({ smsOn: true });
  });

  it("makes what is over the hour's share wait, and counts a second try once", async () => {
    const [first, second] = [await row(await agreed()), await row(await agreed())];
    await put({ perHour: 1 });
    await maren.ctx().db.execute(`delete from rate_limit where key like 'texts of %'`);
    expect(await goes(first)).toEqual({ go: true });
    expect(await goes({ ...first, attempts: 2 })).toEqual({ go: true });
    expect(await goes(second)).toMatchObject({ until: expect.any(Date), why: /in an hour/ });
    await put({ perHour: 200 });
  });
});

describe("erasing a client", () => {
  it.each([
    [true, "unknown"],
    [false, "revoked"],
  ] as const)(
    "whose consent is %s leaves it %s, and none of their texts",
    async (granted, left) => {
      const phone = freshNumber();
      const ctx = maren.ctx();
      const client = await createClient(ctx, { name: `Ada ${phone}`, phone });
      await maren.json("POST", "/api/messages/consents", {
        phone,
        granted,
        wording: "Ada Lind says",
      });
      await queueText(ctx, { kind: "reminder", to: phone, body: "Hello Ada" });
      const { erased } = await eraseClient(ctx, { id: client.id });
      expect(erased.messages).toBe(1);
      expect(await ctx.db.select().from(outbox).where(eq(outbox.recipient, phone))).toEqual([]);
      const talks = ctx.db.select().from(smsConversations).where(eq(smsConversations.phone, phone));
      expect(await talks).toEqual([]);
      expect(await consentOf(ctx, phone)).toBe(left);
      const lines = await ctx.db.select().from(smsConsents).where(eq(smsConsents.phone, phone));
      expect(JSON.stringify(lines)).not.toContain("Ada");
      expect(lines.every(({ clientId }) => clientId === null)).toBe(true);
    },
  );

  it("leaves a family's number as it stands", async () => {
    const phone = freshNumber();
    const ctx = maren.ctx();
    const own = await createClient(ctx, { name: "Ida Berg", phone });
    await createClient(ctx, { name: "Ole Berg", phone });
    await maren.json("POST", "/api/messages/consents", { phone, granted: true, wording: "Yes" });
    await queueText(ctx, { kind: "reminder", to: phone, body: "Hello" });
    await eraseClient(ctx, { id: own.id });
    expect(await consentOf(ctx, phone)).toBe("granted");
    const talks = ctx.db.select().from(smsConversations).where(eq(smsConversations.phone, phone));
    expect(await talks).toHaveLength(1);
  });
});
