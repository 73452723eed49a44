import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { auditLog } from "#db/schema/house.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { addStylist, joinTeam } from "#tests/salons/team.ts";
import type { AuditEntry } from "#tools/audit/schema.ts";
import { setPlan } from "#tools/billing/grants.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";

let app: TestApp;
let maren: Salon;
let serviceIds: string[];
let now = new Date("2027-03-10T09:00:00Z");

beforeAll(async () => {
  app = await startApp({ now: () => now });
  maren = await openSalon(app);
  await putOnTier(maren, "complete");
  await maren.request("/api/inventory/subscribe", { method: "PUT" });
  const { stylistId } = maren.actor;
  const path = `/api/services/stylist/${stylistId}`;
  const menu = (await (await maren.request(path)).json()) as Service[];
  serviceIds = menu.map(({ id }) => id);
});

const log = async (query = "", salon: Pick<Salon, "request"> = maren) =>
  (await (await salon.request(`/api/audit${query}`)).json()) as AuditEntry[];

/** Does something and gives the lines that it left. */
async function linesOf(act: () => Promise<Response>): Promise<[Response, AuditEntry[]]> {
  const before = new Set((await log("?limit=500")).map(({ id }) => id));
  const answer = await act();
  return [answer, (await log("?limit=500")).filter(({ id }) => !before.has(id))];
}

async function idOf(answer: Promise<Response>): Promise<string> {
  const read = await answer;
  if (!read.ok) throw new Error(await read.text());
  return ((await read.json()) as { id: string }).id;
}

const profile = {
  name: "Maren Falk",
  email: "maren@falk-salon.example",
  isLicensed: true,
  licenseNumber: "B-1",
  salonName: "Falk",
};
let colleague = "";
const acts: [name: string, act: () => Promise<Response>, action: string, words: RegExp][] = [
  [
    "an invitation",
    async () => {
      colleague = await addStylist(maren, { name: "Rae Lund", email: "rae@x.example" });
      return maren.json("POST", "/api/invitations", { stylistId: colleague });
    },
    "team.invited",
    /^invited Rae Lund to sign in as stylist$/,
  ],
  [
    "another role",
    () => maren.json("PATCH", `/api/stylists/${colleague}`, { role: "manager" }),
    "team.role_changed",
    /^made Rae Lund a manager$/,
  ],
  [
    "a colleague's profile",
    () => maren.json("PATCH", `/api/stylists/${colleague}`, { email: "rae.lund@x.example" }),
    "profile.changed",
    /^changed the profile of Rae Lund: email$/,
  ],
  [
    "a removal",
    () => maren.request(`/api/stylists/${colleague}`, { method: "DELETE" }),
    "team.left",
    /^took Rae Lund off the team$/,
  ],
  [
    "one's own profile",
    () => maren.json("PUT", "/api/stylists/profile", { ...profile, website: "" }),
    "profile.changed",
    /^changed their professional profile: license number, salon name$/,
  ],
  [
    "another plan",
    () => maren.json("PUT", "/api/subscription/upgrade", { tier: "pro" }),
    "subscription.changed",
    /^changed the plan of the salon from Complete Studio to Salon Pro$/,
  ],
  [
    "the plan back",
    () => maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" }),
    "subscription.changed",
    /to Complete Studio$/,
  ],
  [
    "a plan of posts",
    () => maren.json("PUT", "/api/social-media/subscribe", { tier: "full-management" }),
    "subscription.changed",
    /^changed the plan of posts from none to /,
  ],
  [
    "booking rules",
    () => maren.json("PUT", "/api/booking-rules", { timeZone: "Europe/Vienna" }),
    "settings.changed",
    /^changed the booking rules: time zone from \S+ to Europe\/Vienna$/,
  ],
  [
    "how messages go out",
    () => maren.json("PUT", "/api/messages/settings", { quietFrom: "19:00" }),
    "settings.changed",
    /^changed how the salon writes: quiet from from 21:00 to 19:00$/,
  ],
  [
    "how payments are taken",
    () => maren.json("PUT", "/api/payments/settings", { payWithinMinutes: 45 }),
    "settings.changed",
    /^changed how payments are taken: pay within minutes from \d+ to 45$/,
  ],
  [
    "cost settings",
    () => maren.json("PUT", "/api/cost-settings", { overheadPercent: 25, marginPercent: 22 }),
    "settings.changed",
    /: margin percent from 20 to 22$/,
  ],
  [
    "the salon's rates",
    () => maren.json("PUT", "/api/rates", { currency: "EUR", hourlyRate: 6000, productRate: 900 }),
    "settings.changed",
    /hourly rate from none to €60, product rate from none to €9$/,
  ],
  [
    "a message's words",
    () =>
      maren.json("PUT", "/api/messages/templates/reminder/mail", {
        subject: "Soon",
        body: "{salon}: {date}",
      }),
    "settings.changed",
    /^changed the words of a message: reminder by mail$/,
  ],
  [
    "a price",
    () => maren.json("PATCH", `/api/services/${serviceIds[0]}`, { basePrice: "€199" }),
    "price.changed",
    /^changed the price of .+ from .+ to .*199/,
  ],
  [
    "many prices",
    async () => {
      const preview = await maren.json("POST", "/api/services/reprice/preview", { percent: 10 });
      const { services } = (await preview.json()) as {
        services: { serviceId: string; version: number; afterMinor: number }[];
      };
      return maren.json("POST", "/api/services/reprice", {
        services: services.map(({ serviceId, version, afterMinor }) => ({
          serviceId,
          version,
          afterMinor,
        })),
      });
    },
    "price.changed",
    /^changed the prices of \d+ services$/,
  ],
  [
    "an order that is mailed",
    async () => {
      const supplierId = await idOf(
        maren.json("POST", "/api/inventory/suppliers", {
          name: "Farbhaus",
          contactEmail: "orders@farbhaus.example",
        }),
      );
      const itemId = await idOf(
        maren.json("POST", "/api/inventory/items", {
          name: "Developer 6 %",
          category: "developer",
          supplierId,
        }),
      );
      const orderId = await idOf(
        maren.json("POST", "/api/inventory/orders", {
          supplierId,
          items: [{ itemId, quantity: 2 }],
        }),
      );
      return maren.request(`/api/inventory/orders/${orderId}/email`, { method: "POST" });
    },
    "order.sent",
    /^put order \w+ into the outbox for Farbhaus$/,
  ],
  [
    "two clients that are one",
    async () => {
      const keepId = await idOf(maren.json("POST", "/api/clients", { name: "Dana Holt" }));
      const otherId = await idOf(maren.json("POST", "/api/clients", { name: "Dana Hollt" }));
      return maren.json("POST", "/api/clients/merge", { keepId, otherId });
    },
    "client.merged",
    /^folded one client's record into another's$/,
  ],
  [
    "an erased client",
    async () => {
      const id = await idOf(maren.json("POST", "/api/clients", { name: "Kim Ode" }));
      return maren.json("DELETE", `/api/clients/${id}`, { confirm: "Kim Ode" });
    },
    "client.erased",
    /^erased a client's record/,
  ],
];

