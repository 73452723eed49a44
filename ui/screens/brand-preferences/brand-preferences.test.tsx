import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { BrandPreference, LineLeaflet, SetShelf, ShelfLine } from "#tools/brands/schema.ts";
import { Component as BrandPreferencesScreen } from "./brand-preferences.tsx";

const stylistId = "01890000-0000-7000-8000-000000000001";
const brands = [
  { id: "wella-professionals", name: "Wella Professionals" },
  { id: "redken", name: "Redken" },
];
const line = (
  brandId: string,
  id: string,
  name: string,
  type: LineLeaflet["type"],
  shadeCount = 4,
) => ({ brandId, id, name, type, description: "", shadeCount });
const lines = [
  line("wella-professionals", "koleston-perfect", "Koleston Perfect", "permanent"),
  line("wella-professionals", "color-touch", "Color Touch", "demi-permanent"),
  line("wella-professionals", "shinefinity", "Shinefinity", "demi-permanent", 0),
  line("redken", "shades-eq-gloss", "Shades EQ Gloss", "demi-permanent"),
];
const preference = (at: number, lineId = "koleston-perfect"): BrandPreference => ({
  id: `01890000-0000-7000-8000-00000000010${at}`,
  stylistId,
  brandId: "wella-professionals",
  brandName: "Wella Professionals",
  productLineId: lineId,
  productLineName: lineId === "koleston-perfect" ? "Koleston Perfect" : "Color Touch",
  productLineType: "permanent",
  productType: "general",
});

const leaflet: LineLeaflet = {
  ...line("wella-professionals", "koleston-perfect", "Koleston Perfect", "permanent"),
  brandName: "Wella Professionals",
  mixingRatio: "1:1",
  ratio: "1:1",
  developers: [20, 30],
  minutes: [30, 40],
  discontinued: false,
  shades: [
    { code: "6/0", name: "natural", hex: "#5b4231", level: 6 },
    { code: "7/0", name: "natural", hex: "#7b5a41", level: 7 },
    { code: "7/1", name: "ash", hex: "#70604f", level: 7 },
    { code: "0/11", name: "ash", hex: null, level: null },
  ],
};

const shelfLine = (codes: string[], unknown: ShelfLine["unknown"] = []): ShelfLine => ({
  brandId: "wella-professionals",
  lineId: "koleston-perfect",
  brandName: "Wella Professionals",
  lineName: "Koleston Perfect",
  type: "permanent",
  codes,
  stocked: [],
  made: 4,
  unknown,
  discontinued: false,
});

function open(more: Answers = {}, at = "/brand-preferences") {
  const asked = answering({
    "GET /api/auth/get-session": () => ({ salon: { stylistId } }),
    "GET /api/color-brands": () => brands,
    "GET /api/product-lines": () => lines,
    "GET /api/color-brands/wella-professionals/product-lines": () =>
      lines.filter(({ brandId }) => brandId === "wella-professionals"),
    "GET /api/color-brands/redken/product-lines": () =>
      lines.filter(({ brandId }) => brandId === "redken"),
    "GET /api/product-lines/wella-professionals/koleston-perfect": () => leaflet,
    "GET /api/product-lines/wella-professionals/color-touch": () => ({
      ...leaflet,
      id: "color-touch",
      name: "Color Touch",
      discontinued: true,
    }),
    [`GET /api/brand-preferences/${stylistId}`]: () => [],
    "GET /api/shelf": () => ({ only: false, lines: [] }),
    ...more,
  });
  renderScreen(<BrandPreferencesScreen />, { path: "/brand-preferences", at });
  return asked;
}

const sent = (asked: Request[], method: string) =>
  Promise.all(asked.filter((each) => each.method === method).map((each) => each.json()));
