import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import type { LowItem, Supplier } from "#tools/inventory/schema.ts";
import { Component as InventoryScreen } from "./inventory.tsx";

const ID = (at: number) => `01980000-0000-7000-8000-0000000000${String(at).padStart(2, "0")}`;
const NOW = "2026-11-20T09:00:00.000Z";

const SUPPLIER: Supplier = {
  id: ID(1),
  name: "Salon Service",
  accountNumber: null,
  contactEmail: "orders@salon-service.example",
  contactPhone: null,
  website: null,
  address: null,
  notes: null,
  items: 1,
  createdAt: NOW,
};

const TUBE: LowItem = {
  id: ID(2),
  name: "Color Touch 7/1",
  brand: "Wella",
  category: "color",
  productCode: "7/1",
  barcode: "4015600123456",
  currentQuantity: 3,
  unit: "tube",
  unitGrams: 60,
  openGrams: 24,
  openedAt: NOW,
  lowStockThreshold: 5,
  targetQuantity: null,
  isLow: true,
  costPerUnit: "",
  costPerUnitMinor: null,
  supplierId: SUPPLIER.id,
  supplierName: SUPPLIER.name,
  link: null,
  expiresOn: null,
  notes: null,
  needsCount: false,
  createdAt: NOW,
  reorderQuantity: 10,
};

const GLOVES: LowItem = {
  ...TUBE,
  id: ID(3),
  name: "Gloves",
  brand: "Kent",
  productCode: null,
  category: "supplies",
  barcode: null,
  unit: "piece",
  unitGrams: null,
  openGrams: 0,
  isLow: false,
  currentQuantity: 80,
  supplierId: null,
  supplierName: null,
};

const ORDER: Order = {
  id: ID(4),
  number: "01980000",
  supplierId: SUPPLIER.id,
  supplierName: SUPPLIER.name,
  supplierEmail: SUPPLIER.contactEmail,
  addressIsNew: false,
  status: "draft",
  items: [
    {
      itemId: TUBE.id,
      name: TUBE.name,
      productCode: "7/1",
      unit: "tube",
      quantity: 10,
      received: 0,
      costPerUnitMinor: null,
    },
  ],
  total: null,
  totalIsPartial: false,
  note: "",
  expectedOn: null,
  mail: null,
  createdAt: NOW,
  submittedAt: null,
  receivedAt: null,
};

let requests: Request[];
let role: string;

function salon(answers: Answers = {}, at = "/inventory") {
  requests = answering({
    "GET /api/auth/get-session": () => ({ user: { name: "Maren" }, salon: { role } }),
    "GET /api/rates": () => ({ currency: "USD", hourlyRate: null, productRate: null }),
    "GET /api/inventory/subscription": () => ({ isActive: true }),
    "GET /api/billing": () => ({ charged: false, plans: [] }),
    "GET /api/inventory/suppliers": () => [SUPPLIER],
    "GET /api/inventory/items": () => [TUBE, GLOVES],
    "GET /api/inventory/items/low-stock": () => [TUBE],
    "GET /api/inventory/orders": () => [],
    "GET /api/inventory/movements": () => [],
    ...answers,
  });
  return renderScreen(<InventoryScreen />, { path: "/inventory", at });
}

beforeEach(() => {
  role = "owner";
});

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const inDialog = () => within(screen.getByRole("dialog"));
const refused =
  (error: string, status = 409) =>
  () =>
    Response.json({ error, code: "conflict" }, { status });
const bodies = async (method: string, path: string) =>
  Promise.all(
    requests
      .filter((each) => each.method === method && new URL(each.url).pathname === path)
      .map((each) => each.clone().json() as Promise<Record<string, unknown>>),
  );
/** What the toast says, title and description. */
const said = async (title: string) =>
  (await screen.findByText(title)).closest("[data-toast]")?.querySelector("p")?.textContent;

describe("without a plan", () => {
  const inactive = { "GET /api/inventory/subscription": () => ({ isActive: false }) };

  it("shows what it costs, that nothing is charged yet, and activates at once", async () => {
    let isActive = false;
    salon({
      "GET /api/inventory/subscription": () => ({ isActive }),
      "PUT /api/inventory/subscribe": () => ({ isActive: (isActive = true) }),
    });
    await screen.findByText("$39");
    await screen.findByText(/nothing is charged/);
    expect(screen.queryByText("Active Subscription")).toBeNull();
    await press("Subscribe");
    await screen.findByText("Subscription Activated");
    await screen.findByText("Active Subscription");
  });

  it("says why it could not be activated", async () => {
    salon({ ...inactive, "PUT /api/inventory/subscribe": refused("Not now.") });
    await waitFor(async () =>
      expect(((await button("Subscribe")) as HTMLButtonElement).disabled).toBe(false),
    );
    await press("Subscribe");
    expect(await said("Subscription Failed")).toBe("Subscription FailedNot now.");
  });

  it("leaves the plan to those who may change it", async () => {
    role = "stylist";
    salon(inactive);
    await screen.findByText(/Only the owner or a manager can change the plan/);
    expect(((await button("Subscribe")) as HTMLButtonElement).disabled).toBe(true);
  });
});

