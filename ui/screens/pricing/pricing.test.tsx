// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Service } from "#tools/pricing/service-schema.ts";
import { PricingScreen } from "./pricing.tsx";

const MAREN = "01980000-0000-7000-8000-000000000001";
const ILSE = "01980000-0000-7000-8000-000000000002";
const GLOSS: Service = {
  id: "01980000-0000-7000-8000-000000000003",
  stylistId: MAREN,
  name: "Gloss",
  category: "Color Services",
  description: "Tone and shine",
  basePrice: "$65",
  basePriceMinor: 6500,
  priceRange: null,
  duration: 55,
  segments: [
    { kind: "apply", minutes: 15 },
    { kind: "process", minutes: 20 },
    { kind: "finish", minutes: 20 },
  ],
  online: true,
  onlineInProcessing: false,
  needsPatchTest: true,
  starter: false,
};

let role: string;
let menu: Service[];
let refusal: Response | undefined;
let requests: Request[];

beforeEach(() => {
  role = "owner";
  menu = [GLOSS, { ...GLOSS, id: ILSE, name: "Haircut", category: "Cutting & Styling" }];
  refusal = undefined;
  const answer = () => refusal ?? GLOSS;
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role, stylistId: MAREN } }),
    "GET /api/stylists": () => [
      { id: MAREN, name: "Maren Falk" },
      { id: ILSE, name: "Ilse Brandt" },
    ],
    "GET /api/rates": () => ({ currency: "USD", hourlyRate: null, productRate: null }),
    [`GET /api/services/stylist/${MAREN}`]: () => menu,
    [`GET /api/services/stylist/${ILSE}`]: () => menu,
    "POST /api/services": answer,
    "POST /api/services/starter": () => menu,
    [`PATCH /api/services/${GLOSS.id}`]: answer,
    [`DELETE /api/services/${GLOSS.id}`]: answer,
  });
});
afterEach(cleanup);

const open = (stylist = MAREN) =>
  renderScreen(<PricingScreen />, { path: "/pricing", at: `/pricing?stylist=${stylist}` });
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = async (method: string) => {
  const found = await waitFor(() => {
    const request = requests.find((each) => each.method === method);
    expect(request).toBeTruthy();
    return request!;
  });
  return (await found.json()) as Record<string, unknown>;
};
/** What is said to be wrong; the toaster, which is empty, says nothing. */
const problems = () =>
  screen.getAllByRole("alert").flatMap(({ textContent }) => (textContent ? [textContent] : []));
const minutesShown = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Minutes of part/).map(({ value }) => Number(value));

