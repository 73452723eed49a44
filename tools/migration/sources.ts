import type { MigrationKind, MigrationPlatform, SourceRecord } from "./schema.ts";

declare module "#tools/core/context.ts" {
  interface Ports {
    /** The way to other booking systems, for jobs. */
    migrationClients: MigrationClients;
  }
}

/** What a person gave to get into another system. Never logged, never in an error, kept sealed and only until the job ends. */
export type SourceCredentials = {
  username: string;
  password: string;
  apiKey: string | null;
  /** One DNS label; each client joins it to its own fixed host, or sends it as a header. */
  subdomain: string | null;
};

/** One page of a kind: what it holds, and where the next begins; `next` is null at the end. */
export type SourcePage = {
  records: SourceRecord[];
  next: string | null;
  /** What of this page could not be read, as sentences without personal data: it goes into the migration's log. */
  problems: string[];
};

/**
 * A way into another booking system by its public API. A client waits out what a system asks it to wait (429, Retry-After) up to
 * a bound, and tries what broke off again.
 * @throws SourceRefused, SourceUnavailable
 */
export type MigrationClient = {
  /** What can be fetched, in the order of `MigrationKind`. */
  readonly kinds: readonly MigrationKind[];
  /** Whether the credentials are taken, without reading anything of a client. */
  check(credentials: SourceCredentials, signal?: AbortSignal): Promise<void>;
  /** A page of a kind from `cursor` on (null: the first). The same cursor gives the same page again. */
  page(
    credentials: SourceCredentials,
    asked: { kind: MigrationKind; cursor: string | null; signal?: AbortSignal | undefined },
  ): Promise<SourcePage>;
};

/** The systems that can be asked. */
export type MigrationClients = Partial<Record<MigrationPlatform, MigrationClient>>;

/** The other system did not take the credentials, or does not let them read: said to the person as it stands. */
export class SourceRefused extends Error {
  override name = "SourceRefused";
}

/** The other system cannot be reached or has failed over and over; what was fetched stays, and it can be gone on with. */
export class SourceUnavailable extends Error {
  override name = "SourceUnavailable";
}
