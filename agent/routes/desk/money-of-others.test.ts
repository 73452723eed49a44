import { afterAll, beforeAll, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import { paymentTools } from "#tools/payments/tools.ts";
import { consultationTools } from "#tools/consultations/tools.ts";
import type { Payment } from "#tools/payments/schema.ts";

/* A stylist handles the money of their own visits, the reception that of all; health is not for the reception. */

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let here: TestApp;
let maren: Salon;
let sia: Colleague;
let desk: Colleague;

beforeAll(async () => {
  const now = () => new Date();
  stripe = await fakeStripe({ now });
  here = await startApp({ env: stripe.env, now });
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
  sia = await joinTeam(here, maren, { name: "Sia", email: "sia@x.example" });
  desk = await joinTeam(here, maren, { name: "Desk", email: "desk@x.example", role: "reception" });
});
afterAll(async () => {
  await here.close();
  await stripe.close();
});

/** A visit at a price, with a link that its owner asked for. */
async function visitOf(stylistId: string, appointmentTime: string) {
  const booked = await maren.json("POST", "/api/appointments/for-client", {
    clientName: "Ida",
    clientEmail: "ida@x.example",
    stylistId,
    appointmentDate: "2030-03-05",
    appointmentTime,
    serviceType: "Haircut",
  });
  const { id } = (await booked.json()) as { id: string };
  await maren.ctx().db.update(appointments).set({ price: 8000 }).where(eq(appointments.id, id));
  const link = await maren.json("POST", "/api/payments", {
    appointmentId: id,
    purpose: "balance",
    send: false,
  });
  return { id, paymentId: ((await link.json()) as Payment).id };
}

it("shows a stylist the payments of their own visits alone, and lets them ask for and take back no other", async () => {
  const own = await visitOf(sia.stylistId, "11:00");
  const other = await visitOf(maren.actor.stylistId, "11:00");
  const seen = async (by: Pick<Colleague, "request">) => {
    const answer = await by.request("/api/payments");
    const ids = ((await answer.json()) as Payment[]).map(({ id }) => id);
    return { ids: ids.toSorted(), total: answer.headers.get("X-Total-Count") };
  };
  expect(await seen(sia)).toEqual({ ids: [own.paymentId], total: "1" });
  const all = { ids: [own.paymentId, other.paymentId].toSorted(), total: "2" };
  expect([await seen(desk), await seen(maren)]).toEqual([all, all]);

  const asked = { appointmentId: other.id, purpose: "balance", amount: 100, send: false };
  expect((await sia.json("POST", "/api/payments", asked)).status).toBe(403);
  expect((await sia.request(`/api/appointments/${other.id}/money`)).status).toBe(403);
  expect((await sia.json("POST", `/api/payments/${other.paymentId}/cancel`, {})).status).toBe(404);
  expect((await sia.request(`/api/appointments/${own.id}/money`)).status).toBe(200);
  expect((await sia.json("POST", `/api/payments/${own.paymentId}/cancel`, {})).status).toBe(200);
  const actor = { ...maren.actor, stylistId: sia.stylistId, role: "stylist" as const };
  await expect(
    paymentTools.visit_money.run({ ...maren.ctx(), actor }, { appointmentId: other.id }, () => {}),
  ).rejects.toMatchObject({ code: "forbidden" });
});

it("tells the reception of no consultation, by any door", async () => {
  const actor = { ...maren.actor, stylistId: desk.stylistId, role: "reception" as const };
  const ctx = { ...maren.ctx(), actor };
  for (const path of [
    "/api/consultations",
    `/api/consultations/${maren.actor.salonId}`,
    "/api/formulas",
  ])
    expect([path, (await desk.request(path)).status]).toEqual([path, 403]);
  await expect(consultationTools.find_consultations.run(ctx, {}, () => {})).rejects.toMatchObject({
    code: "forbidden",
  });
});
