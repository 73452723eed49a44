import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appointments } from "#db/schema/appointments.ts";
import { outbox } from "#db/schema/messages.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { stylists } from "#db/schema/stylists.ts";
import { buildUi } from "#agent/build.ts";
import { contextForSalon } from "#agent/context.ts";
import type { TestApp } from "#tests/app.ts";
import type { fakeStripe } from "#tests/fakes/stripe.ts";
import type { Salon } from "#tests/fixtures.ts";
import { addPaidService, openPaidSalon } from "#tests/salons/whole-salon.ts";
import type { Appointment, Booked, OwnAppointment } from "#tools/appointments/schema.ts";
import { learnPayment } from "#tools/payments/stripe/learn.ts";
import { releaseUnpaid } from "#tools/booking/book/unpaid.ts";

type Stripe = Awaited<ReturnType<typeof fakeStripe>>;

let present = new Date("2026-11-20T08:00:00Z");
let stripe: Stripe;
let here: TestApp;
let maren: Salon;
let deposit: string;
let card: string;
let guests = 0;

beforeAll(async () => {
  await buildUi();
  ({ stripe, here, maren } = await openPaidSalon({ now: () => present }));
  await maren.ctx().db.update(stylists).set({ bookingSlug: "maren" });
  deposit = await addPaidService(maren, "Gloss", { payAtBooking: "deposit", depositPercent: 20 });
  card = await addPaidService(maren, "Blow-dry", { payAtBooking: "card" });
}, 120_000);
afterAll(async () => {
  await here?.close();
  await stripe?.close();
});

