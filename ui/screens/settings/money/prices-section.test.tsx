import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { CostSettings, PricedLine } from "#tools/pricing/cost/cost-schema.ts";
import { PricesSection } from "./prices-section.tsx";

const TOUCH: PricedLine = {
  line: "wella-professionals/color-touch",
  brandName: "Wella Professionals",
  lineName: "Color Touch",
  developer: true,
  prices: [
    {
      id: "01980000-0000-7000-8000-000000000001",
      line: "wella-professionals/color-touch",
      part: "colour",
      code: null,
      packGrams: 60,
      price: 900,
    },
  ],
};

let role: string;
let lines: PricedLine[];
let settings: CostSettings;
let fails: boolean;
let requests: Request[];

beforeEach(() => {
  role = "owner";
  lines = [TOUCH];
  settings = { currency: "EUR", hourlyRate: 6000, overheadPercent: 25, marginPercent: 20 };
  fails = false;
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/rates": () => ({ currency: "EUR", hourlyRate: 6000, productRate: null }),
    "GET /api/color-brands": () => [{ id: "goldwell", name: "Goldwell" }],
    "GET /api/product-lines": () => [
      { id: "topchic", brandId: "goldwell", name: "Topchic", type: "permanent", description: "" },
    ],
    "GET /api/prices/lines": () =>
      fails ? Response.json({ error: "No.", code: "unavailable" }, { status: 503 }) : lines,
    "GET /api/cost-settings": () => settings,
    "PUT /api/prices": () => [],
    "DELETE /api/prices/01980000-0000-7000-8000-000000000001": () => ({ id: TOUCH.prices[0]?.id }),
    "PUT /api/cost-settings": async (request) =>
      (settings = { ...settings, ...((await request.json()) as object) }),
  });
});

const open = async () => {
  renderScreen(<PricesSection />);
  return within(await screen.findByRole("region", { name: "Product prices" }));
};
const sent = (method: string) => requests.find((request) => request.method === method);

it("lists what packs cost and hold, what 100 g are, and what has no price yet", async () => {
  const section = await open();
  const line = await section.findByRole("listitem", { name: "Wella Professionals Color Touch" });
  expect(line.textContent).toContain("Color €9 for 60 g, €15 for 100 g");
  expect(line.textContent).toContain("Developer: no price yet");
});

it("prices any other line, and one shade of it by itself", async () => {
  lines = [];
  const section = await open();
  expect(await section.findByText(/No line yet/)).toBeTruthy();
  await section.findByRole("option", { name: "Topchic" });
  fireEvent.change(section.getByLabelText("Another line"), {
    target: { value: "goldwell/topchic" },
  });
  const dialog = within(screen.getByRole("dialog", { name: "What it costs you" }));
  fireEvent.click(dialog.getByRole("button", { name: "A shade with a price of its own" }));
  const shade = within(dialog.getByRole("group", { name: "One shade of Goldwell Topchic" }));
  fireEvent.change(shade.getByLabelText("One pack costs (EUR)"), { target: { value: "11,5" } });
  fireEvent.change(shade.getByLabelText("It holds (g or ml)"), { target: { value: "60" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save prices" }));
  expect(shade.getByText("Write the code of the shade, such as 7/1.")).toBeTruthy();
  fireEvent.change(shade.getByLabelText("Code of the shade"), { target: { value: "8A" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save prices" }));
  await screen.findByText("Prices saved.");
  const [code, packGrams, price] = ["8A", 60, 1150];
  expect(await sent("PUT")?.json()).toEqual({
    prices: [{ line: "goldwell/topchic", part: "colour", code, packGrams, price }],
  });
});

it("forgets a price whose fields are emptied", async () => {
  const section = await open();
  fireEvent.click(
    await section.findByRole("button", {
      name: "Change prices of Wella Professionals Color Touch",
    }),
  );
  const dialog = within(screen.getByRole("dialog"));
  const [amount, grams] = [
    dialog.getAllByLabelText("One pack costs (EUR)")[0]!,
    dialog.getAllByLabelText("It holds (g or ml)")[0]!,
  ];
  fireEvent.change(amount, { target: { value: "" } });
  fireEvent.change(grams, { target: { value: "" } });
  lines = [{ ...TOUCH, prices: [] }];
  fireEvent.click(dialog.getByRole("button", { name: "Save prices" }));
  await section.findByText("No price yet");
  expect(sent("DELETE")?.url).toMatch(/000001$/);
  expect(sent("PUT")).toBeUndefined();
});

it("takes overhead and margin within what they may be", async () => {
  const section = await open();
  const margin = await section.findByLabelText("Profit margin (%)");
  fireEvent.change(margin, { target: { value: "95" } });
  fireEvent.blur(margin);
  expect(section.getByText("Profit margin (%) must be at most 90.")).toBeTruthy();
  const save = section.getByRole<HTMLButtonElement>("button", { name: "Save" });
  fireEvent.change(margin, { target: { value: "22,5" } });
  fireEvent.click(save);
  await screen.findByText("Overhead and margin saved.");
  expect(await sent("PUT")?.json()).toEqual({ overheadPercent: 25, marginPercent: 22.5 });
});

it("lets a stylist price products and read the figures", async () => {
  role = "stylist";
  const section = await open();
  await section.findByText("Overhead 25%, margin 20%. The owner or a manager sets them.");
  expect(section.queryByRole("button", { name: "Change rates" })).toBeNull();
  expect(section.getByRole("button", { name: /^Change prices of/ })).toBeTruthy();
});

it("says when the prices could not be read, and tries again", async () => {
  fails = true;
  const section = await open();
  await section.findByText("Your prices could not be read");
  fails = false;
  fireEvent.click(section.getByRole("button", { name: "Try again" }));
  await section.findByRole("listitem", { name: "Wella Professionals Color Touch" });
});
