import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contextForSalon } from "#agent/context.ts";
import { goRound } from "#agent/jobs/round.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { workOff } from "#tests/jobs.ts";
import { strike } from "#tests/round.ts";
import type { Mail, TextMessage } from "#tools/core/context.ts";
import { instantOf } from "#tools/values/zone-rules.ts";
import { writeConsent } from "#tools/messages/inbox/consents.ts";

const NUMBER = "+15550100";
let now = new Date("2026-11-23T15:00:00Z");
let clients = 0;
const mails: Mail[] = [];
const texts: TextMessage[] = [];
let app: TestApp;
let sql: postgres.Sql;

const outside = {
  now: () => now,
  mail: { delivers: true, send: async (mail: Mail) => void mails.push(mail) },
  sms: {
    delivers: true,
    number: NUMBER,
    send: async (text: TextMessage) => {
      texts.push(text);
      return { providerId: `SM${randomUUID()}`, segments: 1 };
    },
    owns: async () => true,
    find: async () => null,
  },
};

beforeAll(async () => {
  app = await startApp(outside);
  sql = postgres(app.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const at = (timeZone: string, wall: string): Date => {
  const [date = "", time = ""] = wall.split(" ");
  const found = instantOf(timeZone, date, time);
  if (found === null) throw new Error(`${wall} does not exist.`);
  return new Date(found);
};

/** A salon of its own with its clock set to a wall time; what earlier salons have is over by then or not yet due. */
async function openAt(timeZone: string, wall: string) {
  now = at(timeZone, wall);
  clients += 1;
  const email = `owner${clients}@x.example`;
  const salon = await openSalon(app, { email, name: `Owner ${clients}`, timeZone });
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  return salon;
}

type Wanted = {
  start: string;
  timeZone: string;
  phone?: string;
  patch?: boolean;
  email?: string | null;
};

/** Puts a visit into the book as if it had been booked long ago. */
async function visit(salon: Salon, { start, timeZone, phone, patch, email }: Wanted) {
  clients += 1;
  const to = email === undefined ? `client${clients}@x.example` : email;
  const startsAt = at(timeZone, start);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const { salonId, stylistId } = salon.actor;
  const [held, id] = [randomUUID(), randomUUID()];
  const long = new Date(startsAt.getTime() - 30 * 86_400_000);
  await sql`
    insert into occupancies (id, salon_id, stylist_id, kind, starts_at, ends_at, busy, created_at)
    values (${held}, ${salonId}, ${stylistId}, 'appointment', ${startsAt}, ${endsAt},
      tstzmultirange(tstzrange(${startsAt}, ${endsAt})), ${long})`;
  await sql`
    insert into appointments (id, salon_id, stylist_id, client_name, client_email, client_phone, service_type,
      starts_at, ends_at, segments, needs_patch_test, status, source, occupancy_id, created_at, updated_at)
    values (${id}, ${salonId}, ${stylistId}, ${`Client ${clients}`}, ${to}, ${phone ?? null}, 'Balayage',
      ${startsAt}, ${endsAt}, ${sql.json([{ kind: "apply", minutes: 60 }])}, ${patch ?? false}, 'confirmed', 'page',
      ${held}, ${long}, ${long})`;
  return { id, to };
}

type Told = { at: string; to: string; subject: string; text: string };

const HOUR = 3_600_000;

/**
 * The mails that are written while the clock goes from one wall time to another; at the end they go out. There is a round every
 * twelve hours, and at each time at which one is due, half an hour before it and half an hour after.
 */
async function walk(timeZone: string, from: string, to: string, due: string[] = []) {
  const [first, until] = [at(timeZone, from), at(timeZone, to)];
  const times = new Set([until.getTime()]);
  for (let time = first.getTime(); time < until.getTime(); time += 12 * HOUR) times.add(time);
  for (const time of due.map((wall) => at(timeZone, wall).getTime()))
    for (const near of [time - HOUR / 2, time, time + HOUR / 2])
      if (near <= until.getTime()) times.add(near);
  for (const time of [...times].toSorted((one, other) => one - other)) {
    now = new Date(time);
    await goRound(app.services);
  }
  const rows = await sql<{ createdAt: Date; to: string; subject: string; text: string }[]>`
    select created_at as "createdAt", recipient as to, subject, body as text from outbox
    where channel = 'mail' and created_at between ${first} and ${until} order by created_at, id`;
  await workOff(app, { queues: ["message"] });
  return rows.map(({ createdAt, ...row }): Told => ({
    ...row,
    at: createdAt.toLocaleString("sv-SE", { timeZone }).slice(0, 16),
  }));
}
const timesOf = (got: { at: string; to: string }[], to: string | null) =>
  got.filter((mail) => mail.to === to).map((mail) => mail.at);

describe("reminders", () => {
  test.each([
    [
      "America/New_York",
      "2027-03-12 12:00",
      "2027-03-15 14:00",
      ["2027-03-13 13:00", "2027-03-15 11:00"],
    ],
    [
      "Europe/London",
      "2027-03-25 12:00",
      "2027-03-28 09:30",
      ["2027-03-26 08:30", "2027-03-28 08:00"],
    ],
    [
      "Australia/Sydney",
      "2027-10-01 12:00",
      "2027-10-04 08:30",
      ["2027-10-02 08:00", "2027-10-03 20:00"],
    ],
    [
      "Asia/Kolkata",
      "2027-11-22 06:00",
      "2027-11-25 10:30",
      ["2027-11-23 10:30", "2027-11-25 08:00"],
    ],
  ])("go twice, by the wall clock (%s)", async (timeZone, from, start, expected) => {
    const salon = await openAt(timeZone, from);
    const { to } = await visit(salon, { start, timeZone });
    const got = await walk(timeZone, from, start, expected);
    expect(timesOf(got, to)).toEqual(expected);
  });

  const timeZone = "Europe/London";

  test("follow a visit that is moved, and end with one that is cancelled", async () => {
    const salon = await openAt(timeZone, "2027-05-03 09:00");
    const moved = await visit(salon, { start: "2027-05-05 10:00", timeZone });
    const gone = await visit(salon, { start: "2027-05-05 12:00", timeZone });
    await walk(timeZone, "2027-05-03 09:00", "2027-05-03 12:00");
    expect(mails.filter(({ to }) => to === moved.to || to === gone.to)).toHaveLength(2);
    const change = { appointmentDate: "2027-05-07", appointmentTime: "15:00", version: 1 };
    expect((await salon.json("PATCH", `/api/appointments/${moved.id}`, change)).status).toBe(200);
    await salon.json("PATCH", `/api/appointments/${gone.id}/status`, { status: "cancelled" });
    await workOff(app);
    const due = ["2027-05-05 15:00", "2027-05-07 12:00"];
    const got = await walk(timeZone, "2027-05-03 13:00", "2027-05-07 15:00", due);
    expect(timesOf(got, moved.to)).toEqual(due);
    expect(timesOf(got, gone.to)).toEqual([]);
  });

  test("that wait to be sent are taken back when the visit is cancelled", async () => {
    const salon = await openAt(timeZone, "2027-05-12 09:00");
    const gone = await visit(salon, { start: "2027-05-14 09:00", timeZone });
    await goRound(app.services);
    await salon.json("PATCH", `/api/appointments/${gone.id}/status`, { status: "cancelled" });
    const before = mails.length;
    await workOff(app);
    const got = mails.slice(before).filter(({ to }) => to === gone.to);
    expect(got.map(({ subject }) => subject)).toEqual([expect.stringContaining("cancelled")]);
  });

  test("are written up to ten minutes before their time, go then, and not if the visit went meanwhile", async () => {
    const salon = await openAt(timeZone, "2027-05-24 09:49");
    await strike(app);
    const stays = await visit(salon, { start: "2027-05-27 10:00", timeZone });
    const goes = await visit(salon, { start: "2027-05-27 11:00", timeZone });
    const round = async (wall: string) => {
      now = at(timeZone, wall);
      await goRound(app.services);
      await workOff(app, { queues: ["message"] });
    };
    const written = async ({ to }: { to: string | null }) =>
      (await sql`select from outbox where recipient = ${to}`).length;
    const gone = ({ to }: { to: string | null }) => mails.filter((mail) => mail.to === to).length;

    await round("2027-05-25 09:51");
    expect([await written(stays), gone(stays), await written(goes)]).toEqual([1, 0, 0]);
    await round("2027-05-25 09:59");
    expect(gone(stays)).toBe(0);
    for (const wall of ["2027-05-25 10:00", "2027-05-25 10:01"]) await round(wall);
    expect(gone(stays)).toBe(1);

    await round("2027-05-25 10:51");
    expect(await written(goes)).toBe(1);
    await salon.json("PATCH", `/api/appointments/${goes.id}/status`, { status: "cancelled" });
    await round("2027-05-25 10:52");
    const told = gone(goes);
    // its time was looked ahead at before it was in the book
    const late = await visit(salon, { start: "2027-05-27 11:00", timeZone });
    for (const wall of ["2027-05-25 11:00", "2027-05-25 11:01"]) await round(wall);
    expect([gone(goes), gone(late)]).toEqual([told, 1]);
  });

  test("are not sent to who has booked after their time", async () => {
    const salon = await openAt(timeZone, "2027-05-18 10:00");
    const late = await visit(salon, { start: "2027-05-20 09:30", timeZone });
    await sql`update appointments set updated_at = ${now} where id = ${late.id}`;
    const due = ["2027-05-20 08:00"];
    const got = await walk(timeZone, "2027-05-18 10:00", "2027-05-20 09:00", due);
    expect(timesOf(got, late.to)).toEqual(due);
  });

  test("still go after the app was down for five hours, while half of their lead is left", async () => {
    const salon = await openAt(timeZone, "2027-06-01 09:00");
    await strike(app);
    const early = await visit(salon, { start: "2027-06-03 10:00", timeZone });
    const over = await visit(salon, { start: "2027-06-01 14:30", timeZone });
    const got = await walk(timeZone, "2027-06-01 14:00", "2027-06-01 15:00");
    expect(timesOf(got, early.to)).toEqual(["2027-06-01 14:00"]);
    expect(timesOf(got, over.to)).toEqual([]);
  });

  test("go by text too where the number agreed; who has said that they come is not asked again", async () => {
    const salon = await openAt("America/New_York", "2027-06-07 09:00");
    const zone = "America/New_York";
    const ctx = { ...contextForSalon(app.services, salon.actor.salonId) };
    const granted = { granted: true, method: "booking_form" as const, wording: "Text me" };
    const yes = "+12125550171";
    const no = "+12125550172";
    await writeConsent(ctx, { salonId: salon.actor.salonId, phone: yes, ...granted });
    const { id } = await visit(salon, { start: "2027-06-09 12:00", timeZone: zone, phone: yes });
    await visit(salon, { start: "2027-06-09 14:00", timeZone: zone, phone: no });
    await walk(zone, "2027-06-07 11:00", "2027-06-07 15:00");
    await sql`update appointments set client_confirmed_at = ${now} where id = ${id}`;
    await walk(zone, "2027-06-09 08:00", "2027-06-09 11:00", ["2027-06-09 09:00"]);
    const got = texts.filter(({ to }) => to === yes).map(({ body }) => body);
    expect(got).toHaveLength(2);
    expect(got[0]).toMatch(/Reply C \w+ to confirm/);
    expect(got[1]).not.toMatch(/to confirm/);
    expect(texts.filter(({ to }) => to === no)).toEqual([]);
  });

  test("of a patch test go while there is time for one, to who has none", async () => {
    const salon = await openAt(timeZone, "2027-06-14 09:00");
    const lacks = await visit(salon, { start: "2027-06-18 12:00", timeZone, patch: true });
    const has = await visit(salon, { start: "2027-06-18 14:00", timeZone, patch: true });
    const { id: clientId } = await (
      await salon.json("POST", "/api/clients", { name: "Tested" })
    ).json();
    await sql`update appointments set client_id = ${clientId} where id = ${has.id}`;
    await sql`
      insert into client_tests (id, salon_id, client_id, stylist_id, kind, result, done_at, created_at, updated_at)
      values (${randomUUID()}, ${salon.actor.salonId}, ${clientId}, ${salon.actor.stylistId}, 'patch', 'pending',
        ${at(timeZone, "2027-06-14 08:00")}, ${now}, ${now})`;
    const due = ["2027-06-15 12:00"];
    const all = await walk(timeZone, "2027-06-14 09:00", "2027-06-18 09:00", due);
    const got = all.filter(({ subject }) => subject.includes("patch test"));
    expect(timesOf(got, lacks.to)).toEqual(due);
    expect(got[0]?.text).toContain("Wednesday, June 16, 2027 at 12:00 PM");
    expect(timesOf(got, has.to)).toEqual([]);
  });

  test("keep to what the salon has set, and to it alone", async () => {
    const salon = await openAt(timeZone, "2027-07-05 09:00");
    const set = { reminderHours: [24], quietTo: "10:00", patchTestHours: null };
    expect((await salon.json("PUT", "/api/messages/settings", set)).status).toBe(200);
    const { to } = await visit(salon, { start: "2027-07-08 09:00", timeZone, patch: true });
    const due = ["2027-07-07 10:00"];
    const got = await walk(timeZone, "2027-07-05 09:00", "2027-07-08 08:00", due);
    expect(timesOf(got, to)).toEqual(due);
    await salon.json("PUT", "/api/messages/settings", {
      reminderByMail: false,
      reminderBySms: false,
    });
    const silent = await visit(salon, { start: "2027-07-12 09:00", timeZone });
    const none = await walk(timeZone, "2027-07-08 09:00", "2027-07-12 08:00");
    expect(timesOf(none, silent.to)).toEqual([]);
  });
});

describe("rounds", () => {
  const timeZone = "Europe/London";

  test("of two processes at once, four times, write everything once", async () => {
    const salon = await openAt(timeZone, "2027-08-02 09:00");
    const to = new Set<string | null>();
    for (let minute = 0; minute < 12; minute += 1)
      to.add((await visit(salon, { start: `2027-08-04 ${10 + minute}:00`, timeZone })).to);
    const other = await startApp({ ...outside, databaseUrl: app.databaseUrl });
    now = at(timeZone, "2027-08-03 09:00");
    try {
      for (let round = 0; round < 4; round += 1)
        await Promise.all([goRound(app.services), goRound(other.services), goRound(app.services)]);
      await workOff(app);
    } finally {
      await other.close();
    }
    const got = mails.filter((mail) => to.has(mail.to)).map((mail) => mail.to);
    expect([got.length, new Set(got)]).toEqual([to.size, to]);
  });

  test("that end half-way are made whole by the next, in whatever process", async () => {
    const salon = await openAt(timeZone, "2027-08-09 09:00");
    const to = new Set<string | null>();
    for (let minute = 0; minute < 12; minute += 1)
      to.add((await visit(salon, { start: `2027-08-11 ${10 + minute}:00`, timeZone })).to);
    now = at(timeZone, "2027-08-10 09:00");
    let left = 5;
    const jobs = {
      ...app.services.jobs,
      add: async (...given: Parameters<typeof app.services.jobs.add>) => {
        left -= 1;
        if (left < 0) throw new Error("The process has died.");
        return app.services.jobs.add(...given);
      },
    };
    await goRound({ ...app.services, jobs });
    await strike(app);
    await strike(app);
    const got = mails.filter((mail) => to.has(mail.to)).map((mail) => mail.to);
    expect([got.length, new Set(got)]).toEqual([to.size, to]);
  });

  test("do one salon's part whatever happens in another", async () => {
    const broken = await openAt(timeZone, "2027-08-16 09:00");
    const whole = await openAt(timeZone, "2027-08-16 09:00");
    const lost = await visit(broken, { start: "2027-08-18 10:00", timeZone });
    const told = await visit(whole, { start: "2027-08-18 10:00", timeZone });
    now = at(timeZone, "2027-08-16 10:00");
    const { tenancy } = app.services;
    const gone = (salonId: string) => {
      if (salonId === broken.actor.salonId) throw new Error("Its rows cannot be read.");
      return tenancy.forSalon(salonId);
    };
    const services = { ...app.services, tenancy: { ...tenancy, forSalon: gone } };
    await goRound(services);
    await workOff(app);
    expect(mails.filter(({ to }) => to === told.to)).toHaveLength(1);
    expect(mails.filter(({ to }) => to === lost.to)).toHaveLength(0);
    // it is looked at again a minute later
    now = new Date(now.getTime() + 60_000);
    await goRound({ ...services, tenancy: app.services.tenancy });
    await workOff(app);
    expect(mails.filter(({ to }) => to === lost.to)).toHaveLength(1);
    expect(mails.filter(({ to }) => to === told.to)).toHaveLength(1);
  });
});

describe("a client who did not come", () => {
  const timeZone = "Europe/London";
  const missed = (got: { at: string; to: string; subject: string }[], to: string | null) =>
    timesOf(
      got.filter(({ subject }) => subject.includes("missed")),
      to,
    );

  test("is written to once, at ten the day after, unless they have booked again", async () => {
    const salon = await openAt(timeZone, "2027-09-06 09:00");
    const stays = await visit(salon, { start: "2027-09-06 10:00", timeZone });
    const again = await visit(salon, { start: "2027-09-06 12:00", timeZone });
    await sql`update stylists set booking_slug = 'missed-here' where id = ${salon.actor.stylistId}`;
    now = at(timeZone, "2027-09-06 16:00");
    for (const { id } of [stays, again]) {
      const noShow = { status: "cancelled", cancelledBy: "no_show" };
      const marked = await salon.json("PATCH", `/api/appointments/${id}/status`, noShow);
      expect(marked.status).toBe(200);
    }
    await visit(salon, { start: "2027-09-20 12:00", timeZone, email: again.to });
    const due = ["2027-09-07 10:00"];
    const got = await walk(timeZone, "2027-09-06 17:00", "2027-09-08 09:00", due);
    expect(missed(got, stays.to)).toEqual(due);
    expect(missed(got, again.to)).toEqual([]);
    const mail = mails.find(({ to, subject }) => to === stays.to && subject.includes("missed"));
    expect(mail?.text).toContain("/book/missed-here");
  });

  test("is left alone where the salon wants it so", async () => {
    const salon = await openAt(timeZone, "2027-09-13 09:00");
    await salon.json("PUT", "/api/messages/settings", { noShowFollowUp: false });
    const { id, to } = await visit(salon, { start: "2027-09-13 10:00", timeZone });
    now = at(timeZone, "2027-09-13 16:00");
    const noShow = { status: "cancelled", cancelledBy: "no_show" };
    await salon.json("PATCH", `/api/appointments/${id}/status`, noShow);
    const got = await walk(timeZone, "2027-09-13 17:00", "2027-09-14 12:00", ["2027-09-14 10:00"]);
    expect(missed(got, to)).toEqual([]);
  });
});

describe("the digest", () => {
  test("comes at its hour on days with clients, and says what must be known", async () => {
    const timeZone = "America/New_York";
    const salon = await openAt(timeZone, "2027-10-17 20:00");
    await visit(salon, { start: "2027-10-18 10:00", timeZone, patch: true });
    const sure = await visit(salon, { start: "2027-10-18 12:00", timeZone });
    await visit(salon, { start: "2027-10-20 12:00", timeZone });
    const { id: clientId } = await (
      await salon.json("POST", "/api/clients", { name: "Ida", allergies: "Para-phenylenediamine" })
    ).json();
    await sql`update appointments set client_id = ${clientId}, client_confirmed_at = ${now} where id = ${sure.id}`;
    const due = ["2027-10-18 07:00", "2027-10-20 07:00"];
    const all = await walk(timeZone, "2027-10-17 21:00", "2027-10-20 12:00", due);
    const got = all.filter(({ to }) => to === salon.email);
    expect(timesOf(got, salon.email)).toEqual(due);
    const text = got[0]?.text ?? "";
    expect(text).toContain("2 clients today, Monday, October 18; 1 of them has not said yet");
    expect(text).toMatch(
      /10:00 AM to 11:00 AM: Client \d+, Balayage · patch test missing · has not confirmed/,
    );
    expect(text).toMatch(/12:00 PM to 1:00 PM: Client \d+, Balayage · allergies: see record\n/);
    expect(text).not.toContain("phenylenediamine");
    expect(text).toContain("Free: 9:00 AM to 10:00 AM, 11:00 AM to 12:00 PM, 1:00 PM to 6:00 PM.");
  });

  test("comes late after the app was down, and not at all where the salon wants none", async () => {
    const timeZone = "America/New_York";
    const salon = await openAt(timeZone, "2027-10-25 06:00");
    const quiet = await openAt(timeZone, "2027-10-25 06:00");
    await quiet.json("PUT", "/api/messages/settings", { dailyDigest: false });
    for (const each of [salon, quiet]) await visit(each, { start: "2027-10-25 15:00", timeZone });
    await strike(app);
    const got = await walk(timeZone, "2027-10-25 11:00", "2027-10-25 13:00");
    expect(timesOf(got, salon.email)).toEqual(["2027-10-25 11:00"]);
    expect(timesOf(got, quiet.email)).toEqual([]);
  });
});
