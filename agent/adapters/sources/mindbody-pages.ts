import type { z } from "zod";
import type { SourcePage } from "#tools/migration/sources.ts";
import type { AskMindbody } from "./mindbody.ts";
import {
  Client,
  Clients,
  Inventory,
  Option,
  Options,
  Product,
  Products,
  SessionType,
  SessionTypes,
  Stock,
} from "./mindbody-words.ts";
import { nextOf, span } from "./mindbody-paging.ts";
import { readEach, recordOf } from "./source-records.ts";

const NAME = "Mindbody";
/** As many services come in one page: the price of each is a question of its own. */
const MOST_PRICED = 20;
const LONGEST_ALERT = 300;

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

function notesOf({ Notes, RedAlert, YellowAlert, LastFormulaNotes }: z.output<typeof Client>) {
  const formula = LastFormulaNotes?.trim() ? `Last formula: ${LastFormulaNotes.trim()}` : "";
  // an alert too long for its place stands whole before all else
  const alert = (RedAlert?.length ?? 0) > LONGEST_ALERT ? RedAlert : "";
  return [alert, Notes, YellowAlert, formula].filter((each) => each?.trim()).join("\n");
}

/** A page of what can be booked, with what one visit costs. */
export async function servicesPage(ask: AskMindbody, cursor: string | null): Promise<SourcePage> {
  const page = await ask(SessionTypes, "site/sessiontypes", span(cursor, MOST_PRICED));
  const { read, problems } = readEach(SessionType, page.SessionTypes, {
    kind: "session type",
    name: NAME,
  });
  const records = [];
  for (const type of read.filter(({ Type }) => !Type || Type === "Appointment"))
    records.push(
      recordOf("services", type.Id, {
        name: type.Name,
        category: type.Category,
        description: type.OnlineDescription,
        duration: type.DefaultTimeLength,
        price: await priceOf(ask, type.Id),
      }),
    );
  return { records, problems, next: nextOf(cursor, page.SessionTypes.length, page) };
}

/** What one visit costs: from the lowest to the highest of the options that pay for just one. */
async function priceOf(ask: AskMindbody, typeId: number): Promise<string | null> {
  // which types an option is for is not told along with it: it is asked for by type
  const { Services } = await ask(Options, "sale/services", {
    ...span(null),
    "request.sessionTypeIds": [String(typeId)],
    "request.hideRelatedPrograms": "true",
  });
  const prices = readEach(Option, Services, { kind: "option", name: NAME })
    .read.filter((each) => each.Count === 1 && !each.IsIntroOffer && !each.Discontinued)
    .map(({ Price }) => Price);
  if (prices.length === 0) return null;
  const [low, high] = [Math.min(...prices).toFixed(2), Math.max(...prices).toFixed(2)];
  return low === high ? low : `${low}-${high}`;
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