describe("each act that gives rights, touches money or takes data away", () => {
  it.each(acts)("writes one line: %s", async (_, act, action, words) => {
    const [answer, lines] = await linesOf(act);
    expect([answer.status < 300, answer.ok ? "" : await answer.text()]).toEqual([true, ""]);
    const own = lines.filter((line) => line.action === action);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      words: expect.stringMatching(words),
      by: "Maren Falk",
      stylistId: maren.actor.stylistId,
      via: "screen",
      chatId: null,
      createdAt: now.toISOString(),
    });
    expect(JSON.stringify(lines)).not.toMatch(/Dana|Kim Ode|@/);
  });

  it("writes one line of whoever joins, by their own name", async () => {
    const [, lines] = await linesOf(async () => {
      await joinTeam(app, maren, { name: "Ines Albers", email: "ines@x.example" });
      return new Response();
    });
    expect(lines.map(({ action, by, words }) => [action, by, words])).toEqual(
      expect.arrayContaining([
        ["team.joined", "Ines Albers", "joined the team as stylist"],
        ["team.invited", "Maren Falk", "invited Ines Albers to sign in as stylist"],
      ]),
    );
  });

  it.each([
    [
      "a role nobody has",
      () => maren.json("PATCH", `/api/stylists/${maren.actor.stylistId}`, { role: "manager" }),
    ],
    [
      "a plan as it was",
      () => maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" }),
    ],
    ["a profile as it was", () => maren.json("PUT", "/api/stylists/profile", profile)],
    ["no settings", () => maren.json("PUT", "/api/booking-rules", {})],
    [
      "a price as it was",
      () => maren.json("PATCH", `/api/services/${serviceIds[1]}`, { description: "Soft" }),
    ],
    ["loud nights", () => maren.json("PUT", "/api/messages/settings", { quietFrom: "23:30" })],
    [
      "an address that is taken",
      () =>
        maren.json("POST", "/api/clients/merge", {
          keepId: crypto.randomUUID(),
          otherId: crypto.randomUUID(),
        }),
    ],
    [
      "the owner's removal",
      () => maren.request(`/api/stylists/${maren.actor.stylistId}`, { method: "DELETE" }),
    ],
  ])("leaves no line where nothing was done: %s", async (_, act) => {
    const [, lines] = await linesOf(act);
    expect(lines).toEqual([]);
  });

  it("leaves no line of an act that was undone with its transaction", async () => {
    const ctx = maren.ctx();
    const [, lines] = await linesOf(async () => {
      await ctx.db
        .transaction(async (tx) => {
          await writeAudit({ ...ctx, db: tx }, { action: "team.left", words: "was never done" });
          throw new Error("undone");
        })
        .catch(() => undefined);
      return new Response();
    });
    expect(lines).toEqual([]);
  });

  it("says by which way it came: the assistant, a token, or the product itself", async () => {
    const made = await maren.json("POST", "/api/api-tokens", {
      name: "Till",
      scopes: ["write"],
      days: 1,
    });
    const { token } = (await made.json()) as { token: string };
    await app.app.request("/api/rates", {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ currency: "EUR", hourlyRate: 6100, productRate: 900 }),
    });
    const chatId = crypto.randomUUID();
    await writeAudit({ ...maren.ctx(), chatId }, { action: "price.changed", words: "by chat" });
    const { salonId } = maren.actor;
    const { db, now: at } = maren.ctx();
    await setPlan({ db, now: at }, { salonId, product: "social" }, null);
    const vias = (await log("?limit=3")).map(({ via, by, chatId: chat }) => [via, by, chat]);
    expect(vias).toEqual(
      expect.arrayContaining([
        ["system", "Undertone", null],
        ["assistant", "Maren Falk", chatId],
        ["token", "Maren Falk", null],
      ]),
    );
  });
});