const anyone = (method: string, path: string, body?: object) =>
  here.app.request(path, {
    method,
    headers: { "content-type": "application/json", host: "localhost" },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Every guest has a day of their own. */
async function book(serviceId = deposit): Promise<Booked> {
  guests += 1;
  const day = new Date(Date.UTC(2026, 10, 23 + 7 * guests)).toISOString().slice(0, 10);
  const answer = await anyone("POST", "/api/appointments", {
    stylistId: maren.actor.stylistId,
    clientName: "Anna Berg",
    clientEmail: `anna${guests}@example.com`,
    serviceId,
    appointmentDate: day,
    appointmentTime: "10:00",
  });
  const text = await answer.text();
  expect([answer.status, text]).toEqual([201, expect.anything()]);
  return JSON.parse(text) as Booked;
}

const pathOf = (url: string) => new URL(url).pathname;
const page = async (url: string, query = "") =>
  (await here.app.request(`${pathOf(url)}${query}`)).text();
const own = async ({ manageUrl }: Booked) =>
  (await (await anyone("GET", `/api${pathOf(manageUrl)}`)).json()) as OwnAppointment;
const rowOf = async ({ appointment }: Booked) =>
  (
    await maren.ctx().db.select().from(payments).where(eq(payments.appointmentId, appointment.id))
  )[0]!;
const mailsOf = async ({ appointment }: Booked) => {
  const { db } = maren.ctx();
  const sent = await db.select().from(outbox).where(eq(outbox.appointmentId, appointment.id));
  return sent.map(({ kind }) => kind).toSorted();
};

async function pay(booked: Booked): Promise<void> {
  const { id, sessionId } = await rowOf(booked);
  stripe.pay(sessionId!);
  await learnPayment(contextForSalon(here.services, maren.actor.salonId), { id });
}

test("the page says what booking a service asks for, before it is booked", async () => {
  const answer = await here.app.request(`/book/maren?service=${deposit}`);
  expect(await answer.text()).toContain("Pay the deposit of $40");
});

test("a time that asks for a deposit is held, says what keeps it, and is booked once that is paid", async () => {
  const booked = await book();
  const { appointment, payment, manageUrl } = booked;
  expect(appointment).toMatchObject({ status: "pending", payBy: payment?.payBy });
  expect(payment).toMatchObject({ purpose: "deposit", amount: 4000, currency: "USD" });
  expect(appointment.payUrl).toBe(payment?.url);
  expect(await mailsOf(booked)).toEqual(["payment"]);
  const held = await page(manageUrl, "?booked");
  expect(held).toContain("Your time is held until");
  expect(held).toContain("Pay the deposit of $40 to keep it.");
  expect(held).toContain(payment!.url);
  expect(held).not.toContain("Appointment Booked!");
  const moved = await anyone("POST", `/api${pathOf(manageUrl)}/move`, {
    appointmentDate: appointment.appointmentDate,
    appointmentTime: "12:00",
  });
  expect([moved.status, (await moved.json()).error]).toEqual([
    409,
    expect.stringContaining("waits for its payment"),
  ]);
  await pay(booked);
  expect(await own(booked)).toMatchObject({ status: "confirmed", payBy: null, payUrl: null });
  expect(await mailsOf(booked)).toEqual(["confirmation", "payment"]);
  expect(await page(manageUrl)).toContain("Deposit of $40, paid");
});

test("what was paid goes back when the client cancels, and that is said before and after", async () => {
  const booked = await book();
  await pay(booked);
  const { manageUrl } = booked;
  expect(await page(manageUrl, "?cancel")).toContain(
    "If you cancel, your deposit of $40 goes back to your card.",
  );
  await anyone("POST", `/api${pathOf(manageUrl)}/cancel`, {});
  expect(await page(manageUrl, "?cancelled")).toContain(
    "Your deposit of $40 goes back to your card.",
  );
});

test("where the salon keeps deposits, the page says so and nothing goes back", async () => {
  const booked = await book();
  await pay(booked);
  await maren.json("PUT", "/api/payments/settings", { refundInTime: false });
  const { manageUrl } = booked;
  expect(await page(manageUrl, "?cancel")).toContain("your deposit of $40 is kept by the salon");
  await anyone("POST", `/api${pathOf(manageUrl)}/cancel`, {});
  await maren.json("PUT", "/api/payments/settings", { refundInTime: true });
  expect(await page(manageUrl)).toContain("Your deposit of $40 is kept by the salon.");
  const { id } = await rowOf(booked);
  const back = await maren.ctx().db.select().from(refunds).where(eq(refunds.paymentId, id));
  expect(back).toEqual([]);
});

test("a card that never comes releases the time, and its page offers to book anew", async () => {
  const booked = await book(card);
  expect(booked.payment).toMatchObject({ purpose: "card", amount: 0 });
  expect(await page(booked.manageUrl)).toContain("Leave a card to keep it; nothing is charged");
  const before = present;
  present = new Date(Date.parse(booked.payment!.payBy) + 1000);
  await releaseUnpaid(contextForSalon(here.services, maren.actor.salonId), {
    id: booked.appointment.id,
  });
  const released = await page(booked.manageUrl);
  present = before;
  expect(released).toContain("This time is no longer held");
  expect(released).toContain('href="/book/maren"');
});

test("the form without script leads to the page that shows what is to be paid", async () => {
  guests += 1;
  const day = new Date(Date.UTC(2026, 10, 23 + 7 * guests)).toISOString().slice(0, 10);
  const sent = await here.app.request("/book/maren", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "http://localhost",
      host: "localhost",
    },
    body: new URLSearchParams({
      clientName: "Bea Lund",
      clientEmail: "bea@example.com",
      serviceId: deposit,
      appointmentDate: day,
      appointmentTime: "10:00",
    }).toString(),
  });
  expect(sent.status).toBe(303);
  const read = await here.app.request(sent.headers.get("location") ?? "");
  expect(await read.text()).toContain("Pay the deposit of $40");
});

test("staff are asked for nothing, know the price, and confirming lets a held time stand unpaid", async () => {
  const made = await maren.json("POST", "/api/appointments/for-client", {
    stylistId: maren.actor.stylistId,
    clientName: "Cara Holm",
    serviceId: deposit,
    appointmentDate: "2026-11-24",
    appointmentTime: "15:00",
  });
  expect(await made.json()).toMatchObject({ status: "confirmed", priceMinor: 20_000, payBy: null });
  const booked = await book();
  const { id } = booked.appointment;
  const confirmed = await maren.json("PATCH", `/api/appointments/${id}/status`, {
    status: "confirmed",
  });
  expect((await confirmed.json()) as Appointment).toMatchObject({
    status: "confirmed",
    payBy: null,
  });
  present = new Date(Date.parse(booked.payment!.payBy) + 1000);
  await releaseUnpaid(contextForSalon(here.services, maren.actor.salonId), { id });
  const [row] = await maren.ctx().db.select().from(appointments).where(eq(appointments.id, id));
  expect(row?.status).toBe("confirmed");
});
