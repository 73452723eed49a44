import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { TWO_VISITS } from "#tests/salons/visits.ts";
import type { Rates } from "#tools/salons/rates-schema.ts";
import { RoadmapCard } from "./roadmap-card.tsx";

const ID = "01980000-0000-7000-8000-000000000001";
const SHARE = `/api/consultations/${ID}/roadmap/share`;
const URL_OF = "https://salon.example/plan/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const EXPIRES = "2026-06-01T00:00:00.000Z";

let requests: Request[] = [];
let rates: Rates;
let role: string;
let expiresAt: string | null;

beforeEach(() => {
  rates = { currency: "EUR", hourlyRate: 6000, productRate: 1000 };
  role = "owner";
  expiresAt = null;
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/rates": () => rates,
    "PUT /api/rates": async (request) => (rates = (await request.json()) as Rates),
    [`GET ${SHARE}`]: () => ({ expiresAt }),
    [`POST ${SHARE}`]: () => {
      expiresAt = EXPIRES;
      return { url: URL_OF, expiresAt };
    },
    [`DELETE ${SHARE}`]: () => ({ expiresAt: (expiresAt = null) }),
  });
});

const show = (visits = TWO_VISITS) =>
  renderScreen(<RoadmapCard consultationId={ID} clientName="Dana" visits={visits} />);
const card = () => screen.findByRole("region", { name: "Plan of visits for Dana" });
const textOf = async () => (await card()).textContent?.replaceAll(/\s/g, " ") ?? "";
const bodyOf = async (method: string) =>
  (await requests.find((request) => request.method === method)?.json()) as unknown;

it("tells each visit: levels, what is done, weeks, time, product, hair and when to stop", async () => {
  show();
  await screen.findByText("Rough cost, by your rates");
  const visits = within(await card())
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("h3"));
  expect(visits).toHaveLength(2);
  const second = within(visits[1]!);
  expect(second.getByRole("img").getAttribute("aria-label")).toBe(
    "From level 7, Medium Blonde, to level 9, Very Light Blonde",
  );
  for (const said of [
    "After 6 to 8 weeks",
    "Second foils, 20 vol",
    "2 h to 3 h",
    "about 120 g",
    "Moderate damage",
    "Breakage since the last visit",
  ])
    expect(second.getByText(said)).toBeTruthy();
  expect(await textOf()).toContain(
    "6 to 8 weeks from the first to the last, 4 h 30 to 6 h in the chair",
  );
});

it("is not there for a goal of one visit", () => {
  show([]);
  expect(screen.queryByRole("region")).toBeNull();
  expect(requests).toEqual([]);
});

it("says what it roughly costs by the salon's rates", async () => {
  show();
  await screen.findByText("Rough cost, by your rates");
  expect(await textOf()).toMatch(/€290 – €400/);
});

it("shows no cost until both rates are said, and takes them in a dialog", async () => {
  rates = { currency: "USD", hourlyRate: null, productRate: 900 };
  show();
  const ask = await screen.findByRole("button", { name: "Set your rates" });
  expect(await textOf()).not.toMatch(/\$|cost/i);
  fireEvent.click(ask);
  expect(screen.queryByRole("switch", { name: /rough cost/ })).toBeNull();
  const dialog = within(screen.getByRole("dialog", { name: "Your rates" }));
  fireEvent.change(dialog.getByLabelText("Currency"), { target: { value: "eur" } });
  fireEvent.change(dialog.getByLabelText("An hour in the chair"), { target: { value: "sixty" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save rates" }));
  expect(dialog.getByText("Write an amount, such as 65 or 65.50.")).toBeTruthy();
  fireEvent.change(dialog.getByLabelText("An hour in the chair"), { target: { value: "60,50" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save rates" }));
  await screen.findByText("Rough cost, by your rates");
  expect(await bodyOf("PUT")).toEqual({ currency: "EUR", hourlyRate: 6050, productRate: 900 });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it.each(["stylist", "reception"])("asks a %s for no rates", async (other) => {
  role = other;
  rates = { ...rates, hourlyRate: null };
  show();
  await screen.findByRole("button", { name: "Make a link" });
  expect(screen.queryByRole("button", { name: "Set your rates" })).toBeNull();
});

it("makes a link without the cost unless it is switched on, shows it once and ends it", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Make a link" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Link for the client");
  expect(field.value).toBe(URL_OF);
  expect(await bodyOf("POST")).toEqual({ cost: "hidden" });
  fireEvent.click(screen.getByRole("button", { name: "Stop sharing" }));
  await screen.findByRole("button", { name: "Make a link" });
  expect(screen.queryByLabelText("Link for the client")).toBeNull();
  expect(await screen.findByText("The link no longer opens.")).toBeTruthy();
});

it("shares the cost where the stylist says so", async () => {
  show();
  fireEvent.click(await screen.findByRole("switch", { name: "Show the rough cost on the page" }));
  fireEvent.click(screen.getByRole("button", { name: "Make a link" }));
  await screen.findByLabelText("Link for the client");
  expect(await bodyOf("POST")).toEqual({ cost: "shown" });
});

it("knows that a link is open without knowing the link", async () => {
  expiresAt = EXPIRES;
  show();
  await waitFor(() =>
    expect(screen.getByText(/It was shown once and is kept nowhere/)).toBeTruthy(),
  );
  expect(screen.getByRole("button", { name: "Make a new link" })).toBeTruthy();
  expect(screen.queryByLabelText("Link for the client")).toBeNull();
});