it("shows the plan, what is low with its figures, and three tabs", async () => {
  salon();
  await screen.findByText("Active Subscription");
  const low = within(await screen.findByRole("region", { name: "Low Stock Alert" }));
  low.getByText("1 item");
  low.getByText("3 tubes + 24 g open");
  low.getByText("low at 5 tubes");
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Suppliers",
    "Inventory",
    "Orders",
  ]);
  const items = within(await screen.findByRole("list", { name: "Items" }));
  expect(items.getAllByText("Low Stock")).toHaveLength(1);
});

describe("suppliers", () => {
  const at = "/inventory?tab=suppliers";

  it("asks for a name, and adds one", async () => {
    salon({ "POST /api/inventory/suppliers": () => SUPPLIER }, at);
    await press("Add Supplier");
    fireEvent.click(inDialog().getByRole("button", { name: "Add supplier" }));
    inDialog().getByText("Please enter a name.");
    write(/^Name/, " Kao ");
    write(/^Contact email/, "kao@x.example");
    expect(screen.getByLabelText(/^Contact email/).getAttribute("type")).toBe("email");
    fireEvent.click(inDialog().getByRole("button", { name: "Add supplier" }));
    await screen.findByText("Supplier Added");
    expect(await bodies("POST", "/api/inventory/suppliers")).toEqual([
      {
        name: "Kao",
        contactEmail: "kao@x.example",
        contactPhone: null,
        accountNumber: null,
        website: null,
        address: null,
        notes: null,
      },
    ]);
  });

  it.each([
    ["deletes one after a question", () => SUPPLIER, "Supplier Deleted"],
    ["says nothing when it could not be deleted", refused("No."), null],
  ] as const)("%s", async (_what, answer, title) => {
    salon({ [`DELETE /api/inventory/suppliers/${SUPPLIER.id}`]: answer }, at);
    await press("Delete Salon Service");
    await press("Delete supplier");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    if (title) await screen.findByText(title);
    else expect(document.querySelector("[data-toast]")).toBeNull();
    screen.getByRole("region", { name: "Salon Service" });
  });
});

describe("items", () => {
  it("adds one by the defaults; a cleared threshold is 5 and no supplier is null", async () => {
    salon({ "POST /api/inventory/items": () => TUBE });
    await press("Add Item");
    write(/^Name/, "Foils");
    write(/^Low-stock threshold/, "");
    fireEvent.click(inDialog().getByRole("button", { name: "Add item" }));
    await screen.findByText("Item Added");
    expect((await bodies("POST", "/api/inventory/items"))[0]).toMatchObject({
      name: "Foils",
      category: "color",
      currentQuantity: 0,
      unit: "oz",
      unitGrams: 29.6,
      lowStockThreshold: 5,
      supplierId: null,
    });
  });

  it("says what the server said when one could not be added", async () => {
    salon({ "POST /api/inventory/items": refused("This barcode is taken.") });
    await press("Add Item");
    write(/^Name/, "Foils");
    fireEvent.click(inDialog().getByRole("button", { name: "Add item" }));
    expect(await said("Error")).toBe("ErrorThis barcode is taken.");
  });

  it.each([
    [() => TUBE, "Item Deleted"],
    [refused("No."), null],
  ] as const)("deletes one, or says nothing", async (answer, title) => {
    salon({ [`DELETE /api/inventory/items/${TUBE.id}`]: answer });
    await press("More about Color Touch 7/1");
    fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    await press("Delete item");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    if (title) await screen.findByText(title);
    else expect(document.querySelector("[data-toast]")).toBeNull();
  });

  it.each([
    ["only=low", ["Color Touch 7/1"]],
    ["supplier=none", ["Gloves"]],
    ["category=supplies", ["Gloves"]],
    ["q=wella 7/1", ["Color Touch 7/1"]],
    ["category=nonsense", ["Color Touch 7/1", "Gloves"]],
  ])("narrows by the address: %s", async (query, names) => {
    salon({}, `/inventory?${query}`);
    const list = within(await screen.findByRole("list", { name: "Items" }));
    expect(list.getAllByRole("article").map((each) => each.getAttribute("aria-label"))).toEqual(
      names,
    );
  });

  it("hears a scanner: finds the item, or offers a new one with the barcode", async () => {
    const { router } = salon({
      [`GET /api/inventory/items/by-barcode/${TUBE.barcode}`]: () => TUBE,
      [`GET /api/inventory/items/${TUBE.id}/movements`]: () => [],
    });
    await screen.findByRole("list", { name: "Items" });
    const scan = (code: string) => {
      for (const key of [...Array.from(code), "Enter"]) fireEvent.keyDown(document.body, { key });
    };
    scan("9999999999994");
    const unknown = within(await screen.findByRole("dialog", { name: /No item has this barcode/ }));
    fireEvent.click(unknown.getByRole("button", { name: "Add an item with it" }));
    expect(screen.getByLabelText<HTMLInputElement>("Barcode").value).toBe("9999999999994");
    fireEvent.click(inDialog().getByRole("button", { name: "Cancel" }));
    scan(TUBE.barcode ?? "");
    await waitFor(() => expect(router.state.location.search).toContain(`item=${TUBE.id}`));
  });
});

