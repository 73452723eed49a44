import type { z } from "zod";
import type { SourceCredentials, SourcePage } from "#tools/migration/sources.ts";
import type { AskMindbody } from "./mindbody.ts";
import {
  Appointment,
  Appointments,
  Client,
  Clients,
  Inventory,
  Product,
  Products,
  SessionType,
  SessionTypes,
  Staff,
  StaffMember,
  Stock,
} from "./mindbody-words.ts";
import type { createSourceMemory } from "./source-memory.ts";
import { named, readEach, recordOf } from "./source-records.ts";
import { cursorOf, firstWindow, lastDayOf, windowAfter, windowOf } from "./source-windows.ts";

const NAME = "Mindbody";
/** As many come in one answer at most. */
const MOST = 200;
const DAYS = 31;

/** A page of clients, also of those who are marked inactive. */
export async function clientsPage(ask: AskMindbody, cursor: string | null): Promise<SourcePage> {
  const page = await ask(Clients, "client/clients", {
    ...span(cursor),
    "request.includeInactive": "true",
  });
  const { read, problems } = readEach(Client, page.Clients, { kind: "client", name: NAME });
  const records = read.map((client) =>
    recordOf("clients", client.Id, {
      firstName: client.FirstName,
      lastName: client.LastName,
      email: client.Email,
      phone: client.MobilePhone || client.HomePhone || client.WorkPhone,
      birthDate: client.BirthDate?.slice(0, 10),
      mustKnow: client.RedAlert,
      notes: notesOf(client),
    }),
  );
  return { records, problems, next: nextOf(cursor, page.Clients.length, page) };
}

function notesOf({ Notes, YellowAlert, LastFormulaNotes }: z.output<typeof Client>): string {
  const formula = LastFormulaNotes?.trim() ? `Last formula: ${LastFormulaNotes.trim()}` : "";
  return [Notes, YellowAlert, formula].filter((each) => each?.trim()).join("\n");
}

/** A page of what can be booked. What it costs is said by options of its own, of which several can go with one. */
export async function servicesPage(ask: AskMindbody, cursor: string | null): Promise<SourcePage> {
  const page = await ask(SessionTypes, "site/sessiontypes", span(cursor));
  const { read, problems } = readEach(SessionType, page.SessionTypes, {
    kind: "session type",
    name: NAME,
  });
  const records = read
    .filter(({ Type }) => !Type || Type === "Appointment")
    .map((type) =>
      recordOf("services", type.Id, {
        name: type.Name,
        category: type.Category,
        description: type.OnlineDescription,
        duration: type.DefaultTimeLength,
      }),
    );
  return { records, problems, next: nextOf(cursor, page.SessionTypes.length, page) };
}

/** A page of what is sold over the counter, and how much of it there is at all locations together. */
export async function productsPage(ask: AskMindbody, cursor: string | null): Promise<SourcePage> {
  const page = await ask(Products, "sale/products", span(cursor));
  const { read, problems } = readEach(Product, page.Products, { kind: "product", name: NAME });
  const stock = await stockOf(
    ask,
    read.flatMap(({ ProductId }) => ProductId ?? []),
  );
  const records = read.map(({ ProductId, ...product }) => {
    const here = stock.get(ProductId ?? 0);
    return recordOf("products", product.Id, {
      name: product.Name,
      description: product.ShortDescription,
      supplier: product.SupplierName,
      barcode: product.Id,
      quantity: here && Math.floor(here.units),
      lowStock: here?.reorderAt || null,
    });
  });
  return { records, problems, next: nextOf(cursor, page.Products.length, page) };
}

type Held = { units: number; reorderAt: number };

