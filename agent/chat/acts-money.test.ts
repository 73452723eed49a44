import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appointments } from "#db/schema/appointments.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cardOf, chatOf, given, replyOf, tapped } from "#tests/chat.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { scriptedModel, type Act, type Seen } from "#tests/scripted-model.ts";
import type { ChatAction } from "#tools/actions/schema.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";

let script: (seen: Seen) => Act[] = () => [];
const model = scriptedModel((seen) => script(seen));

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let here: TestApp;
let maren: Salon;
let appointmentId = "";

beforeAll(async () => {
  stripe = await fakeStripe();
  here = await startApp({
    env: stripe.env,
    model: { provider: "builtin", chat: model, vision: null },
  });
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
  const booked = await maren.json("POST", "/api/appointments/for-client", {
    stylistId: maren.actor.stylistId,
    clientName: "Anna Berg",
    clientEmail: "anna@berg.example",
    appointmentDate: "2091-01-03",
    appointmentTime: "10:00",
    outsideHours: true,
  });
  ({ id: appointmentId } = (await booked.json()) as { id: string });
  await maren
    .ctx()
    .db.update(appointments)
    .set({ price: 19_500 })
    .where(eq(appointments.id, appointmentId));
});
afterAll(async () => {
  await here?.close();
  await stripe?.close();
});

async function asked(tool: string, input: object) {
  script = ({ results }) => (results.length > 0 ? [{ say: "Done." }] : [{ call: tool, input }]);
  const chat = chatOf(maren);
  const asking = await chat.ask("do it");
  const { id } = cardOf(asking);
  const tap = (edits?: object) =>
    chat.post({ decision: { approvalId: id, approved: true, ...(edits && { edits }) } });
  return { ...asking.metadata?.previews?.[id], tap, asking };
}
const money = async () =>
  (await (await maren.request(`/api/appointments/${appointmentId}/money`)).json()) as VisitMoney;
const newest = async () => {
  const [line] = (await (await maren.request("/api/actions?limit=1")).json()) as ChatAction[];
  return line;
};

test("a link is asked for as it stands due, with the amount that was typed on the card, and taken back", async () => {
  const { changes, currency, tap, asking } = await asked("request_payment", {
    appointmentId,
    purpose: "balance",
    send: false,
  });
  expect(currency).toBe("USD");
  expect(changes).toEqual([
    { label: "Due", before: "$195, not asked for", after: "$195, asked for by a link" },
  ]);
  const reply = await replyOf(await tap({ amount: 5000 }), tapped(asking));
  const { id, amount, status } = given(reply, "request_payment");
  expect({ amount, status }).toEqual({ amount: 5000, status: "open" });
  // money that may have been asked for is not taken back by a countdown
  expect(await newest()).toMatchObject({
    words: "made a link for Anna Berg to pay $50",
    records: [
      { kind: "payment", id },
      { kind: "appointment", id: appointmentId },
    ],
    undoUntil: null,
  });
  const back = await asked("cancel_payment_link", { paymentId: id });
  expect(back.changes).toEqual([
    { label: "Link for $50 to Anna Berg", before: "open", after: "taken back" },
  ]);
  await replyOf(await back.tap(), tapped(back.asking));
  expect((await money()).payments.map((each) => each.status)).toEqual(["cancelled"]);
  expect(await newest()).toMatchObject({ words: "took back the link for $50 from Anna Berg" });
});

test("a link whose sum changed since the card was shown is not made", async () => {
  const { tap } = await asked("request_payment", { appointmentId, purpose: "balance" });
  await maren
    .ctx()
    .db.update(appointments)
    .set({ price: 12_000 })
    .where(eq(appointments.id, appointmentId));
  expect((await tap()).status).toBe(409);
  expect((await money()).payments.filter(({ status }) => status === "open")).toEqual([]);
});