const select = async (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  await within(field).findByRole("option", { name: new RegExp(value) });
  const option = within(field).getByRole<HTMLOptionElement>("option", {
    name: new RegExp(value),
  });
  fireEvent.change(field, { target: { value: option.value } });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("adding a line", () => {
  it("says where it is chosen that a line has no shade list", async () => {
    open();
    await screen.findByText(/No brand preferences yet/);
    await select("Brand", "Wella");
    const field = screen.getByLabelText("Product line");
    await within(field).findByRole("option", {
      name: "Shinefinity (demi-permanent, no shade list yet)",
    });
    within(field).getByRole("option", { name: "Color Touch (demi-permanent)" });
    fireEvent.change(screen.getByLabelText("Find a line"), { target: { value: "shinefinity" } });
    await screen.findByText("No shade list yet");
  });

  it("asks for both before it asks the server", async () => {
    const asked = open();
    await screen.findByText(/No brand preferences yet/);
    press("Add");
    await screen.findByText("Validation error");
    screen.getByText("Please select both brand and product line.");
    await select("Brand", "Wella");
    press("Add");
    expect(await sent(asked, "POST")).toEqual([]);
  });

  it("offers the lines of the brand with their type, and forgets the line with the brand", async () => {
    open();
    expect(screen.getByLabelText<HTMLSelectElement>("Product line").disabled).toBe(true);
    await select("Brand", "Wella");
    await select("Product line", "Color Touch \\(demi-permanent\\)");
    expect(screen.queryByRole("option", { name: /Shades EQ/ })).toBeNull();
    await select("Brand", "Redken");
    await screen.findByRole("option", { name: "Shades EQ Gloss (demi-permanent)" });
    expect(screen.getByLabelText<HTMLSelectElement>("Product line").value).toBe("");
  });

  it("sends the pair for the stylist and says so", async () => {
    const asked = open({
      "POST /api/brand-preferences": () => Response.json(preference(1), { status: 201 }),
    });
    await select("Brand", "Wella");
    await select("Product line", "Koleston");
    press("Add");
    await screen.findByText("Preference added");
    expect(await sent(asked, "POST")).toEqual([
      {
        brandId: "wella-professionals",
        productLineId: "koleston-perfect",
        stylistId,
        productType: "general",
      },
    ]);
  });

  it.each([
    [
      "the same pair",
      [preference(1)],
      "Already exists",
      "This brand and product line combination is already added.",
    ],
    [
      "a sixth line",
      [1, 2, 3, 4, 5].map((at) => preference(at, `line-${at}`)),
      "Limit reached",
      "You can add up to 5 brand preferences.",
    ],
  ])("refuses %s without asking", async (_, existing, title, description) => {
    const asked = open({ [`GET /api/brand-preferences/${stylistId}`]: () => existing });
    await screen.findByText(`${existing.length}/5`);
    await select("Brand", "Wella");
    await select("Product line", "Koleston");
    press("Add");
    await screen.findByText(title);
    screen.getByText(description);
    expect(await sent(asked, "POST")).toEqual([]);
  });

  it.each([
    ["what the server said", { error: "No room.", code: "conflict" }, "Error", "No room."],
    [
      "a sentence of its own where the server said nothing",
      {},
      "Error",
      "Failed to add preference. Please try again.",
    ],
    [
      "that the pair is there already",
      { error: "This brand and product line combination is already added.", code: "conflict" },
      "Already exists",
      "This brand and product line combination is already added.",
    ],
  ])("that fails says %s", async (_, body, title, description) => {
    open({ "POST /api/brand-preferences": () => Response.json(body, { status: 409 }) });
    await select("Brand", "Wella");
    await select("Product line", "Koleston");
    press("Add");
    await screen.findByText(title);
    screen.getByText(description);
  });

  it("finds a line by part of its name", async () => {
    open();
    fireEvent.change(await screen.findByLabelText("Find a line"), {
      target: { value: "eq redken" },
    });
    fireEvent.click(await screen.findByRole("button", { name: /Shades EQ Gloss/ }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>("Product line").value).toBe(
        "shades-eq-gloss",
      ),
    );
  });
});

describe("the list", () => {
  const two = [preference(1), preference(2, "color-touch")];
  const listed = { [`GET /api/brand-preferences/${stylistId}`]: () => two };

  it("is numbered, counted, and tells of each line what it prints", async () => {
    open(listed);
    await screen.findByText("2/5");
    const [first, second] = screen.getAllByRole("listitem");
    within(first!).getByText("1.");
    await within(first!).findByText("Ratio 1:1");
    within(first!).getByText("20, 30 vol");
    within(first!).getByText("4 shades");
    await within(second!).findByText("Discontinued");
  });

  it("moves a line and sends the whole order", async () => {
    const asked = open({ ...listed, "PUT /api/brand-preferences/order": () => two.toReversed() });
    await screen.findByText("2/5");
    expect(
      screen.getByRole<HTMLButtonElement>("button", { name: "Move Koleston Perfect up" }).disabled,
    ).toBe(true);
    press("Move Koleston Perfect down");
    await waitFor(async () =>
      expect(await sent(asked, "PUT")).toEqual([{ ids: [two[1]!.id, two[0]!.id] }]),
    );
  });

  it("takes a line off and says so", async () => {
    open({
      ...listed,
      [`DELETE /api/brand-preferences/${two[0]!.id}`]: () => ({ id: two[0]!.id }),
    });
    await screen.findByText("2/5");
    press("Remove Wella Professionals Koleston Perfect");
    await screen.findByText("Preference removed");
  });

  it("says when it cannot be read or a line cannot be taken off", async () => {
    open({
      [`GET /api/brand-preferences/${stylistId}`]: () => new Response(null, { status: 503 }),
    });
    await screen.findByText("Failed to fetch brand preferences");
    cleanup();
    open(listed);
    await screen.findByText("2/5");
    press("Remove Wella Professionals Koleston Perfect");
    await screen.findByText("Not found.");
    cleanup();
    open({
      ...listed,
      [`DELETE /api/brand-preferences/${two[0]!.id}`]: () => new Response(null, { status: 500 }),
    });
    await screen.findByText("2/5");
    press("Remove Wella Professionals Koleston Perfect");
    await screen.findByText("Failed to remove preference. Please try again.");
  });
});

describe("the shelf", () => {
  const at = "/brand-preferences?tab=shelf";
  const stocked = (given: ShelfLine) => ({
    "GET /api/shelf": () => ({ only: false, lines: [given] }),
    "PUT /api/shelf": async (request: Request) =>
      shelfLine(((await request.json()) as SetShelf).codes),
  });
  const opened = async () => {
    const button = await screen.findByRole("button", { name: /Koleston Perfect/ });
    fireEvent.click(button);
  };

  it("counts what the inventory has in stock without a tick", async () => {
    open(stocked({ ...shelfLine(["7/0"]), stocked: ["7/0", "7/1"] }), at);
    await screen.findByText("2 of 4 on the shelf, 1 of them by the inventory");
    await opened();
    const ash = screen.getByRole<HTMLButtonElement>("button", {
      name: "7/1, ash, in stock by the inventory",
    });
    expect(ash.disabled).toBe(true);
  });

  it("ticks shades by level and saves them at once", async () => {
    const asked = open(stocked(shelfLine(["7/0"])), at);
    await opened();
    screen.getByText("1 of 4 on the shelf", { selector: "[role=status]" });
    const seven = screen.getByRole("group", { name: "Level 7" });
    expect(
      within(seven).getByRole("button", { name: "7/0, natural" }).getAttribute("aria-pressed"),
    ).toBe("true");
    fireEvent.click(within(seven).getByRole("button", { name: /Tick all/ }));
    press("6/0, natural");
    press("Save");
    await screen.findByText("Koleston Perfect: 3 products in stock");
    expect((await sent(asked, "PUT"))[0]).toEqual({
      brandId: "wella-professionals",
      lineId: "koleston-perfect",
      codes: ["7/0", "7/1", "6/0"],
    });
  });

  it("ticks all and none, and gives up what was not saved", async () => {
    open(stocked(shelfLine(["7/0"])), at);
    await opened();
    press("All");
    for (const { code, name } of leaflet.shades)
      expect(
        screen.getByRole("button", { name: `${code}, ${name}` }).getAttribute("aria-pressed"),
      ).toBe("true");
    press("None");
    screen.getByText("Not saved yet");
    await opened();
    await opened();
    press("Discard");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  });

  it("shows a code that is unknown with the nearest, and takes that instead", async () => {
    open(stocked(shelfLine(["7/0"], [{ code: "7/99", nearest: "7/1" }])), at);
    await screen.findByText("1 unknown code");
    await opened();
    press("Use 7/1 instead");
    expect(screen.getByRole("button", { name: "7/1, ash" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(screen.queryByText("7/99")).toBeNull();
  });

  it("opens a line that is nobody's preference", async () => {
    open({}, at);
    await screen.findByText(/The shelf is empty/);
    fireEvent.change(screen.getByLabelText("Open a line"), { target: { value: "koleston" } });
    fireEvent.click(await screen.findByRole("button", { name: /Koleston Perfect/ }));
    await screen.findByRole("group", { name: "Level 6" });
  });

  it("is made the only source of formulas by its switch", async () => {
    const asked = open(
      { "PUT /api/shelf/only": async (request) => (await request.json()) as object },
      at,
    );
    fireEvent.click(
      await screen.findByRole("switch", { name: /^Formulas only from what is in stock/ }),
    );
    await screen.findByText("Formulas now come from your shelf");
    expect(await sent(asked, "PUT")).toEqual([{ only: true }]);
  });

  it("says when it cannot be read", async () => {
    open({ "GET /api/shelf": () => new Response(null, { status: 503 }) }, at);
    await screen.findByText("The shelf could not be read");
  });
});
