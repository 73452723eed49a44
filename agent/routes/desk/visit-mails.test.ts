import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { atomically } from "#tools/core/context.ts";
import { bookForClient } from "#tools/booking/book/book-for-client.ts";
import type { Appointment, Booked } from "#tools/appointments/schema.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { fakeSmtp } from "#tests/fakes/smtp.ts";
import { workOff } from "#tests/jobs.ts";

/** A Friday morning in Berlin, in winter time. */
const NOW = new Date("2026-11-20T08:00:00Z");
let present = NOW;
let smtp: Awaited<ReturnType<typeof fakeSmtp>>;
let app: TestApp;
let salon: Salon;

beforeAll(async () => {
  smtp = await fakeSmtp();
  app = await startApp({
    now: () => present,
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Undertone <hello@undertone.example>",
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  salon = await openSalon(app);
  await salon.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

/** Every test has a day of its own: Mondays to Saturdays from 30 November on. */
let day = "2026-11-29";
beforeEach(async () => {
  present = NOW;
  do {
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  } while (new Date(day).getUTCDay() === 0);
  await workOff(app);
  smtp.mails.length = 0;
});

const guest = async (more: object = {}, started: TestApp = app) =>
  started.app.request("/api/appointments", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": `10.2.${day.slice(5, 7)}.${day.slice(8)}`,
    },
    body: JSON.stringify({
      stylistId: salon.actor.stylistId,
      clientName: "Anna Berg",
      clientEmail: "anna@x.example",
      serviceType: "Haircut",
      appointmentDate: day,
      appointmentTime: "10:00",
      ...more,
    }),
  });
const read = async <T>(answer: Response | Promise<Response>, status: number): Promise<T> => {
  const came = await answer;
  const text = await came.text();
  expect([came.status, text]).toEqual([status, expect.anything()]);
  return JSON.parse(text) as T;
};
const booked = (more: object = {}) => read<Booked>(guest(more), 201);
const wish = (more: object = {}) => ({
  stylistId: salon.actor.stylistId,
  clientName: "Clara Winter",
  clientEmail: "clara@x.example",
  serviceType: "Haircut",
  appointmentDate: day,
  appointmentTime: "10:00",
  ...more,
});
const forClient = (more: object = {}) =>
  read<Appointment>(salon.json("POST", "/api/appointments/for-client", wish(more)), 201);
const setStatus = (id: string, change: object) =>
  read<Appointment>(salon.json("PATCH", `/api/appointments/${id}/status`, change), 200);
const move = (id: string, change: object) =>
  read<Appointment>(
    salon.json("PATCH", `/api/appointments/${id}`, { appointmentDate: day, ...change }),
    200,
  );

/** The mails that have gone since it was last asked, in a few words each. */
const gone = async () => {
  await workOff(app);
  return smtp.mails.splice(0).map((mail) => {
    const part = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
    const calendar = part ? new ICAL.Component(ICAL.parse(textOf(part.content))) : null;
    const events = calendar?.getAllSubcomponents("vevent") ?? [];
    return {
      to: mail.envelopeTo,
      subject: mail.subject,
      from: mail.from,
      text: mail.text ?? "",
      html: mail.html ?? "",
      headers: mail.headers.map(({ key }) => key),
      method: calendar?.getFirstPropertyValue("method") ?? null,
      partMethod: part?.method ?? null,
      uids: events.map((event) => event.getFirstPropertyValue("uid")),
      status: events[0]?.getFirstPropertyValue("status") ?? null,
      sequence: events[0]?.getFirstPropertyValue("sequence") ?? null,
      starts: events.map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString()),
      linkPath: /\/manage\/[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? null,
    };
  });
};
const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);
const only = async () => {
  const mails = await gone();
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  return mails[0]!;
};

describe("a client hears", () => {
  test("once of what they booked, which waits for the salon, and once that it is confirmed", async () => {
    const { appointment } = await booked();
    const first = await only();
    expect(first).toMatchObject({
      to: ["anna@x.example"],
      subject: "Your booking at Maren Falk's salon",
      from: { name: "Maren Falk's salon", address: "hello@undertone.example" },
      method: "REQUEST",
      partMethod: "REQUEST",
      uids: [`${appointment.id}@undertone`],
      status: "TENTATIVE",
      sequence: 1,
      starts: [`${day}T09:00:00.000Z`],
    });
    expect(first.text).toContain("the salon will confirm it");
    expect(first.text).not.toContain("is confirmed");
    for (const words of ["10:00 AM to 11:00 AM (Europe/Berlin)", "Haircut", "Maren Falk"]) {
      expect(first.text).toContain(words);
      expect(first.html).toContain(words);
    }
    await setStatus(appointment.id, { status: "confirmed" });
    const second = await only();
    expect(second).toMatchObject({ uids: first.uids, status: "CONFIRMED", sequence: 2 });
    expect(second.text).toContain("Your appointment is confirmed.");
    await setStatus(appointment.id, { status: "confirmed" });
    expect(await gone()).toEqual([]);
  });

  test("by links that all open the booking, of which the outbox keeps none", async () => {
    const { appointment, manageUrl } = await booked();
    await setStatus(appointment.id, { status: "confirmed" });
    const links = (await gone()).map(({ linkPath }) => linkPath ?? "");
    expect(links).toContain(new URL(manageUrl).pathname);
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await app.app.request(`/api${link}`)).status).toBe(200);
    const outbox = await (await salon.request("/api/outbox?limit=100")).text();
    expect(outbox).toContain(appointment.id);
    expect(outbox).not.toMatch(/\/manage\/[\w-]{20}/);
  });

  test("when the salon books them in, unless they are here already or gave no address", async () => {
    const { id } = await forClient();
    expect(await only()).toMatchObject({
      to: ["clara@x.example"],
      method: "REQUEST",
      status: "CONFIRMED",
      uids: [`${id}@undertone`],
    });
    await forClient({ appointmentTime: "12:00", clientName: "Nobody", clientEmail: null });
    const today = { appointmentDate: "2026-11-20", appointmentTime: "09:00" };
    await forClient({ ...today, clientEmail: "walk-in@x.example", outsideHours: true });
    expect(await gone()).toEqual([]);
  });

  test("of every change of two quick ones, each newer than the one before", async () => {
    const { id } = await forClient();
    await gone();
    await move(id, { version: 1, appointmentTime: "12:00" });
    await move(id, { version: 2, appointmentTime: "13:00" });
    await move(id, { version: 3, appointmentTime: "13:00", durationMinutes: 90 });
    await move(id, { version: 4, appointmentTime: "13:00" });
    // they go side by side: which is the newest its SEQUENCE tells
    const mails = (await gone()).toSorted((a, b) => Number(a.sequence) - Number(b.sequence));
    expect(mails.map(({ sequence }) => sequence)).toEqual([2, 3, 4]);
    expect(mails.map(({ starts }) => starts[0]?.slice(11, 16))).toEqual([
      "11:00",
      "12:00",
      "12:00",
    ]);
    expect(new Set(mails.flatMap(({ uids }) => uids))).toEqual(new Set([`${id}@undertone`]));
    expect(mails[0]?.subject).toBe("Your appointment at Maren Falk's salon has changed");
    expect(mails[1]?.text).toMatch(/Before: .* at 12:00 PM/);
    expect(mails[2]?.text).toContain("1:00 PM to 2:30 PM");
    expect(mails[2]?.text).not.toContain("Before:");
  });

  test("of a move and an end of their own, by the link they hold", async () => {
    const { appointment, manageUrl } = await booked();
    await gone();
    const own = (verb: string, body: object) =>
      app.app.request(`/api${new URL(manageUrl).pathname}/${verb}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await read(own("move", { appointmentDate: day, appointmentTime: "14:00" }), 200);
    expect(await only()).toMatchObject({ method: "REQUEST", sequence: 2, status: "TENTATIVE" });
    await read(own("cancel", {}), 200);
    const end = await only();
    expect(end).toMatchObject({
      subject: "Your appointment at Maren Falk's salon is cancelled",
      method: "CANCEL",
      partMethod: "CANCEL",
      status: "CANCELLED",
      sequence: 3,
      uids: [`${appointment.id}@undertone`],
      linkPath: null,
    });
    await read(own("cancel", {}), 200);
    expect(await gone()).toEqual([]);
  });

  test("that the salon has cancelled; nothing of having been, of not having come or of what is over", async () => {
    const ids = [];
    for (const appointmentTime of ["09:00", "11:00", "13:00", "15:00"])
      ids.push((await forClient({ appointmentTime })).id);
    await gone();
    await setStatus(ids[0]!, { status: "cancelled" });
    expect(await only()).toMatchObject({ method: "CANCEL" });
    present = new Date(`${day}T15:30:00Z`);
    await setStatus(ids[1]!, { status: "completed" });
    await setStatus(ids[2]!, { status: "cancelled", cancelledBy: "no_show" });
    await setStatus(ids[3]!, { status: "cancelled" });
    expect(await gone()).toEqual([]);
  });

  test("of a series once, with all its dates and a link for each, and once that it has ended", async () => {
    const series = { first: wish({ appointmentTime: "16:00" }), everyWeeks: 2, times: 4 };
    const { appointments } = await read<{ appointments: Appointment[] }>(
      salon.json("POST", "/api/appointments/series", series),
      201,
    );
    const mail = await only();
    expect(mail).toMatchObject({
      subject: "Your 4 appointments at Maren Falk's salon",
      method: "PUBLISH",
      uids: appointments.map(({ id }) => `${id}@undertone`),
    });
    const links = mail.text.match(/\/manage\/[\w-]{43}/g) ?? [];
    expect(new Set(links).size).toBe(4);
    for (const link of links) expect((await app.app.request(`/api${link}`)).status).toBe(200);
    await read(
      salon.json("POST", `/api/appointments/${appointments[1]?.id}/cancel-following`, {}),
      200,
    );
    expect(await only()).toMatchObject({
      subject: "Your 3 appointments at Maren Falk's salon are cancelled",
      method: "CANCEL",
      uids: appointments.slice(1).map(({ id }) => `${id}@undertone`),
    });
  });

  test("of a time they waited for, and once they took it of their booking", async () => {
    const { clientName, clientEmail, serviceType } = wish();
    const { stylistId } = salon.actor;
    const joined = await app.app.request("/api/waitlist/join", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        stylistId,
        clientName,
        clientEmail,
        serviceType,
        from: day,
        to: day,
      }),
    });
    const { id } = await read<{ id: string }>(joined, 201);
    await read(salon.json("POST", `/api/waitlist/${id}/offer`, {}), 200);
    const offer = await only();
    expect(offer).toMatchObject({ subject: "A time is free at Maren Falk's salon", method: null });
    expect(offer.text).toContain("Held until: ");
    const link = /\/offer\/[\w-]+/.exec(offer.text)?.[0] ?? "";
    expect(offer.html).toContain(`href="http://localhost${link}"`);
    expect(await (await salon.request("/api/outbox?limit=5")).text()).not.toContain(link);
    const taken = await app.app.request(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "answer=take",
    });
    expect(taken.status).toBe(303);
    const booking = await only();
    expect(booking).toMatchObject({
      subject: "Your booking at Maren Falk's salon",
      method: "REQUEST",
      status: "TENTATIVE",
    });
  });

  test("by text too, once their number has agreed", async () => {
    const texts = async () =>
      ((await (await salon.request("/api/outbox?channel=sms")).json()) as { body: string }[]).map(
        ({ body }) => body,
      );
    const phone = "+4915123456789";
    await forClient({ clientPhone: phone });
    expect(await texts()).toEqual([]);
    const said = { phone, granted: true, wording: "Yes, text me" };
    await read(salon.json("POST", "/api/messages/consents", said), 201);
    const { id } = await forClient({ clientPhone: phone, appointmentTime: "12:00" });
    await setStatus(id, { status: "cancelled" });
    const [end, start, ...others] = await texts();
    expect(others).toEqual([]);
    expect(start).toContain("Maren Falk's salon");
    expect(start).toContain("12:00");
    expect(end).toContain("cancelled");
    expect((await gone()).flatMap(({ to }) => to)).toEqual(Array(3).fill("clara@x.example"));
  });
});

describe("nobody hears", () => {
  test("of a booking that was rolled back", async () => {
    const undone = atomically(salon.ctx(), async (ctx) => {
      await bookForClient(ctx, { ...wish(), outsideHours: false });
      throw new Error("It does not stand.");
    });
    await expect(undone).rejects.toThrow("does not stand");
    expect(await gone()).toEqual([]);
  });

  test("of a time that another has: of a hundred who want it, one gets a mail", async () => {
    const crowd = await Promise.all(
      Array.from({ length: 100 }, (_, one) => guest({ clientEmail: `c${one}@x.example` })),
    );
    expect(crowd.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await gone()).toHaveLength(1);
  });
});

test("names of clients, services and salons add no header, recipient or event", async () => {
  const nasty = 'X"\r\nBcc: victim@y.example\r\nBEGIN:VALARM;<script>alert(1)</script>{link}';
  await salon.json("PUT", "/api/stylists/profile", {
    name: salon.name,
    email: salon.email,
    isLicensed: false,
    salonName: nasty,
  });
  await forClient({ clientName: nasty, serviceType: nasty, durationMinutes: 30 });
  const mail = await only();
  expect(mail.to).toEqual(["clara@x.example"]);
  expect(mail.headers).not.toContain("bcc");
  expect(mail.uids).toHaveLength(1);
  expect(mail.html).not.toContain("<script");
  expect(mail.subject).not.toMatch(/[\r\n]/);
  await salon.json("PUT", "/api/stylists/profile", {
    name: salon.name,
    email: salon.email,
    isLicensed: false,
    salonName: null,
  });
});

test("files go along as they are", async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0a, 0x0d]);
  const csv = "item;amount\r\nTube 7.43;2\r\n";
  await queueMail(salon.ctx(), {
    kind: "supplier_order",
    to: "supplier@colour.example",
    subject: "Order 12",
    text: "Two files.",
    attachments: [
      { filename: "order.pdf", contentType: "application/pdf", base64: pdf.toString("base64") },
      {
        filename: "order.csv\r\nX: y",
        contentType: "text/csv",
        base64: Buffer.from(csv).toString("base64"),
      },
    ],
  });
  await workOff(app);
  const [mail] = smtp.mails;
  const [first, second] = mail?.attachments ?? [];
  expect(first).toMatchObject({ filename: "order.pdf", mimeType: "application/pdf" });
  expect(Buffer.from(first?.content as ArrayBuffer)).toEqual(pdf);
  expect(second).toMatchObject({ filename: "order.csv X: y", mimeType: "text/csv" });
  expect(textOf(second?.content ?? "")).toBe(csv);
});

test("who books does not wait for a mail server that never answers", async () => {
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const send = () => {
    asked += 1;
    return answered;
  };
  const slow = await startApp({ now: () => present, mail: { delivers: true, send } });
  try {
    const other = await openSalon(slow);
    await other.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
    const { stylistId } = other.actor;
    expect((await guest({ stylistId }, slow)).status).toBe(201);
    expect(asked).toBe(0);
    const working = workOff(slow);
    await expect.poll(() => asked).toBe(1);
    // while the first mail hangs
    expect((await guest({ stylistId, appointmentTime: "14:00" }, slow)).status).toBe(201);
    answer();
    await working;
    await workOff(slow);
    expect(asked).toBe(2);
  } finally {
    await slow.close();
  }
});
