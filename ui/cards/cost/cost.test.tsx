import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { MixedBowl } from "#tools/inventory/items/movement-schema.ts";
import type {
  CostSettings,
  ProductPrice,
  Reweigh,
  SetProductPrices,
} from "#tools/pricing/cost/cost-schema.ts";
import { useBowlTotals } from "#ui/cards/formula-card/bowl-totals.ts";
import { FormulaCard } from "#ui/cards/formula-card/formula-card.tsx";

const LINE = "wella-professionals/color-touch";
const RESULT = consultationResult(BRASSY);
const ID = RESULT.consultation.id;
const FORMULA = RESULT.formulas[0]!;

const priced = (price: number, more: Partial<ProductPrice> = {}): ProductPrice => ({
  id: crypto.randomUUID(),
  line: LINE,
  part: "colour",
  code: null,
  packGrams: 60,
  price,
  ...more,
});

const COLOUR = priced(900);
const DEVELOPER = priced(1000, { part: "developer", packGrams: 1000 });

let role: string;
let prices: ProductPrice[];
let settings: CostSettings;
let reweighs: Reweigh[];
let leftOut: string[];
let bowls: Pick<MixedBowl, "id" | "formulaId" | "name" | "grams" | "undoneAt" | "createdAt">[];
let requests: Request[];

beforeEach(() => {
  useBowlTotals.setState({}, true);
  role = "stylist";
  prices = [COLOUR, DEVELOPER];
  settings = { currency: "USD", hourlyRate: 6000, overheadPercent: 25, marginPercent: 20 };
  reweighs = [];
  leftOut = [];
  bowls = [];
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/timers": () => [],
    "GET /api/prices": () => prices,
    "PUT /api/prices": async (request) => {
      const { prices: given } = (await request.json()) as SetProductPrices;
      prices = given.map((each) => priced(each.price, { ...each, code: each.code ?? null }));
      return prices;
    },
    "GET /api/cost-settings": () => settings,
    "GET /api/inventory/subscription": () => ({ isActive: bowls.length > 0 }),
    "GET /api/inventory/bowls": () => bowls,
    [`GET /api/consultations/${ID}/cost`]: () => ({
      currency: settings.currency,
      settings,
      consultationId: ID,
      bowls: [
        {
          formulaId: FORMULA.id,
          name: FORMULA.name,
          step: FORMULA.bowl?.order,
          lines: [],
          cost: null,
          grams: 60,
        },
      ],
      leftOut,
      chairMinutes: [45, 45],
      quote: {},
    }),
    [`GET /api/consultations/${ID}/reweighs`]: () => reweighs,
    [`POST /api/formulas/${FORMULA.id}/reweigh`]: async (request) => {
      const given = (await request.json()) as { mixedGrams: number; leftGrams: number };
      const cost = { mixedCost: 340, wasteCost: 68 };
      const createdAt = "2026-03-02T09:30:00.000Z";
      reweighs = [{ id: crypto.randomUUID(), formulaId: FORMULA.id, ...given, ...cost, createdAt }];
      return reweighs[0];
    },
  });
});

const show = () => renderScreen(<FormulaCard result={RESULT} />);
/** The words of the card, however they are broken up. */
const words = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
/** What the bowl's own line says, once it is there. */
const bowlCost = async () =>
  (await screen.findByText("Product cost", { selector: "summary > span" })).textContent;
const sums = async () => {
  const fold = (await screen.findByText(/Price of this visit by your rates/)).closest("details")!;
  return [...fold.querySelectorAll("dl > div")].map((row) => [
    row.querySelector("dt")?.textContent,
    row.lastElementChild?.textContent,
  ]);
};

it("says what the bowl costs, how that comes about, and keeps up while it is scaled", async () => {
  show();
  // 20 g at 0.15 and 40 g at 0.01
  expect(await bowlCost()).toBe("Product cost $3.40");
  expect(words()).toMatch(/7\/1.*20 g × \$0\.15\$?.*\$3.*40 g × \$0\.01.*\$0\.40/);
  fireEvent.click(screen.getByRole("radio", { name: "90 g" }));
  expect(await bowlCost()).toBe("Product cost $5.10");
  fireEvent.click(screen.getByRole("radio", { name: "30 g" }));
  expect(await bowlCost()).toBe("Product cost $1.70");
});

it("says what the visit costs by its parts, and that changes with the bowl and the time", async () => {
  show();
  expect(await bowlCost()).toBe("Product cost $3.40");
  expect(await sums()).toEqual([
    ["Product", "$3.40"],
    ["Labor", "$45"],
    ["Overhead", "$12.10"],
    ["Profit", "$15.13"],
    ["Price", "$75.63"],
  ]);
  expect(words()).toContain("25% of product and labor");
  expect(words()).toContain("20% of the price");
  expect(words()).toContain("(product + labor + overhead) ÷ 80%");
  fireEvent.click(screen.getByRole("radio", { name: "90 g" }));
  expect((await sums())[0]).toEqual(["Product", "$5.10"]);
  fireEvent.change(screen.getByLabelText("Minutes in the chair"), { target: { value: "60" } });
  expect((await sums())[1]).toEqual(["Labor", "$60"]);
});

