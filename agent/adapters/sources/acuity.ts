import { z } from "zod";
import type { Env } from "#agent/env.ts";
import type { MigrationClient, SourceCredentials, SourcePage } from "#tools/migration/sources.ts";
import { createSourceFetch, type AskSource, type SourceBounds } from "./source-fetch.ts";
import { named, readEach, recordOf } from "./source-records.ts";
import {
  cursorOf,
  firstWindow,
  lastDayOf,
  pastEmpty,
  windowAfter,
  windowOf,
} from "./source-windows.ts";

const NAME = "Acuity";
const DAYS = 28;
/** As many appointments come in one answer. There is no second page: a window that fills it is asked for again in halves. */
const MOST = 100;

const text = z.string().nullish();
const List = z.array(z.unknown());

const Client = z.object({ firstName: text, lastName: text, phone: text, email: text, notes: text });
const Type = z.object({
  id: z.number(),
  name: z.string(),
  description: text,
  /** Minutes. */
  duration: z.coerce.number().nullish(),
  price: text,
  category: text,
  active: z.boolean().nullish(),
  type: text,
});
const Visit = z.object({
  id: z.number(),
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  datetime: z.string(),
  duration: z.coerce.number().nullish(),
  price: text,
  type: text,
  calendar: text,
  notes: text,
  canceled: z.boolean().nullish(),
  noShow: z.boolean().nullish(),
});

type Ask = (path: string, query?: Record<string, string>) => Promise<z.output<typeof List>>;

/** Acuity Scheduling, by the user ID and the API key, which stands in the field of the password or in its own. */
export function createAcuity(
  { ACUITY_BASE_URL: baseUrl }: Pick<Env, "ACUITY_BASE_URL">,
  bounds: Partial<SourceBounds> = {},
): MigrationClient {
  const letsIn = "user ID and API key";
  const fetchSource = createSourceFetch({ name: NAME, baseUrl, letsIn }, bounds);
  return {
    kinds: ["clients", "services", "appointments"],
    check: async (credentials, signal) => {
      const headers = headersOf(credentials);
      await fetchSource(z.object({}), { path: "/api/v1/me", headers, signal });
    },
    page: (credentials, { kind, cursor, signal }) => {
      const ask = asUser(fetchSource, credentials, signal);
      if (kind === "clients") return clientsPage(ask);
      if (kind === "services") return typesPage(ask);
      if (kind === "appointments") return pastEmpty((at) => visitsPage(ask, at), cursor);
      return Promise.resolve({ records: [], next: null, problems: [] });
    },
  };
}

function headersOf({ username, password, apiKey }: SourceCredentials): Record<string, string> {
  const pair = Buffer.from(`${username}:${apiKey || password}`).toString("base64");
  return { authorization: `Basic ${pair}` };
}

function asUser(ask: AskSource, credentials: SourceCredentials, signal?: AbortSignal): Ask {
  const headers = headersOf(credentials);
  return (path, query = {}) => ask(List, { path: `/api/v1/${path}`, query, headers, signal });
}

/** All clients come at once, and have no number of their own. */
async function clientsPage(ask: Ask): Promise<SourcePage> {
  const { read, problems } = readEach(Client, await ask("clients"), { kind: "client", name: NAME });
  return { records: read.map((client) => recordOf("clients", null, client)), next: null, problems };
}

async function typesPage(ask: Ask): Promise<SourcePage> {
  const list = await ask("appointment-types");
  const { read, problems } = readEach(Type, list, { kind: "appointment type", name: NAME });
  const standing = read.filter(({ active }) => active !== false);
  const bookable = standing.filter(({ type }) => !type || type === "service");
  if (bookable.length < standing.length)
    problems.push(
      `${NAME}: classes and series are left out (${standing.length - bookable.length}).`,
    );
  const records = bookable.map(({ id, name, description, category, duration, price }) =>
    recordOf("services", id, { name, description, category, duration, price }),
  );
  return { records, next: null, problems };
}

async function visitsPage(ask: Ask, cursor: string | null): Promise<SourcePage> {
  const now = new Date();
  const window = cursor === null ? firstWindow(DAYS, now) : windowOf(cursor);
  const list = await ask("appointments", {
    minDate: window.from,
    maxDate: lastDayOf(window),
    max: String(MOST),
    direction: "ASC",
    showall: "true",
    excludeForms: "true",
  });
  const full = list.length >= MOST;
  if (full && window.days > 1) {
    const half = { ...window, days: Math.floor(window.days / 2) };
    return { records: [], next: cursorOf(half), problems: [] };
  }
  const { read, problems } = readEach(Visit, list, { kind: "appointment", name: NAME });
  if (full) problems.push(`${NAME}: of ${window.from} only the first ${MOST} appointments came.`);
  const records = read.map((visit) =>
    recordOf("appointments", visit.id, {
      clientName: named(visit.firstName, visit.lastName),
      email: visit.email,
      phone: visit.phone,
      start: visit.datetime.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"),
      duration: visit.duration,
      service: visit.type,
      stylist: visit.calendar,
      price: visit.price,
      notes: visit.notes,
      status: statusOf(visit),
    }),
  );
  const after = windowAfter(window, Math.min(window.days * 2, DAYS), now);
  return { records, next: after && cursorOf(after), problems };
}

function statusOf({ canceled, noShow }: z.output<typeof Visit>): string {
  if (noShow) return "no-show";
  return canceled ? "cancelled" : "confirmed";
}
