import type { SourcePage } from "#tools/migration/sources.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import type { AskSquare } from "./square.ts";
import { Catalog, Category, Count, Counts, Item, Variation } from "./square-words.ts";
import { readEach, recordOf } from "./source-records.ts";

/** As many ids go in one question. */
const MOST_IDS = 1_000;
const SERVICE = "APPOINTMENTS_SERVICE";
/** Square's name for the variation of an item that has one only. */
const ONLY = "Regular";
const NAME = "Square";
type Read = Omit<SourcePage, "next">;
type Sold = { item: Item; variation: Variation; several: boolean };

/** What can be booked, of a page of the catalogue: each variation is a service of its own. */
export async function servicesOf(ask: AskSquare, objects: readonly unknown[]): Promise<Read> {
  const { sold, problems } = soldOf(objects, (type) => type === SERVICE, "service");
  const categories = await categoriesOf(ask, sold);
  const records = sold.map(({ item, variation, several }) => {
    const { service_duration, price_money } = variation.item_variation_data;
    return recordOf("services", variation.id, {
      name: nameOf(item, variation, several),
      description: item.item_data.description,
      category: categories.get(categoryOf(item) ?? ""),
      duration: service_duration ? Math.round(service_duration / 60_000) : null,
      price: decimalOf(price_money),
    });
  });
  return { records, problems };
}

/** What is sold over the counter, of a page of the catalogue, and how much of it there is at all locations together. */
export async function productsOf(ask: AskSquare, objects: readonly unknown[]): Promise<Read> {
  const { sold, problems } = soldOf(objects, (type) => !type || type === "REGULAR", "product");
  const categories = await categoriesOf(ask, sold);
  const counts = await countsOf(
    ask,
    sold.map(({ variation }) => variation.id),
  );
  const records = sold.map(({ item, variation, several }) => {
    const { sku, upc, ...kept } = variation.item_variation_data;
    const warns = kept.inventory_alert_type === "LOW_QUANTITY";
    return recordOf("products", variation.id, {
      name: nameOf(item, variation, several),
      description: item.item_data.description,
      category: categories.get(categoryOf(item) ?? ""),
      code: sku,
      barcode: upc,
      quantity: Math.floor(counts.get(variation.id) ?? 0),
      lowStock: warns ? kept.inventory_alert_threshold : null,
    });
  });
  return { records, problems };
}

/** What the variations of these ids are called, as their services are. */
export async function serviceNames(
  ask: AskSquare,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const some of chunksOf(ids)) {
    const { objects, related_objects } = await ask(Catalog, "/v2/catalog/batch-retrieve", {
      body: { object_ids: some, include_related_objects: true },
    });
    const items = readEach(Item, related_objects, { kind: "item", name: NAME }).read;
    const variations = readEach(Variation, objects, { kind: "variation", name: NAME }).read;
    for (const variation of variations) {
      const item = items.find(({ id }) => id === variation.item_variation_data.item_id);
      if (item)
        names.set(variation.id, nameOf(item, variation, item.item_data.variations.length > 1));
    }
  }
  return names;
}

function soldOf(objects: readonly unknown[], isIt: (type: string) => boolean, kind: string) {
  const sold: Sold[] = [];
  // only things of this kind are judged: the other kind reads the same page
  const mine = objects.filter((object) => isIt(typeOf(object)));
  const { read, problems } = readEach(Item, mine, { kind, name: NAME });
  for (const item of read) {
    if (item.is_deleted || item.item_data.is_archived) continue;
    const found = readEach(Variation, item.item_data.variations, { kind, name: NAME });
    problems.push(...found.problems);
    const standing = found.read.filter(({ is_deleted }) => !is_deleted);
    for (const variation of standing) sold.push({ item, variation, several: standing.length > 1 });
  }
  return { sold, problems };
}

function typeOf(object: unknown): string {
  const item = (object as { item_data?: { product_type?: unknown } } | null)?.item_data;
  return typeof item?.product_type === "string" ? item.product_type : "";
}

function nameOf({ item_data }: Item, { item_variation_data }: Variation, several: boolean): string {
  const [item, variation] = [item_data.name?.trim() ?? "", item_variation_data.name?.trim() ?? ""];
  if (!several || !variation || variation === item) return item || variation;
  return variation === ONLY ? item : `${item} - ${variation}`;
}

const categoryOf = ({ item_data }: Item): string | null | undefined =>
  item_data.reporting_category?.id ?? item_data.categories?.[0]?.id ?? item_data.category_id;

async function categoriesOf(ask: AskSquare, sold: readonly Sold[]): Promise<Map<string, string>> {
  const ids = new Set(sold.flatMap(({ item }) => categoryOf(item) ?? []));
  const names = new Map<string, string>();
  for (const some of chunksOf([...ids])) {
    const { objects } = await ask(Catalog, "/v2/catalog/batch-retrieve", {
      body: { object_ids: some },
    });
    for (const { id, category_data } of readEach(Category, objects, {
      kind: "category",
      name: NAME,
    }).read)
      if (category_data.name) names.set(id, category_data.name);
  }
  return names;
}

async function countsOf(ask: AskSquare, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const some of chunksOf(ids)) {
    let cursor: string | null = null;
    do {
      const page: { counts: unknown[]; cursor: string | null } = await ask(
        Counts,
        "/v2/inventory/counts/batch-retrieve",
        { body: { catalog_object_ids: some, states: ["IN_STOCK"], ...(cursor && { cursor }) } },
      );
      for (const { catalog_object_id: id, quantity } of readEach(Count, page.counts, {
        kind: "count",
        name: NAME,
      }).read)
        counts.set(id, (counts.get(id) ?? 0) + Math.max(Number(quantity) || 0, 0));
      cursor = page.cursor;
    } while (cursor);
  }
  return counts;
}

/** Square counts money in the smallest unit of its currency. */
function decimalOf(money: Variation["item_variation_data"]["price_money"]): string | null {
  if (money?.amount === null || money?.amount === undefined) return null;
  const currency = /^[A-Z]{3}$/.exec(money.currency ?? "")?.[0] ?? "USD";
  const digits = fractionDigits(currency);
  return (money.amount / 10 ** digits).toFixed(digits);
}

function chunksOf(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < ids.length; at += MOST_IDS) chunks.push(ids.slice(at, at + MOST_IDS));
  return chunks;
}
