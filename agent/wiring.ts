import { drizzleAdapter } from "better-auth/adapters/drizzle";
import * as authTables from "#db/schema/auth.ts";
import { openPool, overPool } from "#db/client.ts";
import { registerInstance } from "#db/instance.ts";
import { withAllSalons, withNoSalon, withSalon } from "#db/tenant.ts";
import { foundSalon } from "#tools/salons/salons.ts";
import { createApp } from "./app.ts";
import { createAuth } from "./auth.ts";
import type { Services } from "./context.ts";
import type { Env } from "./env.ts";

/** What differs between the server and a test: where things are and what stands in for the outside. */
export type Wires = Pick<Services, "env" | "model" | "photos" | "mail" | "log" | "now"> & {
  databaseUrl: string;
  directUrl?: string;
  secret: string;
  publicUrl: string;
};

/** Wires the app over a migrated database. `close` ends every connection. */
export async function wire({ databaseUrl, directUrl, secret, publicUrl, ...rest }: Wires) {
  const pool = openPool(databaseUrl);
  const signIn = openPool(databaseUrl, 4);
  const instance = await registerInstance(directUrl ?? databaseUrl);
  const everySalon = withAllSalons(pool);
  const auth = createAuth({
    secret,
    publicUrl,
    database: drizzleAdapter(overPool(signIn), { provider: "pg", schema: authTables }),
    founded: (person) => foundSalon(everySalon, person, rest.now()),
    mailFor: async () => rest.mail,
    log: rest.log,
  });
  const services: Services = {
    ...rest,
    auth,
    instance: instance.id,
    tenancy: {
      forSalon: (salonId) => withSalon(pool, salonId),
      forNobody: () => withNoSalon(pool),
      forPlatform: () => everySalon,
      ping: async () => {
        await pool`select 1`;
      },
    },
  };
  return {
    services,
    app: createApp(services),
    close: async () => {
      await Promise.all([pool.end({ timeout: 2 }), signIn.end({ timeout: 2 }), instance.close()]);
    },
  };
}

export type { Env };
