import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { PlanBilling } from "#tools/billing/schema.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";
import { NO_SUBSCRIPTION, usageOf } from "#tools/social/plan-rules.ts";
import { TIERS } from "#tools/subscription/data.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { Component as SocialMediaScreen } from "#ui/screens/social-media/social-media.tsx";
import { SubscriptionSection } from "#ui/screens/settings/money/subscription-section.tsx";
import { UpgradedCard } from "#ui/chat/cards/house/upgraded-card.tsx";

const PAGE = "https://checkout.stripe.com/c/pay/one";
let plans: PlanBilling[] = [];
let tier = "essential";

const bill = (product: PlanProduct, more: Partial<PlanBilling>): PlanBilling => ({
  product,
  plan: null,
  status: "none",
  renewsAt: null,
  askedPlan: null,
  payUrl: null,
  ...more,
});

const status = () => ({
  tier,
  uploadLimit: 10,
  uploadsUsed: 3,
  uploadsRemaining: 7,
  periodEndsAt: "2026-11-30T23:00:00Z",
  storageUsed: 0.25,
  tiers: TIERS,
});

/** Opens the plans in Settings of a salon that is charged as `given` says. */
function settings(
  given: Partial<PlanBilling>[],
  {
    at = "/settings",
    role = "owner",
    answers = {},
  }: { at?: string; role?: SalonRole; answers?: Answers } = {},
) {
  plans = given.map((more) => bill(more.product ?? "salon", more));
  const requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/billing": () => ({ charged: true, plans }),
    "GET /api/subscription/status": status,
    ...answers,
  });
  renderScreen(<SubscriptionSection />, { path: "/settings", at });
  return requests;
}
const link = (name: string | RegExp) => screen.findByRole("link", { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

it("leads to Stripe's page and claims nothing before it is paid", async () => {
  tier = "essential";
  const upgrade = () => {
    plans = [bill("salon", { askedPlan: "pro", payUrl: PAGE })];
    const message = "Pay on Stripe's page to move to Salon Pro.";
    return { message, checkoutUrl: PAGE, subscription: status() };
  };
  settings([{}], { answers: { "PUT /api/subscription/upgrade": upgrade } });
  await screen.findByText(/paid by card on a page of Stripe's/);
  await press("Upgrade to Salon Pro");
  await screen.findByText("Pay on Stripe's page to move to Salon Pro.");
  const card = within(screen.getByRole("listitem", { name: "Salon Pro" }));
  const pay = await card.findByRole("link", { name: "Continue to payment" });
  expect([pay.getAttribute("href"), pay.getAttribute("target")]).toEqual([PAGE, null]);
  expect(screen.queryByText("Subscription Updated!")).toBeNull();
  expect(screen.queryByText("You are now on Salon Pro.")).toBeNull();
});

it("checks until Stripe has confirmed, and only then says so", async () => {
  tier = "essential";
  settings([{ askedPlan: "pro", payUrl: PAGE }], { at: "/settings?billing=salon" });
  await screen.findByText(/Checking the payment with Stripe/);
  expect(screen.queryByText("Subscription Updated!")).toBeNull();
  tier = "pro";
  plans = [bill("salon", { plan: "pro", status: "active", renewsAt: "2026-12-22T10:00:00Z" })];
  await screen.findByText("Subscription Updated!", {}, { timeout: 4000 });
  await waitFor(() => expect(screen.queryByText(/Checking the payment/)).toBeNull());
  await screen.findByText("$49 a month, renews on Dec 22, 2026");
});

it("says to whoever turned back that nothing changed, with the way on", async () => {
  settings([{ askedPlan: "pro", payUrl: PAGE }], { at: "/settings?billing=salon&cancelled=1" });
  await screen.findByText(/Nothing was changed and nothing was charged. Salon Pro begins when/);
  expect((await screen.findAllByRole("link", { name: "Continue to payment" })).length).toBe(2);
});

test.each<[Partial<PlanBilling>, RegExp]>([
  [
    { plan: "pro", status: "past_due", payUrl: PAGE },
    /last payment for Salon Pro failed. The plan/,
  ],
  [{ plan: "pro", status: "ended", payUrl: PAGE }, /ended because it was not paid/],
])("%j is said with the way to pay it", async (given, words) => {
  settings([given]);
  await screen.findByText(words);
  expect((await link("Pay it")).getAttribute("href")).toBe(PAGE);
});

it("ends a plan with its month after asking, and lets it go on", async () => {
  const month = { plan: "pro", renewsAt: "2026-12-22T10:00:00Z" } as const;
  const stands = (as: "ending" | "active") => () => {
    plans = [bill("salon", { ...month, status: as })];
    return { charged: true, plans };
  };
  const requests = settings([{ ...month, status: "active" }], {
    answers: {
      "POST /api/billing/salon/end": stands("ending"),
      "POST /api/billing/salon/resume": stands("active"),
    },
  });
  await press("End Salon Pro");
  const asked = within(await screen.findByRole("dialog", { name: "End Salon Pro?" }));
  asked.getByText(/stays until Dec 22, 2026 and is not charged again/);
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.click(asked.getByRole("button", { name: "End Salon Pro" }));
  await screen.findByText("Ends on Dec 22, 2026, not charged again");
  await press("Keep Salon Pro");
  await screen.findByText("The plan goes on.");
});

it("leaves ending to those who may change plans", async () => {
  settings([{ plan: "pro", status: "active" }], { role: "stylist" });
  await screen.findByRole("list", { name: "Paid plans" });
  expect(screen.queryByRole("button", { name: "End Salon Pro" })).toBeNull();
});

it("opens Social Media once its plan is confirmed", async () => {
  let paid = false;
  answering({
    "GET /api/auth/get-session": () => ({
      user: { name: "Maren Falk" },
      salon: { role: "owner" },
    }),
    "GET /api/billing": () => ({
      charged: true,
      plans: [
        paid
          ? bill("social", { plan: "full-management", status: "active" })
          : bill("social", { askedPlan: "full-management", payUrl: PAGE }),
      ],
    }),
    "GET /api/social-media/subscription": () =>
      paid
        ? usageOf("full-management", { postsGenerated: 0, periodEndsAt: new Date() })
        : NO_SUBSCRIPTION,
    "GET /api/social-media/posts": () => [],
    "GET /api/social-media/accounts": () => [],
  });
  renderScreen(<SocialMediaScreen />, {
    path: "/social-media",
    at: "/social-media?billing=social",
  });
  await screen.findByText(/Checking the payment with Stripe/);
  paid = true;
  await screen.findByText("Subscription Activated", {}, { timeout: 4000 });
  await screen.findByRole("tab", { name: "Create Content" });
});

it("leads to the payment from a chat", () => {
  const message = "Pay on Stripe's page to move to Salon Pro.";
  renderScreen(
    <UpgradedCard value={{ message, checkoutUrl: PAGE, subscription: status() as never }} />,
  );
  screen.getByText(/Nothing changes until then/);
  expect(screen.getByRole("link", { name: "Continue to payment" }).getAttribute("href")).toBe(PAGE);
});