it("says what has no price, takes it from one tap, and shows the cost at once", async () => {
  prices = [COLOUR];
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Add prices" }));
  expect(words()).toContain("No price yet for Color Touch Emulsion 6.3 vol");
  expect((await sums())[0]).toEqual(["Product", "not known"]);
  expect(words()).toContain("A product has no price yet");
  const dialog = within(screen.getByRole("dialog", { name: "What it costs you" }));
  const [amount] = dialog.getAllByLabelText<HTMLInputElement>("One pack costs (USD)");
  expect(amount?.value).toBe("9");
  const developer = within(dialog.getAllByRole("group")[1]!);
  fireEvent.change(developer.getByLabelText("One pack costs (USD)"), {
    target: { value: "ten" },
  });
  fireEvent.click(dialog.getByRole("button", { name: "Save prices" }));
  expect(developer.getByText("Write an amount, such as 9.50.")).toBeTruthy();
  expect(developer.getByText("Write grams, such as 60.")).toBeTruthy();
  fireEvent.change(developer.getByLabelText("One pack costs (USD)"), {
    target: { value: "10,00" },
  });
  fireEvent.change(developer.getByLabelText("It holds (g or ml)"), { target: { value: "1000" } });
  fireEvent.click(dialog.getByRole("button", { name: "Save prices" }));
  expect(await bowlCost()).toBe("Product cost $3.40");
  expect(screen.queryByRole("dialog")).toBeNull();
  const sent = requests.find(({ method }) => method === "PUT");
  expect(await sent?.json()).toEqual({
    prices: [
      { line: LINE, part: "colour", code: null, packGrams: 60, price: 900 },
      { line: LINE, part: "developer", code: null, packGrams: 1000, price: 1000 },
    ],
  });
});

it("keeps the total unsaid without an hourly rate, and says what is held back", async () => {
  settings = { ...settings, hourlyRate: null };
  leftOut = ["Base: Copper"];
  show();
  expect(await bowlCost()).toBe("Product cost $3.40");
  expect((await sums()).at(-1)).toEqual(["Price", "not known"]);
  expect(words()).toContain("The owner or a manager sets the hourly rate in Settings.");
  expect(words()).toContain("Without Base: Copper, whose grams the checks hold back.");
});

it("weighs what is left, and refuses more than was mixed", async () => {
  show();
  fireEvent.click(await screen.findByRole("button", { name: "Weigh what is left" }));
  const dialog = within(screen.getByRole("dialog", { name: "Weigh what is left" }));
  const left = dialog.getByLabelText("Left over (g)");
  fireEvent.change(left, { target: { value: "61" } });
  expect(dialog.getByText("More cannot be left than was mixed.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Keep" }));
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.change(left, { target: { value: "12" } });
  expect(dialog.getByText("48 g used, 12 g left over: $0.68 wasted")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Keep" }));
  await screen.findByRole("button", { name: "Weigh again" });
  expect(words()).toContain("48 g used, 12 g left over: $0.68 wasted");
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual({ mixedGrams: 60, leftGrams: 12 });
});

it("weighs what is left of the bowl that was mixed, of another size than the formula", async () => {
  const mixed = (grams: number, createdAt: string, undoneAt: string | null = null) => ({
    id: crypto.randomUUID(),
    formulaId: FORMULA.id,
    name: FORMULA.name,
    grams,
    drawn: [],
    cost: null,
    undoneAt,
    createdAt,
  });
  const early = "2026-03-02T08:00:00.000Z";
  bowls = [mixed(30, early, early), mixed(90, early)];
  show();
  await screen.findByRole("button", { name: "Mix again" });
  fireEvent.click(screen.getByRole("button", { name: "Weigh what is left" }));
  const dialog = within(screen.getByRole("dialog", { name: "Weigh what is left" }));
  const grams = () => screen.getByLabelText<HTMLInputElement>("Mixed (g)").value;
  expect(grams()).toBe("90");
  fireEvent.change(dialog.getByLabelText("Mixed (g)"), { target: { value: "85" } });
  fireEvent.change(dialog.getByLabelText("Left over (g)"), { target: { value: "5" } });
  fireEvent.click(dialog.getByRole("button", { name: "Keep" }));
  fireEvent.click(await screen.findByRole("button", { name: "Weigh again" }));
  expect(grams()).toBe("85");
});

it("shows the reception nothing of it, and asks for nothing", async () => {
  role = "reception";
  show();
  await screen.findByRole("button", { name: /Start 5 min timer/ });
  expect(words()).not.toMatch(/\$|Add prices|Weigh/);
  expect(requests.some(({ url }) => /prices|cost|reweigh/.test(url))).toBe(false);
});

it("shows no cost of a bowl whose grams are held back", async () => {
  const stop = {
    code: "metallic_salts_found",
    severity: "block" as const,
    sentence: "The metallic salt test reacted.",
    source: "Practice sheet",
  };
  renderScreen(<FormulaCard result={consultationResult(BRASSY, { findings: [stop] })} />);
  await screen.findByText("Do not mix this bowl");
  expect(words()).not.toMatch(/\$|Add prices|Weigh what/);
});