describe("orders", () => {
  const at = "/inventory?tab=orders";

  it("needs a supplier and an item, of which only the supplier's are offered", async () => {
    salon({ "POST /api/inventory/orders": () => ORDER }, at);
    await press("Create Order");
    const create = () => fireEvent.click(inDialog().getByRole("button", { name: "Create order" }));
    create();
    expect(await said("Invalid Order")).toBe(
      "Invalid OrderPlease select a supplier and add items to the order.",
    );
    fireEvent.change(inDialog().getByLabelText(/^Supplier/), { target: { value: SUPPLIER.id } });
    expect(inDialog().queryByText("Gloves")).toBeNull();
    const quantity = inDialog().getByLabelText(`Quantity of ${TUBE.name}`);
    fireEvent.change(quantity, { target: { value: "4" } });
    fireEvent.change(quantity, { target: { value: "0" } });
    create();
    expect(await bodies("POST", "/api/inventory/orders")).toEqual([]);
    fireEvent.click(inDialog().getByRole("button", { name: `One more: Quantity of ${TUBE.name}` }));
    create();
    await screen.findByText("Order Created");
    expect(await bodies("POST", "/api/inventory/orders")).toEqual([
      { supplierId: SUPPLIER.id, items: [{ itemId: TUBE.id, quantity: 1 }] },
    ]);
  });

  const left = { withoutSupplier: [], onTheWay: [], inDraft: [] };
  const made = { ...left, orders: [ORDER] };
  const second = { ...TUBE, id: ID(7), supplierId: ID(8) };
  it.each([
    ["nothing is low", [], [], "No Low Stock Items"],
    [
      "nothing low has a supplier",
      [{ ...TUBE, supplierId: null }],
      [],
      "No Supplier AssignedLow stock items need to have suppliers assigned before auto-reordering.",
    ],
    [
      "it went",
      [TUBE, { ...TUBE, supplierId: null, id: ID(9) }],
      [made],
      "Orders Created1 order for 1 supplier",
    ],
    [
      "a part failed",
      [TUBE, second],
      [made, null],
      /^Partial Success1 order for 1 supplier, 1 failed/,
    ],
    ["all failed", [TUBE], [null], "FailedFailed to create orders. Please try again."],
    [
      "it is on its way",
      [TUBE],
      [{ ...left, orders: [], onTheWay: [TUBE.name] }],
      "Ordered AlreadyOn its way already: Color Touch 7/1.",
    ],
    [
      "it stands in a draft",
      [TUBE],
      [{ ...left, orders: [], inDraft: [TUBE.name] }],
      "Ordered AlreadyIn a draft order, not sent yet: Color Touch 7/1.",
    ],
    [
      "it went, with some of it in a draft as well",
      [TUBE],
      [{ ...made, inDraft: [TUBE.name] }],
      "Orders Created1 order for 1 supplier. In a draft order, not sent yet: Color Touch 7/1.",
    ],
  ])("quick reorder says that %s", async (_what, low, answers, toast) => {
    const answered = [...answers];
    salon(
      {
        "GET /api/inventory/items/low-stock": () => low,
        "POST /api/inventory/orders/quick": () => answered.shift() ?? refused("No.", 500)(),
      },
      at,
    );
    await press(`Quick Reorder (${low.length})`);
    await waitFor(() => {
      const text = document.querySelector("[data-toast] p")?.textContent;
      if (typeof toast === "string") expect(text).toBe(toast);
      else expect(text).toMatch(toast);
    });
  });

  const mail = {
    recipient: "orders@salon-service.example",
    error: null,
    maybeTwice: false,
    sentAt: null,
  };
  it.each([
    ["sent", "Order SentThe order has been emailed to the supplier."],
    ["not_sent", /^Not sentThe mail waits in the outbox: no mail server is set up/],
    ["failed", "Error550 no such mailbox"],
  ] as const)(
    "an emailed order is said to be %s once the mail server says so",
    async (status, toast) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      let stands: Order = ORDER;
      salon(
        {
          "GET /api/inventory/orders": () => [stands],
          [`GET /api/inventory/orders/${ORDER.id}`]: () => stands,
          [`POST /api/inventory/orders/${ORDER.id}/email`]: () => {
            const queued: Order = { ...ORDER, mail: { ...mail, status: "queued" } };
            const error = status === "failed" ? "550 no such mailbox" : null;
            stands = { ...ORDER, mail: { ...mail, status, error } };
            return { order: queued, message: "It goes out now." };
          },
        },
        at,
      );
      await press("Email to Supplier");
      await waitFor(async () =>
        expect((await button("Email to Supplier")).getAttribute("aria-busy")).toBe("true"),
      );
      expect(document.querySelector("[data-toast]")).toBeNull();
      await vi.advanceTimersByTimeAsync(1000);
      await waitFor(() => {
        const text = document.querySelector("[data-toast] p")?.textContent;
        if (typeof toast === "string") expect(text).toBe(toast);
        else expect(text).toMatch(toast);
      });
      if (status === "sent") return;
      await button("Try again");
      screen.getByRole("link", { name: "PDF of order 01980000" });
      screen.getByRole("link", { name: "CSV of order 01980000" });
    },
  );

  it("is looked at before the first order goes to an address", async () => {
    const first: Order = { ...ORDER, addressIsNew: true };
    salon(
      {
        "GET /api/inventory/orders": () => [first],
        [`GET /api/inventory/orders/${ORDER.id}`]: () => first,
        [`POST /api/inventory/orders/${ORDER.id}/email`]: () => ({ order: first, message: "" }),
      },
      at,
    );
    await press("Email to Supplier");
    const asked = within(await screen.findByRole("dialog", { name: /^Email to / }));
    asked.getByText(String(ORDER.supplierEmail));
    const mailed = () => requests.filter(({ url }) => url.endsWith("/email"));
    fireEvent.click(asked.getByRole("button", { name: "Cancel" }));
    expect(mailed()).toEqual([]);
    await press("Email to Supplier");
    await press("It is right, send");
    await waitFor(() => expect(mailed()).toHaveLength(1));
  });

  it("waits eight seconds for the mail, then says that it is on its way", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const queued: Order = { ...ORDER, mail: { ...mail, status: "queued" } };
    salon(
      {
        "GET /api/inventory/orders": () => [ORDER],
        [`GET /api/inventory/orders/${ORDER.id}`]: () => queued,
        [`POST /api/inventory/orders/${ORDER.id}/email`]: () => ({ order: queued, message: "" }),
      },
      at,
    );
    await press("Email to Supplier");
    await vi.advanceTimersByTimeAsync(9000);
    expect(await said("On its way")).toMatch(/tried again by itself/);
  });

  it("takes in what came: as ordered, with the differences marked, and closed short", async () => {
    const submitted: Order = { ...ORDER, status: "submitted" };
    const path = `/api/inventory/orders/${ORDER.id}/receive`;
    salon(
      {
        "GET /api/inventory/orders": () => [submitted],
        [`POST ${path}`]: () => ({ ...submitted, status: "received" }),
      },
      at,
    );
    await press("Receive");
    fireEvent.click(inDialog().getByRole("button", { name: "All as ordered" }));
    expect(inDialog().queryByText(/missing/)).toBeNull();
    fireEvent.change(inDialog().getByLabelText(`Came of ${TUBE.name}`), { target: { value: "8" } });
    inDialog().getByText("2 tubes missing");
    fireEvent.click(inDialog().getByRole("switch", { name: /Nothing more will come/ }));
    fireEvent.click(inDialog().getByRole("button", { name: "Finish short" }));
    await screen.findByText("Delivery Received");
    expect(await bodies("POST", path)).toEqual([
      { items: [{ itemId: TUBE.id, received: 8 }], finished: true },
    ]);
  });

  it("keeps ordering from those who may not", async () => {
    role = "stylist";
    salon({ "GET /api/inventory/orders": () => [ORDER] }, at);
    await screen.findByText(/can order from suppliers/);
    await screen.findByRole("region", { name: /Order 01980000/ });
    for (const name of ["Create Order", "Email to Supplier", /Quick Reorder/])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });
});