async function stockOf(ask: AskMindbody, ids: readonly number[]): Promise<Map<number, Held>> {
  const held = new Map<number, Held>();
  let cursor: string | null = ids.length ? "0" : null;
  while (cursor !== null) {
    const page: z.output<typeof Inventory> = await ask(Inventory, "sale/productsinventory", {
      ...span(cursor),
      "request.productIds": ids.map(String),
    });
    const { read } = readEach(Stock, page.ProductsInventory, { kind: "stock", name: NAME });
    for (const { ProductId, UnitsInStock, ReorderLevel } of read) {
      const known = held.get(ProductId) ?? { units: 0, reorderAt: 0 };
      held.set(ProductId, {
        units: known.units + Math.max(UnitsInStock, 0),
        reorderAt: Math.max(known.reorderAt, ReorderLevel ?? 0),
      });
    }
    cursor = nextOf(cursor, page.ProductsInventory.length, page);
  }
  return held;
}

/** A page of appointments of one window of days, by the names of service and stylist. */
export async function appointmentsPage(
  ask: AskMindbody,
  {
    credentials,
    memory,
    cursor,
  }: {
    credentials: SourceCredentials;
    memory: ReturnType<typeof createSourceMemory>;
    cursor: string | null;
  },
): Promise<SourcePage> {
  const now = new Date();
  const window = cursor === null ? firstWindow(DAYS, now) : windowOf(cursor);
  const page = await ask(Appointments, "appointment/staffappointments", {
    ...span(window.at || null),
    "request.startDate": `${window.from}T00:00:00`,
    "request.endDate": `${lastDayOf(window)}T23:59:59`,
  });
  const { read, problems } = readEach(Appointment, page.Appointments, {
    kind: "appointment",
    name: NAME,
  });
  const names = read.length ? await memory.recall("names", credentials, () => namesOf(ask)) : null;
  const records = read.map((visit) =>
    recordOf("appointments", visit.Id, {
      clientSourceId: visit.ClientId,
      date: visit.StartDateTime.slice(0, 10),
      time: visit.StartDateTime.slice(11, 16),
      endTime: visit.EndDateTime?.slice(11, 16),
      duration: visit.Duration,
      service: names?.services.get(visit.SessionTypeId ?? 0),
      stylist: names?.staff.get(visit.StaffId ?? 0),
      // "NoShow" as words; "None" says nothing
      status: visit.Status === "None" ? null : spaced(visit.Status),
      notes: visit.Notes,
    }),
  );
  const at = nextOf(window.at || null, page.Appointments.length, page);
  const after = at ? { ...window, at } : windowAfter(window, DAYS, now);
  return { records, problems, next: after && cursorOf(after) };
}

const spaced = (words: string | null | undefined) =>
  words?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** What the numbers of an appointment stand for. */
async function namesOf(ask: AskMindbody) {
  const services = new Map<number, string>();
  const staff = new Map<number, string>();
  for (let cursor: string | null = "0"; cursor !== null;) {
    const page: z.output<typeof SessionTypes> = await ask(
      SessionTypes,
      "site/sessiontypes",
      span(cursor),
    );
    for (const { Id, Name } of readEach(SessionType, page.SessionTypes, { kind: "", name: NAME })
      .read)
      services.set(Id, Name);
    cursor = nextOf(cursor, page.SessionTypes.length, page);
  }
  for (let cursor: string | null = "0"; cursor !== null;) {
    const page: z.output<typeof Staff> = await ask(Staff, "staff/staff", span(cursor));
    for (const each of readEach(StaffMember, page.StaffMembers, { kind: "", name: NAME }).read)
      staff.set(each.Id, named(each.FirstName, each.LastName) || (each.DisplayName ?? ""));
    cursor = nextOf(cursor, page.StaffMembers.length, page);
  }
  return { services, staff };
}

const span = (cursor: string | null) => ({
  "request.limit": String(MOST),
  "request.offset": cursor ?? "0",
});

type Paged = { PaginationResponse?: { TotalResults: number } | null | undefined };

/** Where the next page begins; null once as many came as there are. */
function nextOf(cursor: string | null, came: number, { PaginationResponse }: Paged): string | null {
  const until = Number(cursor ?? 0) + came;
  return came > 0 && until < (PaginationResponse?.TotalResults ?? 0) ? String(until) : null;
}
