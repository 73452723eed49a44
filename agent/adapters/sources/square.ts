import type { Env } from "#agent/env.ts";
import type { MigrationClient, SourceCredentials, SourcePage } from "#tools/migration/sources.ts";
import { bookingsPage } from "./square-bookings.ts";
import { productsOf, servicesOf } from "./square-catalog.ts";
import { Catalog, Customer, Customers, Locations } from "./square-words.ts";
import { createSourceFetch, type SourceBounds } from "./source-fetch.ts";
import { createSourceMemory } from "./source-memory.ts";
import { readEach, recordOf } from "./source-records.ts";
import { pastEmpty } from "./source-windows.ts";

/** The API as of this day; a version is served for years. */
const VERSION = "2025-01-23";
const NAME = "Square";

/** A question to Square in the name of a seller. */
export type AskSquare = ReturnType<typeof asSeller>;

/** Square, by the seller's access token, which stands in the field of the password or of the API key. */
export function createSquare(
  { SQUARE_BASE_URL: baseUrl }: Pick<Env, "SQUARE_BASE_URL">,
  bounds: Partial<SourceBounds> = {},
): MigrationClient {
  const fetchSource = createSourceFetch({ name: NAME, baseUrl, letsIn: "access token" }, bounds);
  const memory = createSourceMemory();
  return {
    kinds: ["clients", "services", "products", "appointments"],
    check: async (credentials, signal) => {
      await asSeller(fetchSource, credentials, signal)(Locations, "/v2/locations");
    },
    page: (credentials, { kind, cursor, signal }) => {
      const ask = asSeller(fetchSource, credentials, signal);
      if (kind === "clients") return clientsPage(ask, cursor);
      if (kind === "services" || kind === "products") return itemsPage(ask, kind, cursor);
      if (kind === "appointments")
        return pastEmpty((at) => bookingsPage(ask, { credentials, memory, cursor: at }), cursor);
      return Promise.resolve({ records: [], next: null, problems: [] });
    },
  };
}

function asSeller(
  ask: ReturnType<typeof createSourceFetch>,
  { apiKey, password }: SourceCredentials,
  signal: AbortSignal | undefined,
) {
  const headers = {
    authorization: `Bearer ${apiKey || password}`,
    "square-version": VERSION,
  };
  return <Words extends Parameters<typeof ask>[0]>(
    words: Words,
    path: string,
    more: { query?: Record<string, string | null>; body?: object } = {},
  ) => ask(words, { path, headers, signal, ...more });
}

async function clientsPage(ask: AskSquare, cursor: string | null): Promise<SourcePage> {
  const { customers, cursor: next } = await ask(Customers, "/v2/customers", {
    query: { limit: "100", sort_field: "CREATED_AT", sort_order: "ASC", cursor },
  });
  const { read, problems } = readEach(Customer, customers, { kind: "client", name: NAME });
  const records = read.map((customer) =>
    recordOf("clients", customer.id, {
      firstName: customer.given_name || customer.nickname || customer.company_name,
      lastName: customer.family_name,
      email: customer.email_address,
      phone: customer.phone_number,
      // the year 0000 is one that nobody knows
      birthDate: customer.birthday?.replace(/^0000-/, ""),
      notes: customer.note,
    }),
  );
  return { records, next, problems };
}

async function itemsPage(
  ask: AskSquare,
  kind: "services" | "products",
  cursor: string | null,
): Promise<SourcePage> {
  const { objects, cursor: next } = await ask(Catalog, "/v2/catalog/list", {
    query: { types: "ITEM", cursor },
  });
  const of = kind === "services" ? servicesOf : productsOf;
  return { ...(await of(ask, objects)), next };
}