it("waits for a stylist before anything can be added", async () => {
  renderScreen(<PricingScreen />, { path: "/pricing" });
  expect((await button("Add Service")).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Stylist"), { target: { value: MAREN } });
  const group = within(await screen.findByRole("region", { name: "Color Services" }));
  expect(group.getByText("$65")).toBeTruthy();
  expect(group.queryByText("Haircut")).toBeNull();
  expect((await button("Add Service")).disabled).toBe(false);
});

it("asks for what is required, and sends the service with its duration as a number", async () => {
  open();
  fireEvent.click(await button("Add Service"));
  const dialog = within(screen.getByRole("dialog", { name: "Add service" }));
  fireEvent.click(dialog.getByRole("button", { name: "Add service" }));
  expect(problems()).toEqual([
    "Please enter a name.",
    "Please choose a category.",
    "Write how many minutes it takes, from 5 to 720.",
    "Write a price in USD, such as $150.",
  ]);
  write(/^Name/, "Root melt");
  write(/^Category/, "Color Services");
  write(/^Duration/, "90");
  write(/^Base price/, "£150");
  fireEvent.click(dialog.getByRole("button", { name: "Add service" }));
  expect(problems()).toEqual(["Write a price in USD, such as $150."]);
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  write(/^Base price/, "$150");
  fireEvent.click(dialog.getByRole("button", { name: "Add service" }));
  expect(await sent("POST")).toEqual({
    stylistId: MAREN,
    name: "Root melt",
    category: "Color Services",
    description: null,
    basePrice: "$150",
    priceRange: null,
    duration: 90,
    segments: null,
    online: true,
    onlineInProcessing: false,
    // colour, and nobody said otherwise
    needsPatchTest: true,
  });
  expect(await screen.findByText("Service Created")).toBeTruthy();
});

it("says why a service could not be created", async () => {
  refusal = Response.json(
    { error: "A menu holds up to 100 services.", code: "conflict" },
    { status: 409 },
  );
  open();
  fireEvent.click(await button("Add Service"));
  write(/^Name/, "One more");
  write(/^Category/, "Other");
  write(/^Duration/, "30");
  write(/^Base price/, "10");
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Add service" }));
  expect((await screen.findAllByText("A menu holds up to 100 services.")).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByRole("dialog", { name: "Add service" })).toBeTruthy();
});

it("keeps parts and duration together, whichever is changed", async () => {
  open();
  fireEvent.click(await button("Edit Gloss"));
  expect(minutesShown()).toEqual([15, 20, 20]);
  write(/^Duration/, "70");
  fireEvent.blur(screen.getByLabelText(/^Duration/));
  expect(minutesShown()).toEqual([15, 20, 35]);
  write(/^Minutes of part 1$/, "30");
  expect(screen.getByLabelText<HTMLInputElement>(/^Duration/).value).toBe("85");
  // too short for what processes: said, and nothing is cut
  write(/^Duration/, "20");
  fireEvent.click(await button("Save service"));
  expect(problems()).toEqual([
    "The parts take 85 minutes. Processing is not cut short: change the parts.",
  ]);
  expect(minutesShown()).toEqual([30, 20, 35]);
});

it("adds, orders and removes parts by keyboard, and draws them", async () => {
  open();
  fireEvent.click(await button("Edit Gloss"));
  const parts = within(screen.getByRole("group", { name: "Parts of the service" }));
  const bar = () => parts.getByRole("img").getAttribute("aria-label");
  expect(bar()).toBe("apply 15 min, process 20 min, finish 20 min; 55 min altogether");
  fireEvent.keyDown(parts.getByLabelText("Part 3"), { key: "ArrowUp", altKey: true });
  expect(bar()).toBe("apply 15 min, finish 20 min, process 20 min; 55 min altogether");
  expect(parts.getByText("finish 20 is now 2 of 3.")).toBeTruthy();
  fireEvent.click(parts.getByRole("button", { name: "Add a part" }));
  expect(minutesShown()).toEqual([15, 20, 20, 10]);
  fireEvent.click(parts.getByRole("button", { name: "Remove finish 20" }));
  fireEvent.click(screen.getByRole("switch", { name: /^Others may be booked/ }));
  fireEvent.click(await button("Save service"));
  expect(await sent("PATCH")).toMatchObject({
    duration: 45,
    segments: [
      { kind: "apply", minutes: 15 },
      { kind: "process", minutes: 20 },
      { kind: "finish", minutes: 10 },
    ],
    onlineInProcessing: true,
  });
  expect(await screen.findByText("Service Updated")).toBeTruthy();
});

it("deletes after a question", async () => {
  open();
  fireEvent.click(await button("Delete Gloss"));
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  fireEvent.click(await button("Delete service"));
  expect(await screen.findByText("Service Deleted")).toBeTruthy();
});

it("says that the starter menu stands, and makes it their own at a tap", async () => {
  menu = menu.map((service) => ({ ...service, starter: true }));
  open();
  expect(await screen.findByText(/at example prices/)).toBeTruthy();
  fireEvent.click(await button("Start from the starter menu"));
  expect(await sent("POST")).toEqual({ stylistId: MAREN });
});

it.each([
  ["stylist", ILSE],
  ["reception", MAREN],
])("lets the %s read another's menu only", async (who, stylist) => {
  role = who;
  open(stylist);
  await screen.findByText("Gloss");
  expect(screen.queryByRole("button", { name: "Edit Gloss" })).toBeNull();
  expect((await button("Add Service")).disabled).toBe(true);
});