describe("the log", () => {
  it("is read page by page, by what was done, by whom and on which days of the salon", async () => {
    const first = await maren.request("/api/audit?limit=2");
    const page = (await first.json()) as AuditEntry[];
    const next = /<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = (await (await maren.request(next)).json()) as AuditEntry[];
    const all = await log("?limit=500");
    expect([...page, ...second]).toEqual(all.slice(0, 4));
    expect(Number(first.headers.get("x-total-count"))).toBe(all.length);
    const roles = await log("?action=team.role_changed");
    expect(new Set(roles.map(({ action }) => action))).toEqual(new Set(["team.role_changed"]));
    expect(await log(`?stylistId=${crypto.randomUUID()}`)).toEqual([]);
    expect((await log(`?stylistId=${maren.actor.stylistId}&limit=500`)).length).toBeGreaterThan(9);
    // half past midnight in Vienna is still yesterday in UTC
    now = new Date("2027-04-30T22:30:00Z");
    await maren.json("PUT", "/api/payments/settings", { payWithinMinutes: 50 });
    expect(await log("?from=2027-05-01&to=2027-05-01")).toHaveLength(1);
    expect(await log("?from=2027-04-30&to=2027-04-30")).toHaveLength(0);
    for (const wrong of ["action=nothing", "from=yesterday", "stylistId=1", "cursor=1", "more=1"]) {
      expect([wrong, (await maren.request(`/api/audit?${wrong}`)).status]).toEqual([wrong, 400]);
    }
  });

  it("goes out as a sheet in which no cell is a formula", async () => {
    await writeAudit(maren.ctx(), { action: "team.left", words: '=HYPERLINK("http://x")' });
    const file = await maren.request("/api/audit.csv?action=team.left");
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(file.headers.get("content-disposition")).toContain("audit-log.csv");
    const [headings, ...lines] = (await file.text()).trim().split("\r\n");
    expect(headings).toContain('"When","Who","By way of","What"');
    expect(lines).toHaveLength((await log("?action=team.left")).length);
    expect(lines[0]).toContain("'=HYPERLINK");
  });

  it("is changed by nobody", async () => {
    const { db } = maren.ctx();
    await expect(db.delete(auditLog)).rejects.toThrow();
    await expect(db.update(auditLog).set({ words: "" })).rejects.toThrow();
    const system = app.services.tenancy.forPlatform();
    await expect(
      system.delete(auditLog).where(eq(auditLog.salonId, maren.actor.salonId)),
    ).rejects.toThrow();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect((await maren.request("/api/audit", { method })).status).toBe(404);
  });
});
