import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Bill } from "#tools/payments/bill/bill-schema.ts";
import type { Payment, VisitMoney } from "#tools/payments/schema.ts";
import { MoneyCard } from "./money-card.tsx";

const VISIT = "01890000-0000-7000-8000-000000000001";
const PAID = "01890000-0000-7000-8000-000000000002";
const visit = {
  id: VISIT,
  clientName: "Anna Berg",
  status: "confirmed",
  cancelledBy: null,
} as Appointment;

const deposit: Payment = {
  id: PAID,
  purpose: "deposit",
  status: "paid",
  method: "stripe",
  amount: 4000,
  tip: 0,
  refunded: 0,
  refunding: 0,
  currency: "USD",
  appointmentId: VISIT,
  clientName: "Anna Berg",
  serviceType: "Gloss",
  url: null,
  expiresAt: null,
  card: "visa ···· 4242",
  error: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  paidAt: "2026-11-20T08:05:00.000Z",
};

let money: VisitMoney;
let role: string;
beforeEach(() => {
  role = "owner";
  money = {
    currency: "USD",
    price: 20_000,
    paid: 4000,
    tips: 0,
    due: 16_000,
    bill: null,
    payBy: null,
    cardOnFile: "visa ···· 4242",
    noShowFee: 6000,
    payments: [deposit],
    available: true,
  };
});

function open(appointment: Appointment = visit) {
  const requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    [`GET /api/appointments/${VISIT}/money`]: () => money,
    "POST /api/payments": () => ({
      ...deposit,
      purpose: "balance",
      status: "open",
      sent: ["mail"],
    }),
    "POST /api/payments/by-hand": () => ({ ...deposit, purpose: "balance", method: "cash" }),
    [`POST /api/appointments/${VISIT}/reopen`]: () => visit,
    [`POST /api/payments/${PAID}/refund`]: () => ({ ...deposit, refunding: 1500 }),
    [`POST /api/payments/${PAID}/charge`]: () => ({
      charged: true,
      sentence: "The card was charged.",
      payment: deposit,
    }),
  });
  renderScreen(<MoneyCard appointment={appointment} />);
  return requests;
}

const bodyOf = async (requests: Request[], path: string) =>
  (await requests.find(({ url }) => new URL(url).pathname === path)?.json()) as unknown;

describe("the money of a visit", () => {
  test("says price, what came and what is due, and asks for the rest by a link", async () => {
    const requests = open();
    expect(await screen.findByText("$160")).toBeTruthy();
    fireEvent.click(await screen.findByRole("button", { name: "Ask for $160 by link" }));
    expect(await screen.findAllByText("Link sent")).toBeTruthy();
    expect(await bodyOf(requests, "/api/payments")).toEqual({
      appointmentId: VISIT,
      purpose: "balance",
      send: true,
    });
  });

  test("gives a part back only with a reason, and never more than is left", async () => {
    const requests = open();
    fireEvent.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = await screen.findByRole("dialog");
    const amount = within(dialog).getByLabelText(/^Amount/);
    fireEvent.change(amount, { target: { value: "41" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Refund" }));
    expect(within(dialog).getByText("Write an amount up to $40.")).toBeTruthy();
    expect(within(dialog).getByText("Please say why.")).toBeTruthy();
    fireEvent.change(amount, { target: { value: "15" } });
    fireEvent.change(within(dialog).getByLabelText(/^Reason/), { target: { value: "Cut short" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Refund $15" }));
    expect(await screen.findAllByText("The money is on its way back")).toBeTruthy();
    expect(await bodyOf(requests, `/api/payments/${PAID}/refund`)).toEqual({
      amount: 1500,
      reason: "Cut short",
    });
  });

  test("charges a missed visit's card only once that is confirmed", async () => {
    const requests = open({ ...visit, status: "cancelled", cancelledBy: "no_show" });
    fireEvent.click(await screen.findByRole("button", { name: "Ask for the no-show fee" }));
    expect(requests.every(({ method }) => method === "GET")).toBe(true);
    fireEvent.click(await screen.findByRole("button", { name: "Charge $60" }));
    expect(await screen.findAllByText("The card was charged.")).toBeTruthy();
    expect(await bodyOf(requests, `/api/payments/${PAID}/charge`)).toEqual({ amount: 6000 });
  });

  test("shows nobody what their role may not do, and writes down what came by hand", async () => {
    role = "stylist";
    money.available = false;
    const requests = open();
    fireEvent.click(await screen.findByRole("button", { name: "Record a payment" }));
    expect(screen.queryByRole("button", { name: /Ask for/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
    const dialog = await screen.findByRole("dialog");
    const write = (label: RegExp, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    write(/^Amount/, "161");
    fireEvent.click(within(dialog).getByRole("button", { name: "Write it down" }));
    expect(within(dialog).getByText(/Write an amount up to \$160/)).toBeTruthy();
    write(/^Amount/, "60");
    write(/^Tip/, "5");
    fireEvent.click(within(dialog).getByRole("button", { name: "Write it down" }));
    expect(await screen.findAllByText("Written down")).toBeTruthy();
    expect(await bodyOf(requests, "/api/payments/by-hand")).toEqual({
      appointmentId: VISIT,
      method: "cash",
      amount: 6000,
      tip: 500,
    });
  });

  test("shows the bill of a visit that was closed, and opens it again", async () => {
    money = { ...money, price: 18_000, paid: 18_000, due: 0, bill: BILL };
    money.payments = [{ ...deposit, purpose: "balance", method: "cash", amount: 18_000 }];
    const requests = open({ ...visit, status: "completed" });
    const receipt = await screen.findByRole("region", { name: "Receipt" });
    expect(within(receipt).getByText("Gloss")).toBeTruthy();
    expect(within(receipt).getByText("−$20")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Record a payment" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Reopen" }));
    const asked = within(await screen.findByRole("dialog", { name: "Open this visit again?" }));
    expect(asked.getByText(/\$180 Cash/)).toBeTruthy();
    expect(requests.some(({ url }) => url.endsWith("/reopen"))).toBe(false);
    fireEvent.click(asked.getByRole("button", { name: "Reopen" }));
    expect(await screen.findAllByText("The visit is open again")).toBeTruthy();
    expect(requests.some(({ url }) => url.endsWith(`/appointments/${VISIT}/reopen`))).toBe(true);
  });
});

const BILL: Bill = {
  id: PAID,
  lines: [
    { kind: "service", label: "Gloss", detail: "", amount: 20_000, itemId: null, units: null },
  ],
  discount: 2000,
  discountReason: "Late",
  taxPercent: 0,
  taxIncluded: true,
  tax: 0,
  total: 18_000,
  currency: "USD",
  rebookedId: null,
  createdAt: "2026-11-20T12:00:00.000Z",
};
