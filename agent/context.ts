import type { Context } from "hono";
import type {
  Actor,
  Ctx,
  Db,
  Guest,
  GuestCtx,
  Jobs,
  Log,
  Mailer,
  Model,
  PhotoStore,
  SalonCtx,
  Texter,
} from "#tools/core/context.ts";
import type { Signer } from "#tools/core/signer.ts";
import { DomainError } from "#tools/core/errors.ts";
import { tell } from "./follow-ups.ts";
import { findTool } from "#tools/registry.ts";
import type { AccountStatus } from "#tools/core/role-schema.ts";
import type { AiAccess } from "#tools/keys/ai-access.ts";
import type { TokenScope } from "#tools/tokens/schema.ts";
import type { MigrationClients } from "#tools/migration/sources.ts";
import type { Cards } from "#tools/payments/stripe/cards.ts";
import type { Pusher } from "#tools/push/pusher.ts";
import type { Platforms } from "#tools/social/platforms.ts";
import { findMembership, foundSalon, type Membership } from "#tools/salons/salons.ts";
import { finishJoining } from "#tools/team/joining.ts";
import type { Auth } from "./auth.ts";
import type { OutboxDesk } from "#tools/messages/outbox/desk.ts";
import type { Replies } from "./chat/streams.ts";
import type { Env } from "./env.ts";
import type { OwnKeys } from "./models/own-keys.ts";
import type { Load } from "./http/shedding-rules.ts";
import { noteIds } from "./watch/ids.ts";

/** Ways to the database, made by the wiring: one salon's rows, no salon's, or all. */
export type Tenancy = {
  /** `lane` is the kind of work: each kind may hold a part of the connections. */
  forSalon(salonId: string, lane?: string): Db;
  /** The counters that requests are limited by: they belong to no salon, and need no transaction that sets one. */
  forCounters(): Db;
  forPlatform(): Db;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Resolves when the database takes what is written and this process is not about to end. */
  ready(): Promise<void>;
};

/** Everything the app is wired with; tests wire the same with a database of their own. */
export type Services = {
  env: Env;
  tenancy: Tenancy;
  auth: Auth;
  /** Reads the session that a hashed token opened, unless it is over by then. */
  sessions: (hash: string, now: Date) => Promise<Session | null>;
  now: () => Date;
  /** Where mail goes out, who signs up or in is answered at whole multiples of it, in milliseconds. */
  beatMs: number;
  instance: number;
  /** How busy this process is for a kind of work. */
  loadOf: (lane: string) => Load;
  replies: Replies;
  desk: OutboxDesk;
  /** The installation's own; a ctx has what answers for its salon. */
  model: Model;
  ownKeys: OwnKeys;
  ai: AiAccess;
  photos: PhotoStore;
  mail: Mailer;
  sms: Texter;
  push: Pusher;
  cards: Cards;
  platforms: Platforms;
  migrationClients: MigrationClients;
  jobs: Jobs;
  log: Log;
  signer: Signer;
  publicUrl: string;
  /** How the owner of the demo salon signs in; there in a demo alone. */
  demo?: DemoSignIn;
};

/** What opens the demo salon. */
export type DemoSignIn = { email: string; password: string };

/** An account, as sign-in knows it. */
type Person = { id: string; name: string; email: string };

/** Whose a session is, and their place in a salon: null while they have none. */
export type Session = {
  user: Person & { passwordMailed: boolean };
  membership: Membership | null;
};

export type AppEnv = {
  Variables: {
    services: Services;
    ctx: Ctx;
    userName: string;
    /** What the token may do by which a program asks; set for MCP alone. */
    scopes: readonly TokenScope[];
  };
};

/** A verb's context for an actor. Without a request (jobs, tests) there is nothing to abort it. */
export function contextFor(services: Services, actor: Actor, c?: Context<AppEnv>): Ctx {
  noteIds({ salon: actor.salonId });
  const ctx: Ctx = { ...reachFor(services, actor.salonId, laneOf(c)), actor };
  return c ? { ...ctx, signal: c.req.raw.signal } : ctx;
}

/** What somebody without a session may reach on a stylist's public page. */
export function guestContextFor(services: Services, guest: Guest, c?: Context<AppEnv>): GuestCtx {
  noteIds({ salon: guest.salonId });
  const ctx: GuestCtx = { ...reachFor(services, guest.salonId, laneOf(c)), guest };
  return c ? { ...ctx, signal: c.req.raw.signal } : ctx;
}

/** What work of a salon may reach for which nobody acts: jobs, and texts that come in. */
export function contextForSalon(services: Services, salonId: string): SalonCtx {
  return { ...reachFor(services, salonId, laneOf()), salonId };
}

/** The kind of work that a request is: the first word of its path, of the API's the second. */
export function laneOf(c?: Context<AppEnv>): string {
  if (!c) return "jobs";
  const [, first = "", second = ""] = c.req.path.split("/");
  return first === "api" ? second : first;
}

function reachFor(services: Services, salonId: string, lane: string) {
  const {
    env: _,
    tenancy,
    auth: _auth,
    sessions: _sessions,
    loadOf: _loadOf,
    replies: _replies,
    desk: _desk,
    ownKeys,
    ...reach
  } = services;
  const model = ownKeys.modelFor(salonId, services.model);
  return {
    ...reach,
    model,
    findTool,
    tell,
    db: tenancy.forSalon(salonId, lane),
  };
}

/** What a proxy adds to what it passes on: the request came from elsewhere. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/i;

/** Whether a request was made by somebody at this very machine, as far as can be told: whoever signs up there runs the app. */
function isMadeHere({ env, publicUrl }: Services, headers: Headers): boolean {
  const isForwarded = [...headers.keys()].some((name) => FORWARDED.test(name));
  return !isForwarded && isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname);
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

/**
 * A signed-in person's place in their salon. An address of ADMIN_EMAILS makes an admin once its password was chosen by a mailed link.
 * @throws forbidden when their account is suspended.
 */
export async function memberOf(
  c: Context<AppEnv>,
  user: Person & { passwordMailed?: boolean | null | undefined },
  found: Membership | null = null,
): Promise<Actor & { accountStatus: AccountStatus; mustProveAddress: boolean }> {
  const { services } = c.var;
  const everySalon = services.tenancy.forPlatform();
  let membership = found ?? (await findMembership(everySalon, user.id));
  if (!membership) {
    // sign-up was cut off between the person and their salon
    const person = { userId: user.id, name: user.name, email: user.email };
    const joined = await finishJoining(everySalon, person, services.now());
    if (!joined) await foundSalon(everySalon, { ...person, timeZone: "UTC" }, services.now());
    membership = await findMembership(everySalon, user.id);
  }
  if (!membership) throw new DomainError("unauthenticated", "Please sign in.");
  const { accountStatus } = membership;
  if (accountStatus === "suspended") {
    throw new DomainError("forbidden", "Your account is currently suspended.", { accountStatus });
  }
  const named = services.env.ADMIN_EMAILS.includes(user.email);
  const isAdmin =
    named && (user.passwordMailed === true || isMadeHere(services, c.req.raw.headers));
  return { ...membership, isAdmin, mustProveAddress: named && !isAdmin };
}
