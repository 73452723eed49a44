import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { StylistPreferences } from "#tools/brands/schema.ts";
import { BrandSection } from "./brand-section.tsx";

const none: StylistPreferences = {
  id: "01890000-0000-7000-8000-000000000001",
  brandId: null,
  productLineIds: [],
  developerBrand: null,
  developerVolume: 20,
  asksLines: false,
};
const wella = { id: "wella-professionals", name: "Wella Professionals" };
const koleston = {
  id: "koleston-perfect",
  brandId: wella.id,
  name: "Koleston Perfect",
  type: "permanent",
  description: "",
  shadeCount: 174,
};
const shinefinity = {
  ...koleston,
  id: "shinefinity",
  name: "Shinefinity",
  type: "demi-permanent",
  shadeCount: 0,
};

function open(more: Answers = {}) {
  const asked = answering({
    "GET /api/color-brands": () => [wella],
    "GET /api/color-brands/wella-professionals/product-lines": () => [koleston, shinefinity],
    "GET /api/stylist-preferences": () => none,
    ...more,
  });
  renderScreen(<BrandSection />);
  return asked;
}

const saveButton = () => screen.findByRole<HTMLButtonElement>("button", { name: "Save" });

it("waits for a brand, begins at 20 vol, and saves what was chosen", async () => {
  const asked = open({
    "PUT /api/stylists/brand-preferences": async (request) => ({
      ...none,
      ...((await request.json()) as object),
    }),
  });
  expect((await saveButton()).disabled).toBe(true);
  screen.getByText("Please select a color brand first");
  expect(screen.getByRole("radio", { name: "20" }).getAttribute("aria-checked")).toBe("true");
  fireEvent.change(screen.getByLabelText("Color brand"), { target: { value: wella.id } });
  fireEvent.click(await screen.findByRole("button", { name: "Koleston Perfect" }));
  fireEvent.click(screen.getByRole("radio", { name: "30" }));
  fireEvent.change(screen.getByLabelText("Developer brand"), { target: { value: wella.id } });
  fireEvent.click(await saveButton());
  await screen.findByText("Preferences saved!");
  screen.getByText("Using Wella Professionals for formulas");
  const put = asked.find(({ method }) => method === "PUT");
  expect(await put?.json()).toEqual({
    brandId: wella.id,
    productLineIds: [koleston.id],
    developerBrand: wella.id,
    developerVolume: 30,
  });
});

it("says of a chosen line without shades that formulas are written in another", async () => {
  open();
  await saveButton();
  fireEvent.change(screen.getByLabelText("Color brand"), { target: { value: wella.id } });
  fireEvent.click(await screen.findByRole("button", { name: "Koleston Perfect" }));
  expect(screen.queryByText(/No shade list yet/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Shinefinity" }));
  screen.getByText(/No shade list yet for Shinefinity: formulas are written/);
});

it.each([
  [
    "what the server said",
    Response.json({ error: "Too many.", code: "invalid" }, { status: 400 }),
    "Too many.",
  ],
  [
    "a sentence of its own where it said nothing",
    new Response(null, { status: 500 }),
    "Failed to save preferences",
  ],
])("a save that fails says %s", async (_, answer, said) => {
  open({
    "GET /api/stylist-preferences": () => ({ ...none, brandId: wella.id }),
    "PUT /api/stylists/brand-preferences": () => answer.clone(),
  });
  fireEvent.click(await screen.findByRole("radio", { name: "40" }));
  fireEvent.click(await saveButton());
  await screen.findByText(said);
});

it("offers to load the brands where there are none", async () => {
  let loaded = false;
  open({
    "GET /api/color-brands": () => (loaded ? [wella] : []),
    "POST /api/color-brands/seed": () => {
      loaded = true;
      return { message: "Professional color brands loaded successfully", count: 21 };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Load professional brands" }));
  await screen.findByText("Professional color brands loaded successfully");
  await waitFor(() => screen.getByLabelText("Color brand"));
});

it("says when the brands cannot be loaded", async () => {
  open({ "GET /api/color-brands": () => new Response(null, { status: 503 }) });
  await screen.findByText("Failed to load color brands");
});
