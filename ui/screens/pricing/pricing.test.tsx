import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type {
  PriceChange,
  RepricedService,
  ServiceMargin,
} from "#tools/pricing/reprice/reprice-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { EXAMPLE_PRICES, PRICES_SHOWN_THEN } from "#tools/pricing/services/starter-word-rules.ts";
import { Component as PricingScreen } from "./pricing.tsx";

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
  priceMax: null,
  priceMaxMinor: null,
  priceFrom: false,
  payAtBooking: "none",
  depositText: null,
  depositMinor: null,
  depositPercent: null,
  noShowPercent: null,
  version: 4,
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

const LINE: RepricedService = {
  serviceId: GLOSS.id,
  name: "Gloss",
  stylistName: "Maren Falk",
  category: "Color Services",
  beforeMinor: 6500,
  afterMinor: 7000,
  beforeMaxMinor: null,
  afterMaxMinor: null,
  before: "$65",
  after: "$70",
  version: 4,
};
const OTHER: RepricedService = { ...LINE, serviceId: ILSE, name: "Haircut" };
const CHANGE: PriceChange = {
  id: ILSE,
  serviceId: GLOSS.id,
  basePrice: "$60",
  basePriceMinor: 6000,
  priceMax: "$80",
  priceMaxMinor: 8000,
  beforeMinor: null,
  batchId: null,
  stylistName: "Ilse Brandt",
  createdAt: "2026-03-01T10:00:00Z",
};
const MARGIN: ServiceMargin = {
  serviceId: GLOSS.id,
  name: "Gloss",
  price: 6500,
  visits: 6,
  product: 800,
  labour: 2100,
  overhead: 725,
  margin: 2875,
  marginPercent: 44.2,
  advised: 4531,
  missing: [],
};

let margins: ServiceMargin[];
let role: string;
let menu: Service[];
let team: { id: string; name: string }[];
let refusal: Response | undefined;
let requests: Request[];

beforeEach(() => {
  role = "owner";
  margins = [];
  menu = [GLOSS, { ...GLOSS, id: ILSE, name: "Haircut", category: "Cutting & Styling" }];
  refusal = undefined;
  team = [
    { id: MAREN, name: "Maren Falk" },
    { id: ILSE, name: "Ilse Brandt" },
  ];
  const answer = () => refusal ?? GLOSS;
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role, stylistId: MAREN } }),
    "GET /api/stylists": () => team,
    "GET /api/rates": () => ({ currency: "USD", hourlyRate: null, productRate: null }),
    [`GET /api/services/stylist/${MAREN}`]: () => menu,
    [`GET /api/services/stylist/${ILSE}`]: () => menu,
    "POST /api/services": answer,
    "POST /api/services/starter": () => menu,
    [`PATCH /api/services/${GLOSS.id}`]: answer,
    [`DELETE /api/services/${GLOSS.id}`]: answer,
    "GET /api/services/margins": () => margins,
    "POST /api/services/reprice/preview": () => ({ services: [LINE, OTHER], unchanged: 1 }),
    "POST /api/services/reprice": () => refusal ?? { batchId: ILSE, services: [LINE] },
    [`POST /api/services/reprice/${ILSE}/undo`]: () => ({ batchId: MAREN, services: [LINE] }),
    [`GET /api/services/${GLOSS.id}/prices`]: () => [CHANGE],
  });
});

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

it("shows the menu at once where there is one stylist", async () => {
  team = [{ id: MAREN, name: "Maren Falk" }];
  renderScreen(<PricingScreen />, { path: "/pricing" });
  const group = within(await screen.findByRole("region", { name: "Color Services" }));
  expect(group.getByText("$65")).toBeTruthy();
  expect((await button("Add Service")).disabled).toBe(false);
});

it("opens with the menu of whoever is signed in", async () => {
  renderScreen(<PricingScreen />, { path: "/pricing" });
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
    "Duration (minutes) must be a number.",
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
    payAtBooking: "none",
    depositText: null,
    depositPercent: null,
    noShowPercent: null,
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
  fireEvent.click(await button("More about Gloss"));
  fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  fireEvent.click(await button("Delete service"));
  expect(await screen.findByText("Service Deleted")).toBeTruthy();
});

it("says that the starter menu stands, and makes it their own at a tap", async () => {
  menu = menu.map((service) => ({ ...service, starter: true }));
  open();
  const said = await screen.findByText(/clients book from this starter menu/);
  expect(said.textContent).toContain(EXAMPLE_PRICES);
  expect(said.textContent).toContain(PRICES_SHOWN_THEN);
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

describe("many prices", () => {
  const look = async () => {
    open();
    fireEvent.click(await button("Change prices"));
    const dialog = within(screen.getByRole("dialog", { name: "Change prices" }));
    fireEvent.change(dialog.getByLabelText(/^By how many percent/), { target: { value: "-8" } });
    await dialog.findByText("Haircut");
    return dialog;
  };

  it("are seen before they change, without those that are taken out, and can be put back", async () => {
    const dialog = await look();
    const looked = requests.find(({ url }) => url.endsWith("/preview"));
    expect(await looked?.json()).toEqual({ stylistId: MAREN, percent: -8, roundTo: 5 });
    fireEvent.click(dialog.getByRole("checkbox", { name: "Haircut" }));
    fireEvent.click(dialog.getByRole("button", { name: "Change 1 price" }));
    fireEvent.click(await button("Undo"));
    expect(await screen.findByText("1 price put back")).toBeTruthy();
    const changed = requests.find(({ url }) => url.endsWith("/reprice"));
    expect(await changed?.json()).toEqual({
      services: [{ serviceId: GLOSS.id, afterMinor: 7000, afterMaxMinor: null, version: 4 }],
    });
  });

  it("stay in sight with the reason where they could not be changed", async () => {
    refusal = Response.json({ error: "Gloss was changed.", code: "conflict" }, { status: 409 });
    const dialog = await look();
    fireEvent.click(dialog.getByRole("button", { name: "Change 2 prices" }));
    expect(await dialog.findByText("Gloss was changed.")).toBeTruthy();
  });
});

it("says what each service leaves, and sorts by it when asked", async () => {
  margins = [
    MARGIN,
    {
      ...MARGIN,
      serviceId: ILSE,
      name: "Haircut",
      margin: -500,
      marginPercent: -7.7,
      advised: 9000,
    },
  ];
  open();
  expect(await screen.findAllByText(/from 6 visits/)).toHaveLength(2);
  expect(screen.getByText("advised $90")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Lowest margin" }));
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Haircut", "Gloss"]);
});

it("shows no margins to the reception", async () => {
  role = "reception";
  margins = [MARGIN];
  open();
  await screen.findByText("Gloss");
  expect(requests.some(({ url }) => url.includes("margins"))).toBe(false);
  expect(screen.queryByRole("radio", { name: "Lowest margin" })).toBeNull();
});

it("finds a service, and shows what it cost before", async () => {
  open();
  await screen.findByText("Haircut");
  write(/^Find a service/, "glo");
  expect(screen.queryByText("Haircut")).toBeNull();
  fireEvent.click(await button("More about Gloss"));
  fireEvent.click(screen.getByRole("menuitem", { name: "Price history" }));
  expect(await screen.findByText("$60–$80")).toBeTruthy();
  expect(within(screen.getByRole("dialog")).getByText("Ilse Brandt")).toBeTruthy();
});

it("says how clients read a range", async () => {
  open();
  fireEvent.click(await button("Edit Gloss"));
  write(/^Price range/, "65 to 90, by length");
  expect(screen.getByText("$65–$90")).toBeTruthy();
});
