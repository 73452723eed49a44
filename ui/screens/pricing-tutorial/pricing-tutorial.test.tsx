import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { Component as PricingTutorialScreen } from "./pricing-tutorial.tsx";

const MAREN = "01980000-0000-7000-8000-000000000001";
let role: string;

beforeEach(() => {
  role = "owner";
  localStorage.clear();
  answering({
    "GET /api/auth/get-session": () => ({ salon: { role, stylistId: MAREN } }),
    "GET /api/rates": () => ({ currency: "USD", hourlyRate: null, productRate: null }),
    "GET /api/cost-settings": () => ({
      currency: "USD",
      hourlyRate: 6000,
      overheadPercent: 30,
      marginPercent: 15,
    }),
  });
});

const open = () => renderScreen(<PricingTutorialScreen />, { path: "/pricing-tutorial" });
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const partsShown = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
/** Product, labour, overhead, profit and the price, which come after the definitions of the text. */
const parts = () => partsShown().filter((text) => /^(\$[\d.,]+|–)$/.test(text ?? ""));

it("works a price out in its parts, from a year or by the salon's own figures", async () => {
  open();
  await screen.findByRole("heading", { name: "Work it out" });
  // 60,000 / (30 × 48) = 41.67 an hour; 75 minutes of it, 25% overhead, 20% of the price kept
  expect(parts()).toEqual(["$14", "$52.09", "$16.52", "$20.65", "$103.26"]);
  write(/^Hours a week/, "0");
  expect(screen.getByText("Write the hours of a week, from 1 to 100.")).toBeTruthy();
  expect(parts()).toEqual(["–", "–", "–", "–", "–"]);
  fireEvent.click(await screen.findByRole("button", { name: "Use the salon’s figures" }));
  expect(parts()).toEqual(["$14", "$75", "$26.70", "$20.42", "$136.12"]);
  const link = screen.getByRole("link", { name: "Use it for a service" });
  expect(link.getAttribute("href")).toBe(`/pricing?stylist=${MAREN}&price=%24136.12`);
});

it("remembers what was ticked off", async () => {
  open();
  fireEvent.click(await screen.findByRole("checkbox", { name: "My hourly rate is set" }));
  expect(screen.getByText("1 of 11 done")).toBeTruthy();
  cleanup();
  open();
  const kept = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: "My hourly rate is set",
  });
  expect(kept.checked).toBe(true);
});

it("offers the reception neither the salon's figures nor a way to change the menu", async () => {
  role = "reception";
  open();
  await screen.findByRole("heading", { name: "Work it out" });
  expect(screen.queryByRole("button", { name: /salon’s figures/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "Use it for a service" })).toBeNull();
});
