import { z } from "zod";
import type { Env } from "#agent/env.ts";
import {
  SourceRefused,
  type MigrationClient,
  type SourceCredentials,
} from "#tools/migration/sources.ts";
import { appointmentsPage } from "./mindbody-appointments.ts";
import { clientsPage, productsPage, servicesPage } from "./mindbody-pages.ts";
import { createSourceFetch, type SourceAsk, type SourceBounds } from "./source-fetch.ts";
import { createSourceMemory } from "./source-memory.ts";
import { pastEmpty } from "./source-windows.ts";

const NAME = "Mindbody";
/** A site is a number; -99 is the one to try things on. */
const SITE = /^(?:-99|\d{1,12})$/;
const Token = z.object({ AccessToken: z.string().min(1) });

/** Asks a site below /public/v6 in the name of one of its staff. */
export type AskMindbody = <Words extends z.ZodType>(
  words: Words,
  path: string,
  query?: SourceAsk["query"],
) => Promise<z.output<Words>>;

/** Mindbody's Public API, by an API key, the number of the site, and a login of its staff, for which a token is issued. */
export function createMindbody(
  { MINDBODY_BASE_URL: baseUrl }: Pick<Env, "MINDBODY_BASE_URL">,
  bounds: Partial<SourceBounds> = {},
): MigrationClient {
  const letsIn = "login, API key and Site ID";
  const fetchSource = createSourceFetch({ name: NAME, baseUrl, letsIn }, bounds);
  const memory = createSourceMemory();

  async function issue(credentials: SourceCredentials, signal?: AbortSignal): Promise<string> {
    const { AccessToken } = await fetchSource(Token, {
      path: "/public/v6/usertoken/issue",
      headers: siteOf(credentials),
      body: { Username: credentials.username, Password: credentials.password },
      signal,
    });
    return AccessToken;
  }

  function asStaff(credentials: SourceCredentials, signal?: AbortSignal): AskMindbody {
    const askBy = async (...[words, path, query]: Parameters<AskMindbody>) => {
      const token = await memory.recall("token", credentials, () => issue(credentials, signal));
      const headers = { ...siteOf(credentials), authorization: `Bearer ${token}` };
      return fetchSource(words, {
        path: `/public/v6/${path}`,
        query: query ?? {},
        headers,
        signal,
      });
    };
    return async (words, path, query) => {
      const told = await askBy(words, path, query).catch((error: unknown) => {
        // a token may have ended since: once more with a new one
        if (!(error instanceof SourceRefused)) throw error;
        if (!memory.forget("token", credentials)) throw error;
        return askBy(words, path, query);
      });
      return told as z.output<typeof words>;
    };
  }

  return {
    kinds: ["clients", "services", "products", "appointments"],
    check: async (credentials, signal) => {
      await issue(credentials, signal);
    },
    page: (credentials, { kind, cursor, signal }) => {
      const ask = asStaff(credentials, signal);
      if (kind === "clients") return clientsPage(ask, cursor);
      if (kind === "services") return servicesPage(ask, cursor);
      if (kind === "products") return productsPage(ask, cursor);
      if (kind === "appointments")
        return pastEmpty(
          (at) => appointmentsPage(ask, { credentials, memory, cursor: at }),
          cursor,
        );
      return Promise.resolve({ records: [], next: null, problems: [] });
    },
  };
}

/** The headers that name the site. @throws SourceRefused without a key, or for a site that is no number */
function siteOf({ apiKey, subdomain }: SourceCredentials): Record<string, string> {
  if (!apiKey) throw new SourceRefused(`${NAME} needs an API key besides the login.`);
  if (!SITE.test(subdomain ?? ""))
    throw new SourceRefused(`${NAME} needs the Site ID, which is a number.`);
  return { "api-key": apiKey, siteid: subdomain ?? "" };
}
